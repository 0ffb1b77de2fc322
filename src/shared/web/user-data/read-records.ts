import type { Latest, LatestOf, TimeName } from '#shared/core/user-data/latest-records.ts'
import { type DeviceRecord, type OpenDatabase, type RecordOrder, rangeOfType } from './database-schema.ts'

/** Records per read. Between two reads, the page can respond to touches. */
const PAGE = 1000

/** The values of a type by id, from the id or day `from`. Values without a day are found by id only. */
export async function readType(
  db: OpenDatabase,
  type: string,
  from: string,
  order: RecordOrder,
): Promise<ReadonlyMap<string, unknown>> {
  if (order === 'day' && from !== '') {
    const late = await db.getAllFromIndex('records', 'day', rangeOfType(type, from))
    return new Map(late.map(({ id, value }) => [id, value]))
  }
  // One transaction, so that no change comes between the reads.
  return valuesById(db.transaction('records').store, type, from)
}

/** The values of a type from the id `from`, in the order of ids. */
export async function valuesById(
  store: { getAll(range: IDBKeyRange, count: number): Promise<DeviceRecord[]> },
  type: string,
  from = '',
): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>()
  let range = rangeOfType(type, from)
  for (;;) {
    const page = await store.getAll(range, PAGE)
    for (const { id, value } of page) if (value !== null) found.set(id, value)
    const last = page.at(-1)
    if (!last || page.length < PAGE) return found
    range = IDBKeyRange.bound([type, last.id], range.upper, true)
  }
}

/**
 * The latest records of a type, the latest first, without invalid ones. `size` is missing if there are more, because
 * counting them takes longer than reading these.
 */
export async function readLatestRecords<Value>(
  db: OpenDatabase,
  { type, time, most, check }: LatestOf<Value>,
): Promise<Latest<Value>> {
  const entries: [string, Value][] = []
  let cursor = await db.transaction('records').store.index(time).openCursor(rangeOfType(type), 'prev')
  while (cursor) {
    const { id, value: found } = cursor.value
    const value = check(found, id)
    if (value !== undefined) entries.push([id, value])
    cursor = entries.length <= most ? await cursor.continue() : null
  }
  return entries.length > most ? { entries: entries.slice(0, most) } : { entries, size: entries.length }
}

/** The number of records of a type that have this time field. */
export const countRecords = (db: OpenDatabase, type: string, time: TimeName): Promise<number> =>
  db.countFromIndex('records', time, rangeOfType(type))
