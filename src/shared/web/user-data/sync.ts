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
  /** Types that stay on this device. */
  readonly deviceOnly?: ReadonlySet<string>
  /** Receives the types that changed here, even if the sync is interrupted. */
  readonly changed?: Set<string>
  readonly now?: () => number
}

/** Statuses caused by the records that were sent. A 500 may be, so such a record is tried again next time. */
const BLAMES = [400, 413, 422, 500]

/**
 * Sends unsynced records and receives new ones, in batches, until the device and the account are equal. Each batch is
 * complete in itself and can be repeated, so an interrupted sync continues the next time. A record that the account rejects
 * doesn't delay the others. Throws what `send` throws.
 */
export async function syncOnce(options: SyncOptions): Promise<void> {
  // The first request sends nothing, so that the clock is corrected before a timestamp leaves the device.
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

/** One request. Returns whether there is more to receive. */
async function exchange(
  { database, send, changed, now = Date.now }: SyncOptions,
  records: readonly UserRecord[],
): Promise<boolean> {
  const resets = await database.resets()
  const { cursor: after, token } = await database.position()
  const answer = checked(await send({ after, ...(token && { token }), records }))
  await database.setClock(answer.now - now())
  if (answer.cursor < after) {
    // The server was restored from a backup, so the account lacks records that are still here.
    await database.resendAll()
    return true
  }
  for (const type of await database.takeAnswer(records, answer.records, answer, resets)) changed?.add(type)
  return answer.more && answer.cursor > after
}

/** The oldest unsynced changes, as many as fit into one request. */
async function nextBatch(
  { database, deviceOnly = new Set() }: SyncOptions,
  most: number,
  failed: ReadonlyMap<string, unknown>,
): Promise<readonly UserRecord[]> {
  const unsent = await database.pending(most + failed.size, deviceOnly)
  return batchOf(unsent.filter(({ at }) => !failed.has(at)).slice(0, most))
}

/** Throws if this isn't the server’s answer: the sign-in page of a network may answer instead. */
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
