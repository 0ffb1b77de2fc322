/** Instants in values of records, by which those of a type stand in order. */
export type TimeName = 'savedAt' | 'changedAt' | 'markedAt'

/** Which of a type are wanted: the `most` latest by `time`, of those that `check` takes for values. */
export interface LatestOf<Value> {
  readonly type: string
  readonly time: TimeName
  readonly most: number
  readonly check: (found: unknown, id: string) => Value | undefined
}

export interface Latest<Value> {
  /** The latest first; of the same time, the one with the last id. */
  readonly entries: readonly (readonly [id: string, value: Value])[]
  /** How many there are of the type; absent when there are others too and nobody counted them. */
  readonly size?: number
}

/** The latest of values that are all known, in one pass: there may be tens of thousands. */
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
    // One more than are wanted tells whether these are all.
    found.length = Math.min(found.length, most + 1)
  }
  const entries = found.map(({ entry }) => entry)
  return entries.length > most
    ? { entries: entries.slice(0, most), size: all.size }
    : { entries, size: entries.length }
}

const timeOf = (value: unknown, time: TimeName): string =>
  typeof value === 'object' && value !== null ? `${(value as Partial<Record<TimeName, unknown>>)[time]}` : ''
