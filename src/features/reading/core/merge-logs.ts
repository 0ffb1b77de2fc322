import type { LogEntry, ReadingLog } from './reading-log.ts'

/**
 * Merges two logs; of each entry the last change wins. Merging is commutative and idempotent.
 */
export function mergeLogs(a: ReadingLog, b: ReadingLog): ReadingLog {
  return {
    plans: mergeEntries(a.plans, b.plans),
    sessions: mergeEntries(a.sessions, b.sessions),
    pauses: mergeEntries(a.pauses, b.pauses),
  }
}

function mergeEntries<Item extends LogEntry>(a: readonly Item[], b: readonly Item[]): readonly Item[] {
  const byId = new Map<string, Item>()
  for (const item of [...a, ...b]) {
    const other = byId.get(item.id)
    if (!other || isLater(item, other)) byId.set(item.id, item)
  }
  return sortByCreation(byId.values())
}

/** Sorted by creation time. */
export const sortByCreation = <Item extends LogEntry>(items: Iterable<Item>): readonly Item[] =>
  [...items].sort((x, y) => compare(x.createdAt, y.createdAt) || compare(x.id, y.id))

/** Ties are decided by content, so that the same version wins on every device. */
const isLater = (item: LogEntry, other: LogEntry) =>
  (compare(item.updatedAt, other.updatedAt) || compare(canonicalJson(item), canonicalJson(other))) > 0

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const canonicalJson = (item: LogEntry) =>
  JSON.stringify(Object.entries(item).sort(([a], [b]) => compare(a, b)))
