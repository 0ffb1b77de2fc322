import { type Reading, readAnswer } from '#shared/web/api/reading.ts'
import { ApiError } from '#shared/web/api/request.ts'
import { searchVerses } from '../../core/quran-search.contract.ts'
import type { FoundVerse } from '../../core/search/found-verse.ts'
import { loadSurahNames } from '../data/use-surahs.ts'
import { prepareWhenUseful } from './on-device/prepare-offline-search.ts'
import { searchOnDevice } from './on-device/search-on-device.ts'

export type { FoundVerse } from '../../core/search/found-verse.ts'

export interface FindOptions {
  /** The person's language, or the id of the chosen translation. */
  readonly language: string
  readonly limit: number
  readonly offset?: number
  readonly signal?: AbortSignal
}

const BAD_REQUEST = 400

/**
 * Searches on the server or, if it cannot be reached, on the device; the best verses are first. Throws the server's error
 * for a text that is too short or too long, or if the device has no texts to search.
 */
export async function findVerses(
  text: string,
  { language, limit, offset = 0, signal }: FindOptions,
): Promise<Reading<readonly FoundVerse[]>> {
  try {
    const [found] = await Promise.all([
      readAnswer(
        searchVerses,
        { q: text, language, limit: String(limit), offset: String(offset) },
        { ...(signal && { signal }) },
      ),
      loadSurahNames(),
    ])
    prepareWhenUseful(language)
    return found
  } catch (error) {
    const isRejected = error instanceof ApiError && error.status === BAD_REQUEST
    if (isRejected || signal?.aborted) throw error
    const answer = await searchOnDevice({ text, language, limit, offset }).catch(() => {
      throw error
    })
    signal?.throwIfAborted()
    return { answer, from: 'device' }
  }
}
