/** Numbers grouped by key in one array: those of a key are at `starts[key]` to `starts[key + 1]` (exclusive). */
export interface GroupedNumbers {
  readonly starts: Uint32Array
  readonly values: Uint16Array
}

/**
 * Groups numbers by key with a stable counting sort: `values[i]` belongs to `keys[i]`, and keys are below `keyCount`.
 */
export function groupNumbers(keys: Uint32Array, values: Uint16Array, keyCount: number): GroupedNumbers {
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

/** The number of values of a key. */
export const groupSize = ({ starts }: GroupedNumbers, key: number): number =>
  (starts[key + 1] ?? 0) - (starts[key] ?? 0)
