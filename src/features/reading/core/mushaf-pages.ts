import { divisionAt, divisionVerses, type VerseRange } from '#features/quran/core/index.ts'
import { mergeRanges } from './verse-ranges.ts'

/** How many pages of the mushaf these verses fill, in parts of pages; whole pages are whole numbers. */
export const countPages = (ranges: readonly VerseRange[]): number =>
  mergeRanges(ranges).reduce((pages, { first, last }) => pages + pagesUpTo(last) - pagesUpTo(first - 1), 0)

/** The pages before the end of a verse; none before the end of verse 0. */
function pagesUpTo(verse: number): number {
  if (verse === 0) return 0
  const page = divisionAt('page', verse)
  const { first, last } = divisionVerses('page', page)
  return page - 1 + (verse - first + 1) / (last - first + 1)
}

/** How many pages the first verses fill; of the first n at n. */
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
