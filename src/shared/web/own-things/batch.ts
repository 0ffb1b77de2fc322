import { BATCH_BYTES, BATCH_THINGS, type Thing } from '#shared/core/own-things/thing.ts'

/** The first of the things, as many as one call of a sync takes; at least one, however large it is. */
export function batchOf(things: readonly Thing[]): readonly Thing[] {
  const most = things.slice(0, BATCH_THINGS)
  const encoder = new TextEncoder()
  let bytes = 0
  const end = most.findIndex((thing, index) => {
    bytes += encoder.encode(JSON.stringify(thing)).length + 1
    return bytes > BATCH_BYTES && index > 0
  })
  return end < 0 ? most : most.slice(0, end)
}
