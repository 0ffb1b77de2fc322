import { latinLetters } from '#shared/core/transliteration/latin-letters.ts'
import { type Letter, parseLetters } from './letter.ts'
import { isArticle, isLamOfAllah, isLamOfLayl, lengthenerOf } from './reading-rules.ts'
import { optionalSound, restoredSound, type Sound, sound } from './sound.ts'

/** Consonants that the ASCII form spells differently; `@` stands for `AA`. */
const asciiConsonants: Readonly<Record<string, string>> = {
  ح: 'h',
  ذ: 'th',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'th',
  ع: '@',
}

/** Each consonant in the ASCII and in the readable form. */
const consonants: Readonly<Record<string, readonly [ascii: string, readable: string]>> = Object.fromEntries(
  Object.entries(latinLetters).map(([letter, latin]) => [letter, [asciiConsonants[letter] ?? latin, latin]]),
)

const short = {
  a: sound(['a', 'a']),
  i: sound(['i', 'i'], ['ee', 'i']),
  u: sound(['u', 'u'], ['o', 'u'], ['oo', 'u']),
}
const long = {
  a: sound(['a', 'ā']),
  i: sound(['ee', 'ī'], ['i', 'ī']),
  u: sound(['oo', 'ū'], ['u', 'ū'], ['o', 'ū']),
}
/** -hu and -hi with a small waw or ya are lengthened in speech, but follow the ASCII form in writing. */
const lengthenedInSpeech = { i: sound(['i', 'i'], ['ee', 'ī']), u: sound(['u', 'u'], ['oo', 'ū']) }
const nunation = sound(['n', 'n'], ['m', 'n'])
const hamza = restoredSound('ʾ')
const wordBreak = sound([' ', ' '])
/** Hamzat al-wasl is pronounced at the start of a word and silent after a prefix, whatever the ASCII form writes. */
const waslAtStart = sound(['a', 'a'], ['i', 'i'], ['u', 'u'], ['o', 'u'], ['ee', 'i'])
const waslAfterPrefix = optionalSound(['a', ''], ['i', ''], ['u', ''], ['o', ''])

/** The sounds of a verse, in order. `text` has the standard code points. */
export function soundsOfVerse(text: string): Sound[] {
  const words = text.split(' ').map(parseLetters).flatMap(splitVocative)
  return words
    .filter((letters) => letters.length > 0)
    .flatMap((letters, index) => [...(index > 0 ? [wordBreak] : []), ...soundsOfWord(letters)])
}

/** Splits off the vocative "yā", which is written together with the next word but transliterated separately. */
function splitVocative(letters: Letter[]): Letter[][] {
  const at = letters[1]?.base === 'ي' && /[وف]/.test(letters[0]?.base ?? '') ? 1 : 0
  if (letters[at]?.base !== 'ي' || letters[at].vowel !== 'a') return [letters]
  const next = letters[at + 1]
  const withTatweel = next?.base === 'ـ' && next.superscriptAlef && !next.hamza
  if (!withTatweel && !letters[at].superscriptAlef) return [letters]
  const end = withTatweel ? at + 2 : at + 1
  return [letters.slice(0, end), letters.slice(end)]
}

function soundsOfWord(letters: readonly Letter[]): Sound[] {
  const lengtheners = new Set<number>()
  return letters.flatMap((letter, at) => {
    if (lengtheners.has(at)) return []
    if (letter.base === 'ٱ') return [hamzatAlWasl(letters, at)]
    if (isArticle(letters, at)) return article(letters, at)
    if (isLamOfLayl(letters, at)) return [sound(['l', 'l-']), sound(['l', 'l']), ...vowel(letter, false)]
    const lengthener = lengthenerOf(letters, at)
    if (lengthener !== undefined) lengtheners.add(lengthener)
    const merged =
      at > 0 && letters[at - 1]?.bare && consonants[letters[at - 1]?.base ?? ''] && !lengtheners.has(at - 1)
    return [
      ...consonant(letter, at === 0, letter.doubled && at > 0 && !merged),
      ...vowel(letter, lengthener !== undefined || isLamOfAllah(letters, at)),
    ]
  })
}

function hamzatAlWasl(letters: readonly Letter[], at: number): Sound {
  if (at > 0) return waslAfterPrefix
  return isLamOfAllah(letters, 2) ? sound(['a', 'A']) : waslAtStart
}

/** `al-`, or with an assimilated l `ar-r…`. */
function article(letters: readonly Letter[], at: number): Sound[] {
  const next = letters[at + 1]
  const begin = at === 0 ? [waslAtStart] : []
  if (isLamOfAllah(letters, at + 1)) return [...begin, sound(['l', 'l'])]
  const spelling = consonants[next?.base ?? '']
  if (letters[at]?.sukun || !spelling || next?.base === 'ل') return [...begin, sound(['l', 'l-'])]
  const [ascii, readable] = spelling
  return [...begin, optionalSound(['l', '']), sound([ascii, `${readable}-`])]
}

function consonant(letter: Letter, first: boolean, doubled: boolean): Sound[] {
  if (letter.special === 'eased') return [hamza]
  if (letter.hamza) return first ? [] : [hamza]
  if (letter.base === 'ـ' && letter.small === 'nun') return [sound(['n', 'n'])]
  const base = letter.base === 'ـ' && letter.small === 'ya' ? 'ي' : letter.base
  const spelling = consonants[base]
  if (!spelling) return []
  return doubled ? [sound(spelling), sound(spelling)] : [sound(spelling)]
}

function vowel(letter: Letter, lengthened: boolean): Sound[] {
  if (letter.special === 'imala') return [sound(['a', 'ē'])]
  if (letter.special === 'eased') return [short.a]
  if (letter.special === 'vowelled ya') return [short.i, sound(['y', 'y']), short.a]
  const kind = letter.vowel ?? (letter.superscriptAlef ? 'a' : undefined)
  if (!kind) return []
  const asLong = lengthened || letter.superscriptAlef
  const plain = kind !== 'a' && letter.small ? lengthenedInSpeech[kind] : asLong ? long[kind] : short[kind]
  return letter.nunated ? [plain, nunation] : [plain]
}
