import { PASSWORD_LENGTH } from './account-rules.ts'

/** The steps of password strength shown to people, weakest first. */
export const strengths = ['too_short', 'easy', 'fair', 'good', 'strong'] as const
export type Strength = (typeof strengths)[number]

/** Keyboard rows and alphabets; neighbours in them are predictable. */
const SEQUENCES = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
]
/** How many unpredictable characters each step needs. */
const THRESHOLDS = { fair: 8, good: 12, strong: 16 }
const MIN_WORD_LENGTH = 3

/**
 * A rough estimate of how hard `password` is to guess: the number of characters that don’t follow from those
 * before them. Repetitions, keyboard or alphabet sequences, and the person’s name and address count for
 * little. Character classes earn nothing: `P@ssw0rd1` is no better than a word. The server also rejects
 * common passwords.
 */
export function passwordStrength(password: string, personal: readonly string[] = []): Strength {
  const characters = [...password]
  if (characters.length < PASSWORD_LENGTH.min) return 'too_short'
  const unpredictable = countUnpredictable(collapsePersonalWords(password.toLowerCase(), personal))
  if (unpredictable < THRESHOLDS.fair) return 'easy'
  if (unpredictable < THRESHOLDS.good) return 'fair'
  return unpredictable < THRESHOLDS.strong ? 'good' : 'strong'
}

/** Replaces each personal word with one character, because attackers try those words first. */
function collapsePersonalWords(password: string, personal: readonly string[]): string {
  const words = personal
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .sort((a, b) => b.length - a.length)
  return words.reduce((rest, word) => rest.replaceAll(word, '\u0000'), password)
}

function countUnpredictable(password: string): number {
  const characters = [...password]
  const repeats = new Set<string>()
  return characters.filter((character, at) => {
    const before = characters[at - 1]
    const pair = `${before}${character}`
    if (before !== undefined && (character === before || areAdjacent(before, character) || repeats.has(pair)))
      return false
    repeats.add(pair)
    return true
  }).length
}

const areAdjacent = (a: string, b: string) =>
  SEQUENCES.some((row) => row.includes(a + b) || row.includes(b + a))
