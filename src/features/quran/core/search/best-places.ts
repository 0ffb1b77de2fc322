/**
 * The places (below `count`, those that `isWanted`) that come first when ordered by `compare`, in this order and at most
 * `most`: what a page shows, without ordering what it does not.
 */
export function bestPlaces(
  count: number,
  most: number,
  isWanted: (place: number) => boolean,
  compare: (a: number, b: number) => number,
): number[] {
  const best: number[] = []
  if (most < 1) return best
  for (let place = 0; place < count; place++) {
    if (!isWanted(place)) continue
    if (best.length >= most && compare(place, best.at(-1) ?? place) >= 0) continue
    let [low, high] = [0, best.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(best[middle] ?? place, place) <= 0) low = middle + 1
      else high = middle
    }
    if (best.length >= most) best.pop()
    best.splice(low, 0, place)
  }
  return best
}
