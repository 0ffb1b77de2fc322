/** Numbers by key, all of them in one array: those of a key stand in `values` from `starts[key]` before `starts[key + 1]`. */
export interface Grouped {
  readonly starts: Uint32Array
  readonly values: Uint16Array
}

/**
 * Groups numbers by key, in the order given: `values[i]` belongs to `keys[i]`, and keys are below `keyCount`. A counting
 * sort, which takes a few bytes for each and no time to build.
 */
export function grouped(keys: Uint32Array, values: Uint16Array, keyCount: number): Grouped {
  const starts = new Uint32Array(keyCount + 1)
  for (const key of keys) starts[key + 1] = (starts[key + 1] ?? 0) + 1
  for (let key = 0; key < keyCount; key++) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0)
  const sorted = new Uint16Array(keys.length)
  const next = starts.slice()
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? 0
    const place = next[key] ?? 0
    sorted[place] = values[at] ?? 0
    next[key] = place + 1
  }
  return { starts, values: sorted }
}

/** How many numbers a key has. */
export const countOf = ({ starts }: Grouped, key: number): number =>
  (starts[key + 1] ?? 0) - (starts[key] ?? 0)
