import { latinLetters, longVowels, type ShortVowel } from './latin-letters.ts'
import { isAllah, isArticleL, isJoiningAlef, prefixCount } from './prefixes.ts'
import { isBare, lettersOfWords, type VowelledLetter } from './vowelled-letters.ts'

type Letters = readonly VowelledLetter[]

/** A word in Latin script. */
interface LatinWord {
  readonly text: string
  /** The vowel of a joining alef, pronounced after a pause. */
  readonly opening?: string
}

const HAMZA = 'ʾ'
/** A d without a vowel before a doubled t assimilates: waʿattanā. */
const TAKEN_OVER = 'dtt'
const names = /(?<!\p{L})(?:muḥammad|ibrāhīm|jibrāʾīl|mīkāʾīl|isrāfīl|allāh)/gu

/**
 * A comma, the end of a verse with its number, and the marks of the mushaf at which stopping is preferred.
 */
const pause = /،|\u06dd[٠-٩]*|[\u06d7\u06d8\u06da]/

/**
 * The Latin transliteration of fully vowelled Arabic as spoken, with a pause at every comma and at the end:
 * `Subḥānallāhi wa-bi-ḥamdih`. The rules are in `docs/transliteration.md`.
 */
export function spokenTransliteration(arabic: string): string {
  const spoken = arabic
    .split(pause)
    .map(spokenPart)
    .filter(Boolean)
    .join(', ')
    .replaceAll(TAKEN_OVER, 'tt')
    .replaceAll(names, capitalised)
  return capitalised(spoken)
}

/** A group of words spoken without a pause. */
function spokenPart(arabic: string): string {
  const words = lettersOfWords(arabic)
  return words
    .map((letters, index) => latinWord(letters, index === words.length - 1))
    .reduce((before, word) => joined(before, word), '')
}

function joined(before: string, { text, opening }: LatinWord): string {
  if (before === '') return (opening ?? '') + text
  if (opening === undefined) return `${before} ${text}`
  // After the vocative "yā" the name of Allah keeps its first vowel.
  if (/(?:^| )yā$/.test(before) && text.startsWith('llāh')) return `${before} ${opening}${text}`
  return linking(before) + text
}

/** The end of a word before a joining alef: a long vowel is shortened, and a consonant takes an i. */
function linking(before: string): string {
  const shortened = before.replace(/[āīū]$/, (long) => ({ ā: 'a', ī: 'i', ū: 'u' })[long] ?? long)
  return /[aiu]$/.test(shortened) ? shortened : `${shortened}i`
}

function latinWord(letters: Letters, isLast: boolean): LatinWord {
  const count = prefixCount(letters)
  const word = wordWithoutPrefixes(isLast ? beforePause(letters) : letters, count)
  if (count === 0) return word
  const prefixes = letters.slice(0, count).map(({ base, vowel }) => `${latinLetters[base]}${vowel}`)
  return { text: prefixes.join('-') + (word.opening === undefined ? '-' : '') + word.text }
}

function wordWithoutPrefixes(letters: Letters, at: number): LatinWord {
  const rest = letters.slice(at)
  // After li- the article and the name of Allah are written without their alef.
  if (at > 0 && isAllah(letters, at)) return { opening: 'a', text: `llā${latin(rest.slice(1))}` }
  if (at > 0 && isArticleL(letters, at)) return { opening: 'a', text: afterArticle(rest.slice(1)) }
  // After a vowel a verb may begin with its hamza, written without the joining alef.
  if (rest[0]?.sukun) return { opening: '', text: latin(rest) }
  if (!isJoiningAlef(letters, at)) return { text: isI(rest) ? 'ana' : latin(rest) }
  const [, second, third, fourth] = rest
  if (isAllah(rest, 2)) return { opening: 'a', text: `llā${latin(rest.slice(3))}` }
  if (isArticleL(rest, 1)) return { opening: 'a', text: afterArticle(rest.slice(2)) }
  if (second?.base === 'ل' && second.doubled) {
    // "Night" is written with one l for the article and its own; in the relative pronoun there is no article.
    const isNight = third?.base === 'ي' && fourth?.base === 'ل'
    return { opening: 'a', text: `${isNight ? 'l-' : 'l'}${latin(rest.slice(1))}` }
  }
  const doubling = second?.doubled ? (latinLetters[second.base] ?? '') : ''
  const isVerbWithU = third?.vowel === 'u' && !isIbnOrIsm(rest)
  return { opening: isVerbWithU ? 'u' : 'i', text: doubling + latin(rest.slice(1)) }
}

/** The noun with its article: `l-mulku`, and before a sun letter `s-salāmu`. */
function afterArticle(noun: Letters): string {
  const [first] = noun
  return `${first?.doubled ? latinLetters[first.base] : 'l'}-${latin(noun)}`
}

/** "I", whose last letter is silent. */
const isI = (letters: Letters) =>
  letters.map(({ base }) => base).join('') === 'أنا' && letters[1]?.vowel === 'a'

/** "Son" and "name", whose last letter has the vowel of its case. */
const isIbnOrIsm = (letters: Letters) => /^ا(?:بن|سم)$/.test(letters.map(({ base }) => base).join(''))

/**
 * Letters in Latin script, without a hamza at the beginning. The caller doubles the first letter if
 * necessary.
 */
function latin(letters: Letters): string {
  let text = ''
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] as VowelledLetter
    text += consonant(letter, at === 0)
    if (letter.base === 'آ') text += longVowels.a
    const vowel = letter.vowel ?? (letter.superscriptAlef ? 'a' : undefined)
    if (!vowel) continue
    const lengthening = letter.tanwin ? 0 : lengthenersAfter(letters, at, vowel)
    text += lengthening > 0 || letter.superscriptAlef ? longVowels[vowel] : vowel
    if (letter.tanwin) text += 'n'
    at += lengthening
  }
  return text
}

function consonant({ base, doubled, sukun }: VowelledLetter, isFirst: boolean): string {
  if ('ءأإؤئآ'.includes(base)) return isFirst && !sukun ? '' : HAMZA
  const letter = latinLetters[base] ?? ''
  return doubled && !isFirst ? letter + letter : letter
}

const lengtheners: Readonly<Record<ShortVowel, string>> = { a: 'اى', i: 'يى', u: 'و' }

/**
 * The number of letters after the one at `at` that only lengthen its vowel: none, one, or two with the silent
 * alef of `ـُوا`.
 */
function lengthenersAfter(letters: Letters, at: number, vowel: ShortVowel): number {
  const [next, last] = [letters[at + 1], letters[at + 2]]
  if (!next) return 0
  if (vowel === 'a' && next.superscriptAlef && !next.vowel && 'وىي'.includes(next.base)) return 1
  if (!isBare(next) || !lengtheners[vowel].includes(next.base)) return 0
  const isSilentAlef = next.base === 'و' && last?.base === 'ا' && isBare(last) && at + 3 === letters.length
  return isSilentAlef ? 2 : 1
}

/** The last letter before a pause: without its short vowel, -an as ā, the feminine ending as h. */
function beforePause(letters: Letters): Letters {
  const last = letters.findLastIndex(
    (letter, index) => index === 0 || !'اى'.includes(letter.base) || !letters[index - 1]?.tanwin,
  )
  const ending = letters[last]
  const before = letters.slice(0, last)
  if (!ending) return letters
  const { vowel: _, ...silent } = ending
  if (ending.base === 'ة') return [...before, { ...ending, base: 'ه', vowel: undefined, tanwin: false }]
  if (ending.tanwin && ending.vowel === 'a')
    return [...before, { ...ending, tanwin: false, superscriptAlef: true }]
  // "Huwa" and "hiya" keep their vowel, because they would be unrecognisable without it.
  if (letters.length === 2 && ending.vowel === 'a' && 'وي'.includes(ending.base) && !ending.doubled)
    return letters
  return [...before, { ...silent, vowel: undefined, tanwin: false }]
}

const capitalised = (text: string) => text.replace(/[\p{Ll}\p{Lu}]/u, (first) => first.toUpperCase())
