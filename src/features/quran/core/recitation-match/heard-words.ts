import { foldArabic } from './fold.ts'
import { soundsOfLatin } from './latin-sounds.ts'
import { arabicPrices, latinPrices, type SoundPrices } from './sounds.ts'
import { openingLettersOf } from './spoken-letters.ts'
import { soundsOfLetters } from './verse-sounds.ts'

/** What was heard or typed, as sounds; `wordAt` says which of the words each belongs to. */
export interface HeardWords {
  readonly words: readonly string[]
  /** Whether there were more words than are compared. */
  readonly cut: boolean
  readonly sounds: Uint8Array
  readonly wordAt: Int32Array
  readonly prices: SoundPrices
  /** What fits less is chance: without vowels any words in Latin letters fit somewhere by half. */
  readonly leastConfidence: number
}

const LEAST_CONFIDENCE = { arabic: 0.62, latin: 0.76 }

/** More is not compared: a page of the mushaf has about half as many. */
const MOST_WORDS = 300
const arabic = /\p{Script=Arabic}/gu
const latin = /\p{Script=Latin}/gu
const sunLetters = 'تثدذرزسشصضطظلن'
/** The article before a letter that swallows its lam; not the relative pronouns, whose lam is spoken. */
const article = new RegExp(`^([وفبك]?ا)ل(?!ذي|تي)(?=[${sunLetters}])`)
const articleWithLi = new RegExp(`^([وف]?ل)ل(?=[${sunLetters}])`)
/** «I seek refuge in God from the accursed Satan» precedes a recitation and is no verse. */
const refuge = /^\s*(?:اعوذ|أعوذ)\s+بالله\s+(?:السميع\s+العليم\s+)?من\s+الشيطان\s+الرجيم\s*/
const refugeLatin =
  /^\s*a\W?u\W?[dz]h?u\s*bi?l+ahi?\s+min\s?a?(?:l?sh|s)\S*\s*sh?[ae]y?i?t\S*\s+(?:ir\W?|ar\W?|r)?\s?raj[ei]+m\S*\s*/i

/** Reads what was heard, in Arabic or in Latin script, whichever has more letters in it. */
export function readHeard(text: string): HeardWords {
  const isArabic = (text.match(arabic)?.length ?? 0) >= (text.match(latin)?.length ?? 0)
  const spoken = isArabic ? withoutMarks(text).replace(refuge, '') : text.replace(refugeLatin, '')
  const all = spoken
    .split(isArabic ? /[^\p{L}\p{M}]+/u : /[^\p{L}\p{M}\p{N}'’‘`ʿʾ]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const words = all.slice(0, MOST_WORDS)
  const byWord = words.map(isArabic ? soundsOfHeard : soundsOfLatin)
  for (const { at, sounds } of openingLettersOf(words)) byWord[at] = sounds
  const sounds: number[] = []
  const wordAt: number[] = []
  for (const [word, ofWord] of byWord.entries()) {
    for (const sound of ofWord) {
      sounds.push(sound)
      wordAt.push(word)
    }
  }
  return {
    words,
    cut: all.length > words.length,
    sounds: Uint8Array.from(sounds),
    wordAt: Int32Array.from(wordAt),
    prices: isArabic ? arabicPrices : latinPrices,
    leastConfidence: isArabic ? LEAST_CONFIDENCE.arabic : LEAST_CONFIDENCE.latin,
  }
}

const withoutMarks = (text: string) => text.normalize('NFC').replaceAll(/[\u064b-\u065f\u0670\u0640]/g, '')

function soundsOfHeard(word: string): number[] {
  const plain = foldArabic(word.replace(article, '$1').replace(articleWithLi, '$1'))
  const sounds = soundsOfLetters(plain)
  return /ة$/.test(word) ? [...sounds.slice(0, -1), ...soundsOfLetters('ة')] : sounds
}
