import { BATCH_RECORDS, type UserRecord } from '#shared/core/user-data/record.ts'
import { timestampParts } from '#shared/core/user-data/timestamp.ts'
import { batchOf } from './batch.ts'
import type { RecordDatabase } from './record-database.ts'

/** What a device sends; `after` and `token` are the `cursor` and `token` of the last answer. */
export interface SyncBody {
  readonly after: number
  readonly token?: string
  readonly records: readonly UserRecord[]
}

export interface SyncAnswer {
  readonly records: readonly UserRecord[]
  readonly cursor: number
  readonly token?: string
  readonly more: boolean
  readonly now: number
}

interface SyncOptions {
  readonly database: RecordDatabase
  /** `POST /api/sync`. */
  readonly send: (body: SyncBody) => Promise<SyncAnswer>
  /** Kinds of which nothing leaves this device. */
  readonly kept?: ReadonlySet<string>
  /** Gets the types that changed here, as they do: also of a sync that breaks off. */
  readonly changed?: Set<string>
  readonly now?: () => number
}

/** Statuses of an answer to blame on what was sent; with 500 it may be, and is tried again the next time. */
const BLAMES = [400, 413, 422, 500]

/**
 * Takes what the device has not got and sends what the account has not, in batches, until both have all. Every step is
 * complete in itself: what breaks off in between is done again the next time, and nothing twice matters. A record that
 * the account refuses does not hold up the others. Throws what `send` throws.
 */
export async function syncOnce(options: SyncOptions): Promise<void> {
  // Nothing is sent at first: the clock is put right before a timestamp leaves the device.
  while (await exchange(options, []));
  const failed = new Map<string, unknown>()
  let most = BATCH_RECORDS
  for (;;) {
    const batch = await nextBatch(options, most, failed)
    if (batch.length === 0) break
    try {
      let more = await exchange(options, batch)
      while (more) more = await exchange(options, [])
      most = Math.min(most * 2, BATCH_RECORDS)
    } catch (error) {
      const status = statusOf(error)
      if (!BLAMES.includes(status)) throw error
      const [alone] = batch
      if (batch.length > 1) most = Math.ceil(batch.length / 2)
      else if (alone && status === 500) failed.set(alone.at, error)
      else await options.database.markRejected(batch)
    }
  }
  for (const error of failed.values()) throw error
}

/** One call; returns whether there is more to take. */
async function exchange(
  { database, send, changed, now = Date.now }: SyncOptions,
  records: readonly UserRecord[],
): Promise<boolean> {
  const resets = await database.resets()
  const { cursor: after, token } = await database.position()
  const answer = checked(await send({ after, ...(token && { token }), records }))
  await database.setClock(answer.now - now())
  if (answer.cursor < after) {
    // A backup was restored: the account lacks records that are still here.
    await database.resendAll()
    return true
  }
  for (const type of await database.takeAnswer(records, answer.records, answer, resets)) changed?.add(type)
  return answer.more && answer.cursor > after
}

/** The oldest changes, as many as one call takes. */
async function nextBatch(
  { database, kept = new Set() }: SyncOptions,
  most: number,
  failed: ReadonlyMap<string, unknown>,
): Promise<readonly UserRecord[]> {
  const unsent = await database.pending(most + failed.size, kept)
  return batchOf(unsent.filter(({ at }) => !failed.has(at)).slice(0, most))
}

/** Something between may answer in the server’s place, such as the sign-in page of a network. */
function checked(answer: SyncAnswer): SyncAnswer {
  const { records, cursor, now } = answer
  const isRight =
    Number.isSafeInteger(cursor) &&
    Number.isFinite(now) &&
    Array.isArray(records) &&
    records.every(
      ({ type, id, at, value }: Partial<UserRecord>) =>
        typeof type === 'string' && typeof id === 'string' && value !== undefined && timestampParts(`${at}`),
    )
  if (!isRight) throw new TypeError('This is not the answer of a sync.')
  return answer
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0
