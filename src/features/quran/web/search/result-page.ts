import type { Reading } from '#shared/web/api/reading.ts'
import type { FoundVerse } from './find-verses.ts'

/** A page of results. */
export interface ResultPage {
  readonly verses: readonly FoundVerse[]
  readonly from: Reading<unknown>['from']
  /** The offset of the next page in all results; `undefined` at the end. */
  readonly next: number | undefined
}

/** Results per page. */
export const PAGE_SIZE = 20
/** The request size with a filter, which few results may pass. */
const FILTERED_LIMIT = 100
/** Gives up after this many results without a match. */
const MAX_SCANNED = 500

/**
 * Loads the next page of results, with as many requests as needed to find {@link PAGE_SIZE} verses that pass the filter.
 */
export async function loadResultPage(
  find: (limit: number, offset: number) => Promise<Reading<readonly FoundVerse[]>>,
  offset: number,
  passes?: (verse: FoundVerse) => boolean,
): Promise<ResultPage> {
  const limit = passes ? FILTERED_LIMIT : PAGE_SIZE
  const verses: FoundVerse[] = []
  let at = offset
  while (true) {
    const { answer, from } = await find(limit, at)
    for (const [index, verse] of answer.entries()) {
      if (passes && !passes(verse)) continue
      if (verses.length === PAGE_SIZE) return { verses, from, next: at + index }
      verses.push(verse)
    }
    at += limit
    const atEnd = answer.length < limit
    if (atEnd || verses.length === PAGE_SIZE || at - offset >= MAX_SCANNED) {
      return {
        verses,
        from,
        next: atEnd || (verses.length === 0 && at - offset >= MAX_SCANNED) ? undefined : at,
      }
    }
  }
}
