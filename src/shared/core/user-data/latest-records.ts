/** Fields with an instant, by which the records of a type are sorted. */
export type TimeName = 'savedAt' | 'changedAt' | 'markedAt'

/** A query for the `most` latest records of a type by `time`, without those for which `check` returns nothing. */
export interface LatestOf<Value> {
  readonly type: string
  readonly time: TimeName
  readonly most: number
  readonly check: (found: unknown, id: string) => Value | undefined
}

export interface Latest<Value> {
  /** The latest first; of equal times, the greater id first. */
  readonly entries: readonly (readonly [id: string, value: Value])[]
  /** The number of all records of the type; missing if there are others and they weren't counted. */
  readonly size?: number
}

/** The latest of `all` values, in one pass, because there may be tens of thousands. */
export function latestIn<Value>(
  all: ReadonlyMap<string, unknown>,
  { time, most, check }: LatestOf<Value>,
): Latest<Value> {
  const found: { readonly order: string; readonly entry: readonly [string, Value] }[] = []
  for (const [id, each] of all) {
    const order = `${timeOf(each, time)} ${id}`
    const least = found[most]
    if (least && order < least.order) continue
    const value = check(each, id)
    if (value === undefined) continue
    const place = found.findLastIndex((other) => other.order > order) + 1
    found.splice(place, 0, { order, entry: [id, value] })
    // One more than requested shows whether there are others.
    found.length = Math.min(found.length, most + 1)
  }
  const entries = found.map(({ entry }) => entry)
  return entries.length > most
    ? { entries: entries.slice(0, most), size: all.size }
    : { entries, size: entries.length }
}

const timeOf = (value: unknown, time: TimeName): string =>
  typeof value === 'object' && value !== null ? `${(value as Partial<Record<TimeName, unknown>>)[time]}` : ''
