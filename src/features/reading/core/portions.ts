import { divisionAt, type VerseRange } from '#features/quran/core/index.ts'
import { cumulativePages } from './mushaf-pages.ts'
import { isPartEnd } from './part-ends.ts'
import type { Pace } from './reading-log.ts'
import { mergeRanges } from './verse-ranges.ts'

/** One day's reading: ranges in order, never empty. */
export type Portion = readonly VerseRange[]

/** How far a portion's end may move from the even one to a better place, as a fraction of a day's share. */
const SLACK = 0.25

/** The cost of ending at a place, added to the distance from the even end in days' shares. */
const COST = { surahOrJuz: 0, rukuAndPage: 0.02, rukuOrPage: 0.06, verse: 0.3 } as const

/**
 * Divides the verses of `ranges` into daily portions: every verse once, in order, no portion empty. By days: one portion a
 * day (or a verse, if there are fewer), even by mushaf pages, ending with a juz, surah, ruku or page if one ends nearby.
 * By amount: a number of juz or pages each.
 */
export function portionsOf(ranges: readonly VerseRange[], pace: Pace): readonly Portion[] {
  const verses: number[] = []
  for (const { first, last } of mergeRanges(ranges))
    for (let verse = first; verse <= last; verse++) verses.push(verse)
  const ends = pace.kind === 'days' ? evenEnds(verses, pace.days) : amountEnds(verses, pace)
  return ends.map((end, index) => rangesOf(verses.slice(ends[index - 1] ?? 0, end)))
}

/** The ends (as verse counts) of portions of `amount` parts. */
function amountEnds(
  verses: readonly number[],
  { unit, amount }: Extract<Pace, { kind: 'amount' }>,
): readonly number[] {
  const ends: number[] = []
  let parts = 0
  verses.forEach((verse, index) => {
    const next = verses[index + 1]
    if (next === undefined) ends.push(index + 1)
    else if (divisionAt(unit, next) !== divisionAt(unit, verse) && ++parts % amount === 0)
      ends.push(index + 1)
  })
  return ends
}

/** The ends (as verse counts) of portions with equal shares of pages. */
function evenEnds(verses: readonly number[], days: number): readonly number[] {
  const count = Math.min(days, verses.length)
  const pages = cumulativePages(verses)
  const share = (pages.at(-1) ?? 0) / count
  const ends: number[] = []
  let end = 0
  for (let portion = 1; portion <= count; portion++) {
    // Leaves at least one verse for each later portion.
    const last = verses.length - (count - portion)
    end =
      portion === count ? last : bestEnd(verses, pages, { from: end + 1, last, even: share * portion, share })
    ends.push(end)
  }
  return count > 0 ? ends : []
}

function bestEnd(
  verses: readonly number[],
  pages: readonly number[],
  { from, last, even, share }: { from: number; last: number; even: number; share: number },
): number {
  let best = from
  let least = Number.POSITIVE_INFINITY
  for (let end = from; end <= last; end++) {
    const distance = ((pages[end] ?? 0) - even) / share
    if (distance > SLACK && end > from) break
    if (distance < -SLACK && end < last && (pages[end + 1] ?? 0) <= even) {
      best = end
      continue
    }
    const cost = Math.abs(distance) + costOfEnd(verses[end - 1] ?? 1)
    if (cost < least) [best, least] = [end, cost]
  }
  return best
}

function costOfEnd(verse: number): number {
  if (isPartEnd('surah', verse) || isPartEnd('juz', verse)) return COST.surahOrJuz
  const [ruku, page] = [isPartEnd('ruku', verse), isPartEnd('page', verse)]
  if (ruku && page) return COST.rukuAndPage
  return ruku || page ? COST.rukuOrPage : COST.verse
}

/** Converts sorted verses to ranges. */
function rangesOf(verses: readonly number[]): Portion {
  const ranges: VerseRange[] = []
  for (const verse of verses) {
    const before = ranges.at(-1)
    if (before?.last === verse - 1) ranges[ranges.length - 1] = { first: before.first, last: verse }
    else ranges.push({ first: verse, last: verse })
  }
  return ranges
}
