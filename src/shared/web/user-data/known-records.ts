import type { RecordChange, RecordOrder } from './database-schema.ts'

/** The values of a type by id. */
export type RecordValues = ReadonlyMap<string, unknown>

/** The values of a type from the id or day `from`, and perhaps others. With an empty `from`, all of them. */
export interface KnownRecords {
  readonly from: string
  readonly order: RecordOrder
  readonly records: RecordValues
}

/** Shows changes in the values that the page knows. */
export function withChanges(
  { from, order, records }: KnownRecords,
  changes: readonly RecordChange[],
): KnownRecords {
  const next = new Map(records)
  for (const each of changes) {
    // An earlier value is read when needed. By day, the page may know more than it must, so this doesn't check days.
    if (order === 'id' && each.id < from) continue
    if ('add' in each) {
      // This page's share of the sum, until the database is read again.
      const key = `${each.id}@`
      const value = next.get(key)
      next.set(key, (typeof value === 'number' ? value : 0) + each.add)
    } else if (each.value === null) next.delete(each.id)
    else if (!each.ifMissing || !next.has(each.id)) next.set(each.id, each.value)
  }
  return { from, order, records: next }
}
