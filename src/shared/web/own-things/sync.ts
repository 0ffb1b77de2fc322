import { BATCH_BYTES, BATCH_THINGS, type Thing } from '#shared/core/own-things/thing.ts'
import type { ThingsDatabase } from './things-database.ts'

/** A clock that is off by less is left alone. */
const CLOCK_SLACK_MS = 30_000

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
  readonly now?: () => number
}

/**
 * Sends what the account has not got and takes what the device has not, in batches, until both have all. Every step is
 * complete in itself: what breaks off in between is done again the next time, and nothing twice matters. Returns the
 * kinds that changed here. Throws what `send` throws.
 */
export async function syncOnce({
  database,
  send,
  kept = new Set(),
  now = Date.now,
}: SyncOptions): Promise<ReadonlySet<string>> {
  const changed = new Set<string>()
  // The first call sends nothing: the clock is put right before a stamp leaves the device.
  let batch: readonly Thing[] = []
  for (;;) {
    const answer = await send({ after: await database.cursor(), things: batch })
    await putClockRight(database, answer.now - now())
    const own = new Set(batch.map(({ at }) => at))
    const found = answer.things.filter(({ at }) => !own.has(at))
    for (const kind of await database.take(batch, found, answer.cursor)) changed.add(kind)
    batch = batchOf(await database.pending(BATCH_THINGS, kept))
    if (batch.length === 0 && !answer.more) return changed
  }
}

async function putClockRight(database: ThingsDatabase, ahead: number): Promise<void> {
  if (Math.abs(ahead - (await database.ahead())) > CLOCK_SLACK_MS) await database.setClock(ahead)
}

/** As many as one call takes. */
function batchOf(things: readonly Thing[]): readonly Thing[] {
  const encoder = new TextEncoder()
  let bytes = 0
  const end = things.findIndex((thing, index) => {
    bytes += encoder.encode(JSON.stringify(thing)).length + 1
    return bytes > BATCH_BYTES && index > 0
  })
  return end < 0 ? things : things.slice(0, end)
}
