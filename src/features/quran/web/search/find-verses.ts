import { type Reading, readAnswer } from '#shared/web/api/reading.ts'
import { ApiError } from '#shared/web/api/request.ts'
import { searchVerses } from '../../core/quran-search.contract.ts'
import type { FoundVerse } from '../../core/search/found-verse.ts'
import { prepareWhenIdle } from './on-device/prepare-offline-search.ts'
import { searchOnDevice } from './on-device/search-on-device.ts'

export type { FoundVerse } from '../../core/search/found-verse.ts'

export interface FindOptions {
  /** Language of the page, or of the translation that is read. */
  readonly language: string
  readonly limit: number
  readonly offset?: number
  readonly signal?: AbortSignal
}

const REFUSED = 400

/**
 * Verses that answer `text`, best first: the server's answer, or, when it cannot be asked, that of the same search on
 * this device. Throws the server's refusal (a text too short or too long), or its failure when the device has no texts.
 */
export async function findVerses(
  text: string,
  { language, limit, offset = 0, signal }: FindOptions,
): Promise<Reading<readonly FoundVerse[]>> {
  try {
    const found = await readAnswer(
      searchVerses,
      { q: text, language, limit: String(limit), offset: String(offset) },
      { ...(signal && { signal }) },
    )
    prepareWhenIdle(language)
    return found
  } catch (error) {
    const refused = error instanceof ApiError && error.status === REFUSED
    if (refused || signal?.aborted) throw error
    const answer = await searchOnDevice({ text, language, limit, offset }).catch(() => {
      throw error
    })
    signal?.throwIfAborted()
    return { answer, from: 'device' }
  }
}
