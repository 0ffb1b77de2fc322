import { foldArabic } from './fold-arabic.ts'
import { soundsOfLatin } from './latin-sounds.ts'
import { findLetterNames } from './letter-names.ts'
import { arabicCosts, latinCosts, type SoundCosts } from './sounds.ts'
import { soundsOfLetters } from './verse-sounds.ts'

/** Transcribed or typed words as sounds; `wordAt` is the index of each sound's word. */
export interface Transcript {
  readonly words: readonly string[]
  /** Whether words beyond the limit were dropped. */
  readonly isCut: boolean
  readonly sounds: Uint8Array
  readonly wordAt: Int32Array
  readonly costs: SoundCosts
  /** Lower scores are chance matches. Latin text without vowels matches something by half. */
  readonly minConfidence: number
}

const MIN_CONFIDENCE = { arabic: 0.62, latin: 0.76 }

/** About two pages of the mushaf. */
const MAX_WORDS = 300
const arabic = /\p{Script=Arabic}/gu
const latin = /\p{Script=Latin}/gu
const sunLetters = 'تثدذرزسشصضطظلن'
/** The article before a sun letter, whose lam is silent; not the relative pronouns, whose lam is spoken. */
const article = new RegExp(`^([وفبك]?ا)ل(?!ذي|تي)(?=[${sunLetters}])`)
const articleWithLi = new RegExp(`^([وف]?ل)ل(?=[${sunLetters}])`)
/** "I seek refuge in Allah from the accursed Satan", said before reciting, is not a verse. */
const refuge = /^\s*(?:اعوذ|أعوذ)\s+بالله\s+(?:السميع\s+العليم\s+)?من\s+الشيطان\s+الرجيم\s*/
const refugeLatin =
  /^\s*a\W?u\W?[dz]h?u\s*bi?l+ahi?\s+min\s?a?(?:l?sh|s)\S*\s*sh?[ae]y?i?t\S*\s+(?:ir\W?|ar\W?|r)?\s?raj[ei]+m\S*\s*/i

/** Parses Arabic or Latin text, whichever script has more letters. */
export function parseTranscript(text: string): Transcript {
  const isArabic = (text.match(arabic)?.length ?? 0) >= (text.match(latin)?.length ?? 0)
  const spoken = isArabic ? withoutMarks(text).replace(refuge, '') : text.replace(refugeLatin, '')
  const all = spoken
    .split(isArabic ? /[^\p{L}\p{M}]+/u : /[^\p{L}\p{M}\p{N}'’‘`ʿʾ]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const words = all.slice(0, MAX_WORDS)
  const byWord = words.map(isArabic ? soundsOfArabic : soundsOfLatin)
  for (const { at, sounds } of findLetterNames(words)) byWord[at] = sounds
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
    isCut: all.length > words.length,
    sounds: Uint8Array.from(sounds),
    wordAt: Int32Array.from(wordAt),
    costs: isArabic ? arabicCosts : latinCosts,
    minConfidence: isArabic ? MIN_CONFIDENCE.arabic : MIN_CONFIDENCE.latin,
  }
}

const withoutMarks = (text: string) => text.normalize('NFC').replaceAll(/[\u064b-\u065f\u0670\u0640]/g, '')

function soundsOfArabic(word: string): number[] {
  const plain = foldArabic(word.replace(article, '$1').replace(articleWithLi, '$1'))
  const sounds = soundsOfLetters(plain)
  return /ة$/.test(word) ? [...sounds.slice(0, -1), ...soundsOfLetters('ة')] : sounds
}
