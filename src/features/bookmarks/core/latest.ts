/** The `count` values whose time is latest, the latest first, in one pass: there may be tens of thousands. */
export function latest<Value>(
  all: ReadonlyMap<string, Value>,
  count: number,
  timeOf: (value: Value) => string,
): readonly (readonly [id: string, value: Value])[] {
  const found: (readonly [string, Value])[] = []
  for (const entry of all) {
    const least = found.at(-1)
    if (found.length === count && least && timeOf(entry[1]) <= timeOf(least[1])) continue
    found.push(entry)
    found.sort(([, a], [, b]) => (timeOf(a) < timeOf(b) ? 1 : -1))
    if (found.length > count) found.pop()
  }
  return found
}
