import { type Reading, readAnswer } from '#shared/web/api/reading.ts'
import { translationFor } from '../../core/index.ts'
import type { searchVerses } from '../../core/quran-search.contract.ts'
import type { FoundVerse } from '../../core/search/found-verse.ts'

export type { FoundVerse } from '../../core/search/found-verse.ts'

export interface FindOptions {
  /** Language of the page, or of the translation that is read. */
  readonly language: string
  readonly limit: number
  readonly offset?: number
  readonly signal?: AbortSignal
}

/** Verses that answer `text`, best first: the server's answer, or, without it, one of this device. */
export async function findVerses(
  text: string,
  { language, limit, offset = 0, signal }: FindOptions,
): Promise<Reading<readonly FoundVerse[]>> {
  return readAnswer<typeof searchVerses>(
    '/api/verses/search',
    { q: text, language: translationFor(language) ?? 'en', limit: String(limit), offset: String(offset) },
    { ...(signal && { signal }) },
  )
}
