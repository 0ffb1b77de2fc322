/**
 * The first `most` accepted indexes below `count` in the order of `compare`. Faster than sorting everything when only one
 * page is needed.
 */
export function topIndexes(
  count: number,
  most: number,
  accept: (index: number) => boolean,
  compare: (a: number, b: number) => number,
): number[] {
  const best: number[] = []
  if (most < 1) return best
  for (let index = 0; index < count; index++) {
    if (!accept(index)) continue
    if (best.length >= most && compare(index, best.at(-1) ?? index) >= 0) continue
    let [low, high] = [0, best.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(best[middle] ?? index, index) <= 0) low = middle + 1
      else high = middle
    }
    if (best.length >= most) best.pop()
    best.splice(low, 0, index)
  }
  return best
}
