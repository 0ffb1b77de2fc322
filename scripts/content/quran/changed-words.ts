/**
 * The differing words as `before → after`, without unchanged words between; words are separated by spaces.
 */
export function changedWords(before: string, after: string): string {
  const [old, fresh] = [before.split(' '), after.split(' ')]
  const common = commonWords(old, fresh)
  const parts: string[] = []
  let [i, j] = [0, 0]
  for (const [nextOld, nextFresh] of [...common, [old.length, fresh.length] as const]) {
    if (nextOld > i || nextFresh > j) {
      parts.push(`${old.slice(i, nextOld).join(' ')} → ${fresh.slice(j, nextFresh).join(' ')}`)
    }
    ;[i, j] = [nextOld + 1, nextFresh + 1]
  }
  return parts.join(' | ')
}

/** The positions of the longest common subsequence. */
function commonWords(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i] as number[]
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const places: (readonly [number, number])[] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) places.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return places
}
