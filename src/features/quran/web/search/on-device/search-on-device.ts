import type { FoundVerse } from '../../../core/search/found-verse.ts'
import type { SearchRequest } from '../../../core/search/search-quran.ts'
import type { SearchWorkerRequest, SearchWorkerResponse } from './search-messages.ts'
import { loadTextAddresses, translationForLanguage } from './text-addresses.ts'

interface Waiting {
  readonly answer: (verses: readonly FoundVerse[]) => void
  readonly fail: (error: Error) => void
}

export interface DeviceRequest extends Omit<SearchRequest, 'translation'> {
  /** Language of the page, or of the translation that is read. */
  readonly language: string
}

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let asked = 0

/**
 * Searches in a worker of this device, in the texts that it keeps. Throws when it keeps none and there is no network.
 */
export async function searchOnDevice({
  language,
  ...request
}: DeviceRequest): Promise<readonly FoundVerse[]> {
  const texts = await loadTextAddresses()
  const number = ++asked
  const question: SearchWorkerRequest = {
    number,
    request: { ...request, translation: translationForLanguage(language, texts) },
    texts,
  }
  worker ??= startWorker()
  worker.postMessage(question)
  return new Promise((answer, fail) => waiting.set(number, { answer, fail }))
}

function startWorker(): Worker {
  const started = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data: { number, verses } }: MessageEvent<SearchWorkerResponse>) => {
    const { answer, fail } = waiting.get(number) ?? {}
    waiting.delete(number)
    if (verses) answer?.(verses)
    else fail?.(new Error('This device keeps no texts to search.'))
  })
  started.addEventListener('error', () => {
    worker = undefined
    started.terminate()
    for (const { fail } of waiting.values()) fail(new Error('The search on this device did not start.'))
    waiting.clear()
  })
  return started
}
