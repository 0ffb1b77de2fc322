import { stampParts } from '#shared/core/own-things/stamp.ts'
import { BATCH_THINGS, type Thing } from '#shared/core/own-things/thing.ts'
import { batchOf } from './batch.ts'
import type { ThingsDatabase } from './things-database.ts'

export interface SyncAnswer {
  readonly things: readonly Thing[]
  readonly cursor: number
  readonly more: boolean
  readonly now: number
}

interface SyncOptions {
  readonly database: ThingsDatabase
  /** `POST /api/things/sync`. */
  readonly send: (body: { readonly after: number; readonly things: readonly Thing[] }) => Promise<SyncAnswer>
  /** Kinds of which nothing leaves this device. */
  readonly kept?: ReadonlySet<string>
  /** Gets the kinds that changed here, as they do: also of a sync that breaks off. */
  readonly changed?: Set<string>
  readonly now?: () => number
}

/** Statuses of an answer to blame on what was sent; with 500 it may be, and is tried again the next time. */
const BLAMES = [400, 413, 422, 500]

/**
 * Takes what the device has not got and sends what the account has not, in batches, until both have all. Every step is
 * complete in itself: what breaks off in between is done again the next time, and nothing twice matters. A thing that
 * the account refuses does not hold up the others. Throws what `send` throws.
 */
export async function syncOnce(options: SyncOptions): Promise<void> {
  // Nothing is sent at first: the clock is put right before a stamp leaves the device.
  while (await exchange(options, []));
  const failed = new Map<string, unknown>()
  let most = BATCH_THINGS
  for (;;) {
    const batch = await nextBatch(options, most, failed)
    if (batch.length === 0) break
    try {
      let more = await exchange(options, batch)
      while (more) more = await exchange(options, [])
      most = Math.min(most * 2, BATCH_THINGS)
    } catch (error) {
      const status = statusOf(error)
      if (!BLAMES.includes(status)) throw error
      const [alone] = batch
      if (batch.length > 1) most = Math.ceil(batch.length / 2)
      else if (alone && status === 500) failed.set(alone.at, error)
      else await options.database.refuse(batch)
    }
  }
  for (const error of failed.values()) throw error
}

/** One call; returns whether there is more to take. */
async function exchange(
  { database, send, changed, now = Date.now }: SyncOptions,
  things: readonly Thing[],
): Promise<boolean> {
  const letGo = await database.letGo()
  const after = await database.cursor()
  const answer = checked(await send({ after, things }))
  await database.setClock(answer.now - now())
  if (answer.cursor < after) {
    // It was put back to an earlier state, from a copy: what it lost is still here.
    await database.startOver()
    return true
  }
  for (const kind of await database.take(things, answer.things, answer.cursor, letGo)) changed?.add(kind)
  return answer.more && answer.cursor > after
}

/** The oldest changes, as many as one call takes. */
async function nextBatch(
  { database, kept = new Set() }: SyncOptions,
  most: number,
  failed: ReadonlyMap<string, unknown>,
): Promise<readonly Thing[]> {
  const unsent = await database.pending(most + failed.size, kept)
  return batchOf(unsent.filter(({ at }) => !failed.has(at)).slice(0, most))
}

/** Something between may answer in the server’s place, such as the sign-in page of a network. */
function checked(answer: SyncAnswer): SyncAnswer {
  const { things, cursor, now } = answer
  const isRight =
    Number.isSafeInteger(cursor) &&
    Number.isFinite(now) &&
    Array.isArray(things) &&
    things.every(
      ({ kind, id, at, value }: Partial<Thing>) =>
        typeof kind === 'string' && typeof id === 'string' && value !== undefined && stampParts(`${at}`),
    )
  if (!isRight) throw new TypeError('This is not the answer of a sync.')
  return answer
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0
