import type { Latest, LatestOf, TimeName } from '#shared/core/own-things/latest.ts'
import { type KeptThing, type OpenThings, type Order, ofKind } from './things-schema.ts'

/** So many are taken from the database at once: between two such pages the page answers touches. */
const PAGE = 1000

/** What stands of a kind from the id, or the day, `from` on: values by id. What has no day is in the whole alone. */
export async function allIn(
  db: OpenThings,
  kind: string,
  from: string,
  order: Order,
): Promise<ReadonlyMap<string, unknown>> {
  if (order === 'day' && from !== '') {
    const late = await db.getAllFromIndex('things', 'day', ofKind(kind, from))
    return new Map(late.map(({ id, value }) => [id, value]))
  }
  // One transaction: no change comes between the pages.
  return standingIn(db.transaction('things').store, kind, from)
}

/** What stands of a kind from the id `from` on, in the order of ids. */
export async function standingIn(
  store: { getAll(range: IDBKeyRange, count: number): Promise<KeptThing[]> },
  kind: string,
  from = '',
): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>()
  let range = ofKind(kind, from)
  for (;;) {
    const page = await store.getAll(range, PAGE)
    for (const { id, value } of page) if (value !== null) found.set(id, value)
    const last = page.at(-1)
    if (!last || page.length < PAGE) return found
    range = IDBKeyRange.bound([kind, last.id], range.upper, true)
  }
}

/**
 * The latest of a kind, the latest first; what is no value of the kind is passed over. How many there are is said when
 * these are all: to count the others takes longer than to read these.
 */
export async function latestInDatabase<Value>(
  db: OpenThings,
  { kind, time, most, check }: LatestOf<Value>,
): Promise<Latest<Value>> {
  const entries: [string, Value][] = []
  let cursor = await db.transaction('things').store.index(time).openCursor(ofKind(kind), 'prev')
  while (cursor) {
    const { id, value: found } = cursor.value
    const value = check(found, id)
    if (value !== undefined) entries.push([id, value])
    cursor = entries.length <= most ? await cursor.continue() : null
  }
  return entries.length > most ? { entries: entries.slice(0, most) } : { entries, size: entries.length }
}

/** How many of a kind have such a time. */
export const countInDatabase = (db: OpenThings, kind: string, time: TimeName): Promise<number> =>
  db.countFromIndex('things', time, ofKind(kind))
