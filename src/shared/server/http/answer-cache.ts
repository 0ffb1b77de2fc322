import type { PrebuiltAnswer } from './prebuilt-answer.ts'

/** Answers that were made once and are kept while there is room. */
export interface AnswerCache {
  /** The answer kept under `key`, or the one that `make` makes; when several ask at once it is made once. */
  readonly get: (key: string, make: MakeAnswer) => Promise<PrebuiltAnswer>
  /** Bytes that are kept now. */
  readonly bytes: () => number
}

type MakeAnswer = () => PrebuiltAnswer | Promise<PrebuiltAnswer>

interface Entry {
  readonly answer: Promise<PrebuiltAnswer>
  /** 0 until it is made. */
  bytes: number
}

/** Keeps up to `maxBytes` of answers and forgets those that nobody asked for the longest. */
export function answerCache(maxBytes: number): AnswerCache {
  const entries = new Map<string, Entry>()
  let bytes = 0

  const forget = (key: string, entry: Entry) => {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.bytes
  }
  const makeRoom = () => {
    for (const [key, entry] of entries) {
      if (bytes <= maxBytes) return
      if (entry.bytes > 0) forget(key, entry)
    }
  }
  const add = (key: string, make: MakeAnswer): Entry => {
    const entry: Entry = { answer: Promise.resolve(make()), bytes: 0 }
    entry.answer.then(
      (answer) => {
        if (entries.get(key) !== entry) return
        entry.bytes = answer.bytes
        bytes += answer.bytes
        makeRoom()
      },
      () => forget(key, entry),
    )
    return entry
  }

  return {
    get: (key, make) => {
      const entry = entries.get(key) ?? add(key, make)
      entries.delete(key)
      entries.set(key, entry)
      return entry.answer
    },
    bytes: () => bytes,
  }
}
