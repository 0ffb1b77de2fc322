import type { Reading } from '#shared/web/api/reading.ts'
import type { FoundVerse } from './find-verses.ts'

/** A page of results. */
export interface ResultPage {
  readonly verses: readonly FoundVerse[]
  readonly from: Reading<unknown>['from']
  /** Where the next page begins among all that was found; `undefined` at the end. */
  readonly next: number | undefined
}

/** Verses of one page, as `/api/verses` has them. */
export const PAGE_SIZE = 20
/** Asked for at once when a filter will let few of them pass. */
const WIDE = 100
/** A filter that nothing passes is given up after this many. */
const FAR = 500

/**
 * The next page of what `find` finds: verses that pass, looking further while there are fewer than {@link PAGE_SIZE} of
 * them. Without `passes` everything passes.
 */
export async function loadResultPage(
  find: (limit: number, offset: number) => Promise<Reading<readonly FoundVerse[]>>,
  offset: number,
  passes?: (verse: FoundVerse) => boolean,
): Promise<ResultPage> {
  const limit = passes ? WIDE : PAGE_SIZE
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
    if (atEnd || verses.length === PAGE_SIZE || at - offset >= FAR) {
      return { verses, from, next: atEnd || (verses.length === 0 && at - offset >= FAR) ? undefined : at }
    }
  }
}
