import { shortened } from '#shared/core/shortened.ts'

/** As specified; the content’s length is its number of words. */
const WORDS_PER_MINUTE = 200
/** In characters, as specified. */
const LONGEST_FALLBACK = 150

const wordsOf = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))

/** The minutes that reading a text takes, rounded up. */
export const readMinutesOf = (text: string): number => Math.ceil(wordsOf(text).length / WORDS_PER_MINUTE)

/** The excerpt of an article that has none: the beginning of its text. */
export const excerptOf = (text: string): string =>
  shortened(text.replaceAll(/\s+/gu, ' ').trim(), LONGEST_FALLBACK)
