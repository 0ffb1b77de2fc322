import { BATCH_BYTES, BATCH_RECORDS, type UserRecord } from '#shared/core/user-data/record.ts'

/** The first of `records`, as many as fit into one sync request; at least one, whatever its size. */
export function batchOf(records: readonly UserRecord[]): readonly UserRecord[] {
  const most = records.slice(0, BATCH_RECORDS)
  const encoder = new TextEncoder()
  let bytes = 0
  const end = most.findIndex((record, index) => {
    bytes += encoder.encode(JSON.stringify(record)).length + 1
    return bytes > BATCH_BYTES && index > 0
  })
  return end < 0 ? most : most.slice(0, end)
}
