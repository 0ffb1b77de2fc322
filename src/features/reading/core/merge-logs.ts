import type { LogEntry, ReadingLog } from './reading-log.ts'

/**
 * Both logs as one: of each thing the version that was changed last. The order of merging, and merging twice, make no
 * difference.
 */
export function mergeLogs(a: ReadingLog, b: ReadingLog): ReadingLog {
  return {
    plans: merged(a.plans, b.plans),
    sessions: merged(a.sessions, b.sessions),
    pauses: merged(a.pauses, b.pauses),
  }
}

function merged<Item extends LogEntry>(a: readonly Item[], b: readonly Item[]): readonly Item[] {
  const byId = new Map<string, Item>()
  for (const item of [...a, ...b]) {
    const other = byId.get(item.id)
    if (!other || isLater(item, other)) byId.set(item.id, item)
  }
  return sortByCreation(byId.values())
}

/** In the order in which they were made. */
export const sortByCreation = <Item extends LogEntry>(items: Iterable<Item>): readonly Item[] =>
  [...items].sort((x, y) => compare(x.createdAt, y.createdAt) || compare(x.id, y.id))

/** Of two versions of one moment, the same one must win on every device: what is written decides. */
const isLater = (item: LogEntry, other: LogEntry) =>
  (compare(item.updatedAt, other.updatedAt) || compare(written(item), written(other))) > 0

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const written = (item: LogEntry) => JSON.stringify(Object.entries(item).sort(([a], [b]) => compare(a, b)))
