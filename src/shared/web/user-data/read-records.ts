import type { Latest, LatestOf, TimeName } from '#shared/core/user-data/latest-records.ts'
import { type DeviceRecord, type OpenDatabase, type RecordOrder, rangeOfType } from './database-schema.ts'

/** So many are taken from the database at once: between two such pages the page answers touches. */
const PAGE = 1000

/** What stands of a type from the id, or the day, `from` on: values by id. What has no day is in the whole alone. */
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
  // One transaction: no change comes between the pages.
  return valuesById(db.transaction('records').store, type, from)
}

/** What stands of a type from the id `from` on, in the order of ids. */
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
 * The latest of a type, the latest first; what is no value of the type is passed over. How many there are is said when
 * these are all: to count the others takes longer than to read these.
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

/** How many of a type have such a time. */
export const countRecords = (db: OpenDatabase, type: string, time: TimeName): Promise<number> =>
  db.countFromIndex('records', time, rangeOfType(type))
