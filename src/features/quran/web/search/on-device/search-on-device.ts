import type { FoundVerse } from '../../../core/search/found-verse.ts'
import type { SearchRequest } from '../../../core/search/search-quran.ts'
import type { SearchWorkerRequest, SearchWorkerResponse } from './search-messages.ts'
import { loadTextAddresses, translationForLanguage } from './text-addresses.ts'

interface PendingRequest {
  readonly answer: (verses: readonly FoundVerse[]) => void
  readonly fail: (error: Error) => void
}

export interface DeviceRequest extends Omit<SearchRequest, 'translation'> {
  /** The person's language, or the id of the chosen translation. */
  readonly language: string
}

const pending = new Map<number, PendingRequest>()
let worker: Worker | undefined
let lastNumber = 0

/**
 * Searches cached texts in a worker on this device. Throws if texts are missing and the device is offline.
 */
export async function searchOnDevice({
  language,
  ...request
}: DeviceRequest): Promise<readonly FoundVerse[]> {
  const texts = await loadTextAddresses()
  const number = ++lastNumber
  const question: SearchWorkerRequest = {
    number,
    request: { ...request, translation: translationForLanguage(language, texts) },
    texts,
  }
  worker ??= startWorker()
  worker.postMessage(question)
  return new Promise((answer, fail) => pending.set(number, { answer, fail }))
}

function startWorker(): Worker {
  const started = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data: { number, verses } }: MessageEvent<SearchWorkerResponse>) => {
    const { answer, fail } = pending.get(number) ?? {}
    pending.delete(number)
    if (verses) answer?.(verses)
    else fail?.(new Error('There are no texts to search on this device.'))
  })
  started.addEventListener('error', () => {
    worker = undefined
    started.terminate()
    for (const { fail } of pending.values()) fail(new Error('The search on this device did not start.'))
    pending.clear()
  })
  return started
}
