import type { VerseRange } from '#features/quran/core/index.ts'

/** Merges ranges into sorted ranges that neither overlap nor touch. */
export function mergeRanges(ranges: readonly VerseRange[]): readonly VerseRange[] {
  const result: VerseRange[] = []
  for (const range of [...ranges].sort((a, b) => a.first - b.first)) {
    const before = result.at(-1)
    if (!before || range.first > before.last + 1) result.push(range)
    else result[result.length - 1] = { first: before.first, last: Math.max(before.last, range.last) }
  }
  return result
}

/** The verses of `ranges` that are in none of `others`, merged. */
export function subtractRanges(
  ranges: readonly VerseRange[],
  others: readonly VerseRange[],
): readonly VerseRange[] {
  return mergeRanges(others).reduce<readonly VerseRange[]>(
    (left, other) =>
      left.flatMap((range) => {
        if (other.last < range.first || other.first > range.last) return [range]
        return [
          ...(range.first < other.first ? [{ first: range.first, last: other.first - 1 }] : []),
          ...(range.last > other.last ? [{ first: other.last + 1, last: range.last }] : []),
        ]
      }),
    mergeRanges(ranges),
  )
}

/** The verses in both, merged. */
export function intersectRanges(
  ranges: readonly VerseRange[],
  others: readonly VerseRange[],
): readonly VerseRange[] {
  return subtractRanges(ranges, subtractRanges(ranges, others))
}

/** The number of verses, each counted once. */
export function countVerses(ranges: readonly VerseRange[]): number {
  return mergeRanges(ranges).reduce((sum, { first, last }) => sum + last - first + 1, 0)
}
