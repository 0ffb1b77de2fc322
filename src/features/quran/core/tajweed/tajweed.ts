import { isArticle } from '../transliteration/reading-rules.ts'
import { ruleOfLam, ruleOfRa } from './lam-and-ra.ts'
import { maddsOf } from './madd.ts'
import { ruleOfMeem, ruleOfNoon } from './noon-and-meem.ts'
import type { TajweedMark, TajweedRule } from './tajweed-rules.ts'
import { inItsWord, lettersOfVerse, nextSounded, type VerseLetter } from './verse-letters.ts'

/**
 * The rules of tajweed (Hafs from Asim) in a verse that is recited without a stop to its end and stopped at there, in the
 * order of the text. `text` has the standard code points. A letter may have several rules: an r with a vowel before a
 * tanwin is heavy or light, and its n merges.
 *
 * The rules are those of the usual textbooks (al-Jamzuri, Tuhfat al-Atfal; Ibn al-Jazari, al-Muqaddimah). Lengths differ
 * between the ways of Hafs and are not stated here.
 */
export function tajweedOf(text: string): TajweedMark[] {
  const letters = lettersOfVerse(text)
  const single = letters.flatMap(({ start, end }, at) =>
    [
      ruleOfNoon(letters, at),
      ruleOfMeem(letters, at),
      ruleOfLam(letters, at),
      ruleOfRa(letters, at),
      ruleOfOthers(letters, at),
    ].flatMap((rule) => (rule ? [{ rule, start, end }] : [])),
  )
  return [...single, ...maddsOf(letters), ...silentAlefs(text)]
    .map((mark) => ({
      ...mark,
      end: mark.start + text.slice(mark.start, mark.end).replace(pauseSigns, '').length,
    }))
    .sort((a, b) => a.start - b.start || a.end - b.end)
}

/** Pause signs belong to the word and not to its last letter. */
const pauseSigns = /[\u06d6-\u06dc]+$/

function ruleOfOthers(letters: readonly VerseLetter[], at: number): TajweedRule | undefined {
  const letter = letters[at]
  if (!letter || letter.opening) return undefined
  if (letter.doubled && 'نم'.includes(letter.base)) return 'ghunnah'
  if ('قطبجد'.includes(letter.base)) {
    if (at === letters.length - 1) return 'qalqalah-at-stop'
    if (letter.sukun) return 'qalqalah'
  }
  return isSilent(letters, at) ? 'silent' : isMergedLetter(letters, at) ? 'idgham-of-letters' : undefined
}

/** A hamzat al-wasl after another word or prefix, and the l of the article before a sun letter. */
function isSilent(letters: readonly VerseLetter[], at: number): boolean {
  const [word, place] = inItsWord(letters, at)
  if (letters[at]?.base === 'ٱ') return at > 0
  return isArticle(word, place) && !letters[at]?.sukun
}

/** A consonant without any mark merges into the doubled letter after it. */
function isMergedLetter(letters: readonly VerseLetter[], at: number): boolean {
  const [letter, next] = [letters[at], letters[nextSounded(letters, at) ?? Number.NaN]]
  return Boolean(letter?.bare && !'نماويىٱـ'.includes(letter.base) && next?.doubled)
}

/** Letters that are written but never read, which the text marks with a small circle. */
function silentAlefs(text: string): TajweedMark[] {
  return [...text.matchAll(/[\u0621-\u064a]\u0652/g)].map(({ 0: written, index }) => ({
    rule: 'silent',
    start: index,
    end: index + written.length,
  }))
}
