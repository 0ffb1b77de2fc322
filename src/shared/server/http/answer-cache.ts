import { LRUCache } from 'lru-cache'
import type { PrebuiltAnswer } from './prebuilt-answer.ts'

/** What an entry takes beside the answer and two bytes a letter of its key. */
const ENTRY_BYTES = 500

/** Prebuilt answers by key; `forceFetch(key, { context: make })` makes a missing one once, however many ask for it. */
export type AnswerCache = LRUCache<string, PrebuiltAnswer, () => PrebuiltAnswer | Promise<PrebuiltAnswer>>

/** An empty cache of at most `maxBytes`; the answers that were used longest ago make room for new ones. */
export const answerCache = (maxBytes: number): AnswerCache =>
  new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes + ENTRY_BYTES + 2 * key.length,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: make }) => make(),
  })
