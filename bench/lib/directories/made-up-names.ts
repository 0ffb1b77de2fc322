import type { IslamicName } from '#features/islamic-names/core/islamic-name.ts'

const VOCABULARY = 20_000
const WORDS = 12
const CONSONANTS = 'bdfghjklmnqrstwyz'
const VOWELS = 'aeiou'

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function repeatableRandom(): () => number {
  let state = 12_345
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const random = repeatableRandom()
const letterOf = (letters: string) => letters[Math.floor(random() * letters.length)] ?? ''
const syllables = (count: number) =>
  Array.from({ length: count }, () => letterOf(CONSONANTS) + letterOf(VOWELS)).join('')

/** Made-up words, the most frequent first. Frequent words are short, as in languages. */
export const vocabulary: readonly string[] = Array.from({ length: VOCABULARY }, (_, rank) =>
  syllables(1 + (rank % 3) + (rank > 50 ? 1 : 0)),
)

/** A word as often as in a text: the first ones in most entries, the last ones in a few of a million. */
const word = () => vocabulary[Math.floor(VOCABULARY * random() ** 4)] ?? ''

/** A made-up name with a meaning of eleven words. */
export function madeUpName(number: number): IslamicName {
  const [name = '', ...meaning] = Array.from({ length: WORDS }, word)
  return {
    // Not in the order in which the rows are written.
    slug: `n${String((number * 7919) % 1_000_003).padStart(7, '0')}`,
    name,
    arabicName: 'اسم',
    meaning: meaning.join(' '),
    meaningArabic: 'معنى',
    root: null,
    origin: (['arabic', 'persian', 'turkish', 'urdu'] as const)[number % 4] ?? 'arabic',
    gender: (['male', 'female', 'unisex'] as const)[number % 3] ?? 'male',
    category: (['prophet_names', 'sahabah_names', 'virtue_names'] as const)[number % 3] ?? 'virtue_names',
    alternateSpellings: [],
    bearers: [],
  }
}
