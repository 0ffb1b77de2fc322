/**
 * Names in Devanagari, Bengali and Malayalam in Latin letters, so that `सूरह बक़रा`, `সূরা বাকারা` and `സൂറത്തുൽ ബഖറ` are
 * found by the same names as `Surah Baqarah`.
 */

/** Unicode gives a letter the same place within the block of each of these scripts. */
const blocks: Readonly<Record<number, string>> = {
  2304: 'Devanagari',
  2432: 'Bengali',
  3328: 'Malayalam',
}
const BLOCK = 0x80

const consonants: Readonly<Record<number, string>> = Object.fromEntries(
  'k kh g gh ng ch ch j j n t th d dh n t th d dh n n p f b bh m y r r l l zh w sh sh s h'
    .split(' ')
    .map((sound, index) => [0x15 + index, sound]),
)
const vowels: Readonly<Record<number, string>> = {
  5: 'a',
  6: 'a',
  7: 'i',
  8: 'i',
  9: 'u',
  10: 'u',
  14: 'e',
  15: 'e',
  16: 'ai',
  18: 'o',
  19: 'o',
  20: 'au',
}
const vowelSigns: Readonly<Record<number, string>> = {
  62: 'a',
  63: 'i',
  64: 'i',
  65: 'u',
  66: 'u',
  70: 'e',
  71: 'e',
  72: 'ai',
  74: 'o',
  75: 'o',
  76: 'au',
  87: 'au',
}
const NASAL = [1, 2]
const NUKTA = 60
/** What a dot below makes of a sound. */
const withNukta: Readonly<Record<string, string>> = { k: 'q', j: 'z', z: 'y', d: 'r', dh: 'r' }
/** Consonants without a vowel that have letters of their own. */
const finals: Readonly<Record<string, string>> = { ൺ: 'n', ൻ: 'n', ർ: 'r', ൽ: 'l', ൾ: 'l', ൿ: 'k', ৎ: 't' }
/** In Bengali, this letter is the z of Arabic names; with a dot it is y. */
const BENGALI_Z = 'য'

const INDIC = /[\u0900-\u09ff\u0d00-\u0d7f]/

/** `word` in Latin letters; unchanged if it has none of these scripts. */
export function indicToLatin(word: string): string {
  if (!INDIC.test(word)) return word
  let latin = ''
  /** The last consonant, if its vowel is not written yet. */
  let open = ''
  for (const letter of word.normalize('NFD')) {
    const sound = soundOf(letter)
    if (sound.kind === 'nukta')
      latin = latin.replace(/(?:dh|[kjzd])$/, (dotted) => withNukta[dotted] ?? dotted)
    // A doubled consonant has no vowel between.
    else if (open && open !== sound.text && (sound.kind === 'consonant' || sound.kind === 'letter'))
      latin += `a${sound.text}`
    else latin += sound.text
    if (sound.kind !== 'nukta') open = sound.kind === 'consonant' ? sound.text : ''
  }
  // Malayalam marks a silent last vowel with a virama; the other scripts leave it to the reader.
  const written = open && /[\u0d00-\u0d7f]$/.test(word) ? `${latin}a` : latin
  // Bengali has no letters for w and for a y at the beginning.
  return written.replace(/oy(?=[aeiou])/g, 'w').replace(/^iy?(?=[aeu])/, 'y')
}

interface Sound {
  readonly kind: 'consonant' | 'vowel sign' | 'letter' | 'virama' | 'nukta'
  readonly text: string
}

function soundOf(letter: string): Sound {
  const code = letter.codePointAt(0) ?? 0
  const place = code % BLOCK
  const script = blocks[code - place]
  const final = finals[letter]
  const sign = vowelSigns[place]
  if (final) return { kind: 'letter', text: final }
  if (!script) return { kind: 'virama', text: /\p{L}/u.test(letter) ? letter : '' }
  if (letter === BENGALI_Z) return { kind: 'consonant', text: 'z' }
  if (consonants[place]) return { kind: 'consonant', text: consonants[place] }
  if (sign) return { kind: 'vowel sign', text: sign }
  if (place === NUKTA) return { kind: 'nukta', text: '' }
  if (NASAL.includes(place)) return { kind: 'letter', text: script === 'Malayalam' ? 'm' : 'n' }
  return vowels[place] ? { kind: 'letter', text: vowels[place] } : { kind: 'virama', text: '' }
}
