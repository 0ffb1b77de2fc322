import { foldedWords } from '#shared/core/text-search.ts'

/**
 * Keys of a name’s sound, so that Muhammad, Mohamed and Mehmet find each other. A key is the class of the
 * first vowel, the consonants, and the class of a final vowel:
 *
 * 1. Letters are folded (no marks, no case); doubled ones count once.
 * 2. Consonants that spellings and languages swap share a letter: q and k; d and t (Ahmad, Ahmet); b and p
 *    (Yaqub, Yakup); kh and h (Khalid, Halit); sh, ch, th and s (Uthman, Osman); dh and z; ph and f. A g
 *    that English drops (Tuğba) has no rule: alternate spellings list it.
 * 3. A `c` is read twice, as k (Zacaria) and as the Turkish j (Recep, Hatice), so a name may have two keys.
 * 4. Vowels inside are left out, and so are w, v and y there (Dawud, Daoud, Davut; Maryam, Meryem, Mariam).
 * 5. The first vowel is a, i or u; `e` is read as a and as i (Emine and Amina, Ebrahim and Ibrahim).
 * 6. The end is a (also e, ah, eh), i (also y, ee) or no vowel, which keeps Amina apart from Amin.
 *
 * Only Latin letters are heard. Empty for a text without a consonant.
 */
export function soundKeys(name: string): readonly string[] {
  const letters = foldedWords(name)
    .join('')
    .replaceAll(/[^a-z]/g, '')
  const readings = letters.includes('c')
    ? [letters.replaceAll(SOFT_C, 's').replaceAll('c', 'k'), letters.replaceAll('c', 'j')]
    : [letters]
  return [...new Set(readings.flatMap(keysOfReading))]
}

const SOFT_C = /ch/g
const SWAPPED: readonly (readonly [RegExp, string])[] = [
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/kh/g, 'h'],
  [/[st]h/g, 's'],
  [/dh/g, 'z'],
  [/ph/g, 'f'],
  [/gh/g, 'g'],
  [/dj/g, 'j'],
  [/q/g, 'k'],
  [/d/g, 't'],
  [/p/g, 'b'],
]
const FIRST_VOWEL = /^[aeiou]/
const INSIDE = /[aeiouwvy]/g
const SHORTEST = 2

function keysOfReading(letters: string): string[] {
  const heard = SWAPPED.reduce((text, [written, sound]) => text.replaceAll(written, sound), letters)
    .replaceAll(/(.)\1+/g, '$1')
    .replace(/(?<=[ae])h$/, '')
  const first = FIRST_VOWEL.exec(heard)?.[0]
  const start = /^[wvy]/.exec(heard)?.[0].replace('v', 'w') ?? ''
  const consonants = start + heard.slice(start.length).replaceAll(INSIDE, '')
  const key = `${consonants}${finalVowel(heard)}`
  if (consonants === '') return []
  return firstVowels(first)
    .map((vowel) => vowel + key)
    .filter(({ length }) => length >= SHORTEST)
}

function firstVowels(vowel: string | undefined): readonly string[] {
  if (vowel === undefined) return ['']
  if (vowel === 'e') return ['a', 'i']
  return [vowel === 'o' ? 'u' : vowel]
}

/** The class of the vowel at the end, in capitals so that it isn’t taken for a consonant. */
function finalVowel(heard: string): string {
  if (/[ae]$/.test(heard)) return 'A'
  return /[iy]$/.test(heard) ? 'I' : ''
}
