import { foldedWords } from '../text-search.ts'

const SMALL_ALEF = /\u0670/g

/**
 * The search column of an entry: its folded words, each after a space, without repetitions. Words with a small
 * alef are there with and without it, because people write الرحمن and الرحمان.
 */
export function searchTextOf(texts: readonly (string | undefined)[]): string {
  const joined = texts.filter(Boolean).join(' \n ')
  const spellings = SMALL_ALEF.test(joined) ? `${joined} ${joined.replaceAll(SMALL_ALEF, '')}` : joined
  return ` ${[...new Set(foldedWords(spellings))].join(' ')}`
}

/** A text as a key that is compared as a whole: `Abū Bakr` and `abu-bakr` are both `abu bakr`. */
export const lookupKey = (text: string): string => foldedWords(text).join(' ')
