import { latinLetters } from '#shared/core/transliteration/latin-letters.ts'
import { type Letter, lettersOf } from './letter.ts'
import { isAllah, isArticle, isNight, lengthenerOf } from './reading-rules.ts'
import { optional, restored, type Sound, sound } from './sound.ts'

/** Consonants for which the ASCII form has another sign than the readable one (`@` stands for its `AA`). */
const asciiConsonants: Readonly<Record<string, string>> = {
  ح: 'h',
  ذ: 'th',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'th',
  ع: '@',
}

/** Each consonant as the ASCII form has it and as the readable form has it. */
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
/** The -hu and -hi that a small waw or ya lengthens in speech are written short, as the ASCII form has them. */
const lengthenedInSpeech = { i: sound(['i', 'i'], ['ee', 'ī']), u: sound(['u', 'u'], ['oo', 'ū']) }
const nunation = sound(['n', 'n'], ['m', 'n'])
const hamza = restored('ʾ')
const wordBreak = sound([' ', ' '])
/** Hamzat al-wasl is heard at the start of a word and silent after a prefix, whatever the ASCII form writes. */
const connectingFirst = sound(['a', 'a'], ['i', 'i'], ['u', 'u'], ['o', 'u'], ['ee', 'i'])
const connectingInside = optional(['a', ''], ['i', ''], ['u', ''], ['o', ''])

/** The sounds of a verse in order, word by word. `text` has the standard code points. */
export function soundsOfVerse(text: string): Sound[] {
  const words = text.split(' ').map(lettersOf).flatMap(apartFromCall)
  return words
    .filter((letters) => letters.length > 0)
    .flatMap((letters, index) => [...(index > 0 ? [wordBreak] : []), ...soundsOfWord(letters)])
}

/** The call "yā" is written in one with the word that is called, and transliterated apart from it. */
function apartFromCall(letters: Letter[]): Letter[][] {
  const at = letters[1]?.base === 'ي' && /[وف]/.test(letters[0]?.base ?? '') ? 1 : 0
  if (letters[at]?.base !== 'ي' || letters[at].vowel !== 'a') return [letters]
  const next = letters[at + 1]
  const apart = next?.base === 'ـ' && next.superscriptAlef && !next.hamza
  if (!apart && !letters[at].superscriptAlef) return [letters]
  const end = apart ? at + 2 : at + 1
  return [letters.slice(0, end), letters.slice(end)]
}

function soundsOfWord(letters: readonly Letter[]): Sound[] {
  const lengtheners = new Set<number>()
  return letters.flatMap((letter, at) => {
    if (lengtheners.has(at)) return []
    if (letter.base === 'ٱ') return [connecting(letters, at)]
    if (isArticle(letters, at)) return article(letters, at)
    if (isNight(letters, at)) return [sound(['l', 'l-']), sound(['l', 'l']), ...vowel(letter, false)]
    const lengthener = lengthenerOf(letters, at)
    if (lengthener !== undefined) lengtheners.add(lengthener)
    const merged =
      at > 0 && letters[at - 1]?.bare && consonants[letters[at - 1]?.base ?? ''] && !lengtheners.has(at - 1)
    return [
      ...consonant(letter, at === 0, letter.doubled && at > 0 && !merged),
      ...vowel(letter, lengthener !== undefined || isAllah(letters, at)),
    ]
  })
}

function connecting(letters: readonly Letter[], at: number): Sound {
  if (at > 0) return connectingInside
  return isAllah(letters, 2) ? sound(['a', 'A']) : connectingFirst
}

/** `al-`, its l taken over by the letters that assimilate it: `ar-r…`. */
function article(letters: readonly Letter[], at: number): Sound[] {
  const next = letters[at + 1]
  const begin = at === 0 ? [connectingFirst] : []
  if (isAllah(letters, at + 1)) return [...begin, sound(['l', 'l'])]
  const spelling = consonants[next?.base ?? '']
  if (letters[at]?.sukun || !spelling || next?.base === 'ل') return [...begin, sound(['l', 'l-'])]
  const [ascii, readable] = spelling
  return [...begin, optional(['l', '']), sound([ascii, `${readable}-`])]
}

function consonant(letter: Letter, first: boolean, twice: boolean): Sound[] {
  if (letter.special === 'eased') return [hamza]
  if (letter.hamza) return first ? [] : [hamza]
  if (letter.base === 'ـ' && letter.small === 'nun') return [sound(['n', 'n'])]
  const base = letter.base === 'ـ' && letter.small === 'ya' ? 'ي' : letter.base
  const spelling = consonants[base]
  if (!spelling) return []
  return twice ? [sound(spelling), sound(spelling)] : [sound(spelling)]
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
