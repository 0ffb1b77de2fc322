import { translatedTitle } from '#shared/web/surah-name.ts'
import { workerCalls } from '#shared/web/worker-calls.ts'
import type { FoundVerse } from '../../../core/search/found-verse.ts'
import type { SearchRequest } from '../../../core/search/search-quran.ts'
import { surahCount } from '../../../core/verse-counts.ts'
import type { SearchWorkerRequest } from './search-messages.ts'
import { loadTextAddresses, translationForLanguage } from './text-addresses.ts'

export interface DeviceRequest extends Omit<SearchRequest, 'translation'> {
  /** The person's language, or the id of the chosen translation. */
  readonly language: string
}

const { call: callWorker } = workerCalls<SearchWorkerRequest, readonly FoundVerse[]>(
  () => new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' }),
)

/**
 * Searches cached texts in a worker on this device. Throws if texts are missing and the device is offline.
 */
export async function searchOnDevice({
  language,
  ...request
}: DeviceRequest): Promise<readonly FoundVerse[]> {
  const texts = await loadTextAddresses()
  const translation = translationForLanguage(language, texts)
  return callWorker({ request: { ...request, translation }, texts, titles: titlesInLanguage() })
}

const titlesInLanguage = () =>
  Array.from({ length: surahCount }, (_, at) => at + 1).flatMap((number) => {
    const title = translatedTitle(number)
    return title ? [{ number, ...title }] : []
  })
