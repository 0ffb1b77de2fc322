import { sunLetters } from '#shared/core/transliteration/latin-letters.ts'
import type { Letter } from './letter.ts'

/**
 * Whether the letter is the article's l: after hamzat al-wasl, after li- or la- ("lil-"), after the interrogative "ā-"
 * (6:143, 10:51, 10:59), or alone before a hamza (26:176, 38:13).
 */
export function isArticle(letters: readonly Letter[], at: number): boolean {
  const [before, letter, next] = [letters[at - 1], letters[at], letters[at + 1]]
  if (letter?.base !== 'ل' || letter.vowel || letter.doubled || !next) return false
  if (letter.sukun ? sunLetters.includes(next.base) : !next.doubled) return false
  if (!before) return letter.sukun && next.hamza
  if (before.base === 'ل') return (before.vowel === 'i' || before.vowel === 'a') && at <= 2
  return before.base === 'ٱ' || (before.base === 'ا' && at === 2)
}

/** Whether the letter is the double l of "Allāh", whose long a is not written. */
export function isLamOfAllah(letters: readonly Letter[], at: number): boolean {
  const [before, letter, next, last] = [letters[at - 1], letters[at], letters[at + 1], letters[at + 2]]
  if (letter?.base !== 'ل' || !letter.doubled || letter.vowel !== 'a') return false
  return before?.base === 'ل' && next?.base === 'ه' && (!last || (last.base === 'م' && last.doubled))
}

/** The index of the letter that only lengthens the vowel at `at`, if any. */
export function lengthenerOf(letters: readonly Letter[], at: number): number | undefined {
  const [letter, next] = [letters[at], letters[at + 1]]
  if (!letter?.vowel || letter.nunated || !next?.bare || next.hamza || next.special) return undefined
  const lengthens = {
    a: 'اى'.includes(next.base) || (next.superscriptAlef && 'ويـ'.includes(next.base)),
    i: 'يى'.includes(next.base) || (next.base === 'ـ' && next.small === 'ya'),
    u: next.base === 'و',
  }
  return lengthens[letter.vowel] ? at + 1 : undefined
}

/** Whether the letter is the double l of "al-layl" (night), written with a single l. */
export function isLamOfLayl(letters: readonly Letter[], at: number): boolean {
  const [before, letter, next, last] = [letters[at - 1], letters[at], letters[at + 1], letters[at + 2]]
  return (
    before?.base === 'ٱ' && letter?.base === 'ل' && letter.doubled && next?.base === 'ي' && last?.base === 'ل'
  )
}
