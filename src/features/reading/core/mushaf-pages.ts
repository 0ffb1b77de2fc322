import { divisionAt, divisionVerses, type VerseRange } from '#features/quran/core/index.ts'
import { mergeRanges } from './verse-ranges.ts'

/** The number of mushaf pages that the verses fill, with fractions. Whole pages give whole numbers. */
export const countPages = (ranges: readonly VerseRange[]): number =>
  mergeRanges(ranges).reduce((pages, { first, last }) => pages + pagesUpTo(last) - pagesUpTo(first - 1), 0)

/** The pages from the beginning to the end of a verse; 0 for verse 0. */
function pagesUpTo(verse: number): number {
  if (verse === 0) return 0
  const page = divisionAt('page', verse)
  const { first, last } = divisionVerses('page', page)
  return page - 1 + (verse - first + 1) / (last - first + 1)
}

/** Cumulative pages: entry n is the number of pages that the first n verses fill. */
export function cumulativePages(verses: readonly number[]): readonly number[] {
  const pages = [0]
  let sum = 0
  let page = { first: 0, last: 0 }
  for (const verse of verses) {
    if (verse > page.last) page = divisionVerses('page', divisionAt('page', verse))
    sum += 1 / (page.last - page.first + 1)
    pages.push(sum)
  }
  return pages
}
