import { BATCH_BYTES, BATCH_RECORDS, type UserRecord } from '#shared/core/user-data/record.ts'

/** The first of the records, as many as one call of a sync takes; at least one, however large it is. */
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
