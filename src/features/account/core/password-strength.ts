import { PASSWORD_LENGTH } from './account-rules.ts'

/** How hard a password is to guess, in the steps that people are told. */
export const strengths = ['too_short', 'easy', 'fair', 'good', 'strong'] as const
export type Strength = (typeof strengths)[number]

/** Rows that fingers walk along, and the orders that everybody knows. */
const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
]
/** From so many hard characters on. */
const FROM = { fair: 8, good: 12, strong: 16 }
const SHORTEST_WORD = 3

/**
 * How hard `password` is to guess: a rough estimate by the characters that do not follow from those before them. What
 * repeats, what a keyboard or an alphabet gives in a row, and words of the person's own (name, address) count for little.
 * Kinds of characters earn nothing: `P@ssw0rd1` is no better than a word. The server has the last word: it also knows
 * what is common.
 */
export function passwordStrength(password: string, own: readonly string[] = []): Strength {
  const letters = [...password]
  if (letters.length < PASSWORD_LENGTH.min) return 'too_short'
  const hard = hardCharacters(withoutOwnWords(password.toLowerCase(), own))
  if (hard < FROM.fair) return 'easy'
  if (hard < FROM.good) return 'fair'
  return hard < FROM.strong ? 'good' : 'strong'
}

/** Every word of the person's own becomes one character: it is the first that is tried. */
function withoutOwnWords(password: string, own: readonly string[]): string {
  const words = own
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length)
  return words.reduce((rest, word) => rest.replaceAll(word, '\u0000'), password)
}

function hardCharacters(password: string): number {
  const letters = [...password]
  const repeats = new Set<string>()
  return letters.filter((letter, at) => {
    const before = letters[at - 1]
    const pair = `${before}${letter}`
    if (before !== undefined && (letter === before || inARow(before, letter) || repeats.has(pair)))
      return false
    repeats.add(pair)
    return true
  }).length
}

const inARow = (a: string, b: string) => ROWS.some((row) => row.includes(a + b) || row.includes(b + a))
