import { asciiDigits } from '#shared/core/ascii-digits.ts'
import { otherSurahNames } from './search/surah-names.ts'

/** What a surah can be found by. */
export interface NamedSurah {
  readonly number: number
  /** In Arabic, without vowels. */
  readonly name: string
  readonly englishName: string
  readonly englishNameTranslation: string
}

/**
 * The surahs that a name, a meaning or a number points at, best first: the very name, then names that begin so, then
 * those that hold it or sound like it. Latin spellings are forgiven (`yaseen`, `bakara`, `rehman`, `al kahf`), and other
 * names are known (`tabarak`, `bani israil`).
 */
export function matchingSurahs<Surah extends NamedSurah>(
  surahs: readonly Surah[],
  text: string,
): readonly Surah[] {
  const wanted = text.normalize('NFKC').toLowerCase().replace(forms, ' ').trim()
  const number = Number(asciiDigits(wanted))
  if (wanted !== '' && Number.isInteger(number)) return surahs.filter((surah) => surah.number === number)
  const scored = surahs.map((surah) => ({ surah, score: Math.max(...scores(surah, wanted)) }))
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ surah }) => surah)
}

/** Words for "surah" in the languages of the interface. */
const forms = /(?<!\p{L})(surah|surat|sura|sureh?|suresi|sourate|surata|سورة|سوره|سورہ|সূরা|сура)(?!\p{L})/gu

const EXACT = 4
const BEGINS = 3
const HOLDS = 2
const SOUNDS = 1

function scores(surah: NamedSurah, wanted: string): readonly number[] {
  const latin = latinSounds(wanted)
  const arabic = arabicLetters(wanted)
  const others = otherSurahNames[surah.number] ?? []
  return [
    soundsLike(surah.englishName, wanted),
    beginsWord(plain(surah.englishNameTranslation), plain(wanted)),
    ...[surah.name, ...others].map((name) => likeness(arabicLetters(name), arabic)),
    ...[surah.englishName, ...others].map((name) => likeness(latinSounds(name), latin)),
  ]
}

/** Meanings are in English, whose article says nothing. */
function beginsWord(meaning: string, wanted: string): number {
  const telling = wanted.replace(/^(the|a|an)( |$)/, '')
  return telling !== '' && ` ${meaning}`.includes(` ${telling}`) ? HOLDS : 0
}

function likeness(name: string, wanted: string): number {
  if (wanted === '') return 0
  if (name === wanted) return EXACT
  if (name.startsWith(wanted)) return BEGINS
  return name.includes(wanted) ? HOLDS : 0
}

/** Fewer consonants than these are shared by too many names. */
const TELLING = 3

function soundsLike(name: string, wanted: string): number {
  const bones = latinSounds(wanted).replace(/[aeiouwy]/g, '')
  return bones.length >= TELLING && latinSounds(name).replace(/[aeiouwy]/g, '') === bones ? SOUNDS : 0
}

/** A Latin spelling by its sounds: without article, marks, long or doubled letters and an h at the end. */
function latinSounds(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^(al|an|ar|as|ash|at|ath|az|ad|adh|el)[\s-]+/, '')
    .replace(/[^a-z]/g, '')
    .replace(/ee|iy/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replaceAll('q', 'k')
    .replace(/dh|dz/g, 'd')
    .replace(/(.)\1+/g, '$1')
    .replace(/h$/, '')
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '')

/** Arabic letters without vowels, signs and the differences that people do not type. */
function arabicLetters(text: string): string {
  return text
    .replace(/[^\u0620-\u064a\u0671-\u06d3]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئیے]/g, 'ي')
    .replaceAll('ؤ', 'و')
    .replaceAll('ک', 'ك')
    .replace(/[ةہھۃ]/g, 'ه')
    .replace(/[ءـ]/g, '')
    .replace(/^ال/, '')
}
