import { LRUCache } from 'lru-cache'
import type { PrebuiltAnswer } from './prebuilt-answer.ts'

/** The memory of an entry, besides the answer and two bytes per character of its key. */
const ENTRY_BYTES = 500

/**
 * Prebuilt answers by key. `forceFetch(key, { context: make })` builds a missing one once for all concurrent
 * callers.
 */
export type AnswerCache = LRUCache<string, PrebuiltAnswer, () => PrebuiltAnswer | Promise<PrebuiltAnswer>>

/** An empty cache of at most `maxBytes`. The least recently used answers are dropped first. */
export const answerCache = (maxBytes: number): AnswerCache =>
  new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes + ENTRY_BYTES + 2 * key.length,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: make }) => make(),
  })
