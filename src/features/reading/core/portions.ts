import { divisionAt, type VerseRange } from '#features/quran/core/index.ts'
import { cumulativePages } from './mushaf-pages.ts'
import { isPartEnd } from './part-ends.ts'
import type { Pace } from './reading-log.ts'
import { mergeRanges } from './verse-ranges.ts'

/** What is read on one day: ranges in order, never empty. */
export type Portion = readonly VerseRange[]

/** How far, as a part of a day's share, a portion's end may be from the even one to end at a better place. */
const SLACK = 0.25

/** What it costs to end at a place, beside the distance from the even end in days' shares. */
const COST = { surahOrJuz: 0, rukuAndPage: 0.02, rukuOrPage: 0.06, verse: 0.3 } as const

/**
 * Cuts the verses of `ranges` into the portions of successive days: every verse once, in order, no portion empty. By
 * days: as many as days (or as verses, when they are fewer), even by the mushaf's pages, ending where a juz, surah,
 * ruku or page ends when one does nearby. By amount: so many juz or pages each.
 */
export function portionsOf(ranges: readonly VerseRange[], pace: Pace): readonly Portion[] {
  const verses: number[] = []
  for (const { first, last } of mergeRanges(ranges))
    for (let verse = first; verse <= last; verse++) verses.push(verse)
  const ends = pace.kind === 'days' ? evenEnds(verses, pace.days) : amountEnds(verses, pace)
  return ends.map((end, index) => rangesOf(verses.slice(ends[index - 1] ?? 0, end)))
}

/** Where (as counts of verses) portions of `amount` parts of a kind end. */
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

/** Where (as counts of verses) portions of equal shares of pages end. */
function evenEnds(verses: readonly number[], days: number): readonly number[] {
  const count = Math.min(days, verses.length)
  const pages = cumulativePages(verses)
  const share = (pages.at(-1) ?? 0) / count
  const ends: number[] = []
  let end = 0
  for (let portion = 1; portion <= count; portion++) {
    // Every portion that is still to come needs a verse.
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

/** Verses in order, as ranges. */
function rangesOf(verses: readonly number[]): Portion {
  const ranges: VerseRange[] = []
  for (const verse of verses) {
    const before = ranges.at(-1)
    if (before?.last === verse - 1) ranges[ranges.length - 1] = { first: before.first, last: verse }
    else ranges.push({ first: verse, last: verse })
  }
  return ranges
}
