import { asciiDigits } from '#shared/core/ascii-digits.ts'
import { indicToLatin } from './search/indic-letters.ts'
import { nameKey } from './search/name-key.ts'
import { otherSurahNames } from './search/surah-names.ts'

/** A surah with its names. */
export interface NamedSurah {
  readonly number: number
  /** In Arabic, without vowels. */
  readonly name: string
  readonly englishName: string
  readonly englishNameTranslation: string
  /** Its titles in other languages. */
  readonly translated?: readonly SurahTitle[] | undefined
}

/** The name of a surah in a language, and what it means. */
export interface SurahTitle {
  readonly name: string
  readonly meaning: string
}

/**
 * Surahs that match a name, a meaning or a number, best first: exact names, then prefixes, then names that contain or
 * sound like the text. Accepts varying Latin spellings (`yaseen`, `bakara`, `rehman`, `al kahf`) and alternative names
 * (`tabarak`, `bani israil`).
 */
export function matchingSurahs<Surah extends NamedSurah>(
  surahs: readonly Surah[],
  text: string,
): readonly Surah[] {
  const typed = text.normalize('NFKC').toLowerCase().replace(surahWords, ' ').trim()
  const query = inLatin(typed)
  const number = Number(asciiDigits(query))
  if (query !== '' && Number.isInteger(number)) return surahs.filter((surah) => surah.number === number)
  const scored = surahs.map((surah) => ({ surah, score: Math.max(...scores(surah, query, typed)) }))
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ surah }) => surah)
}

/** Each word in Devanagari, Bengali or Malayalam letters is replaced by its sound. */
const inLatin = (text: string) => text.replaceAll(/[\p{L}\p{M}\u200c\u200d]+/gu, (word) => indicToLatin(word))

/** Words for "surah" in the interface languages. */
const surahWords =
  /(?<!\p{L})(surah|surat|suratul|sura|sureh?|suresi|sourate|surata|سورة|سورت|سورۃ|سوره\u0654|سورۀ|سوره|سورہ|সূরা|সুরা|सूरह|सूरत|सूरा|സൂറത്തുൽ|സൂറത്തു|സൂറത്ത്|സൂറത്|സൂറ|сура)(?![\p{L}\p{M}])/gu

const EXACT = 4
const BEGINS = 3
const CONTAINS = 2
const SOUNDS_ALIKE = 1

/** `query` is what was `typed`, in Latin letters. */
function scores(surah: NamedSurah, query: string, typed: string): readonly number[] {
  const latin = latinKey(query)
  const arabic = arabicKey(query)
  const others = otherSurahNames[surah.number] ?? []
  const spoken = query === typed ? '' : nameKey(query)
  return [
    ...[surah.englishName, ...others].map((name) => similarSound(nameKey(name), spoken)),
    soundsLike(surah.englishName, query),
    beginsWord(plain(surah.englishNameTranslation), plain(query)),
    ...titlesOf(surah).map((text) => writtenAlike(plain(text), plain(typed))),
    ...[surah.name, ...others].map((name) => similarity(arabicKey(name), arabic)),
    ...[surah.englishName, ...others].map((name) => similarity(latinKey(name), latin)),
  ]
}

/** Meanings are in English; a leading article is ignored. */
function beginsWord(meaning: string, query: string): number {
  const withoutArticle = query.replace(/^(the|a|an)( |$)/, '')
  return withoutArticle !== '' && ` ${meaning}`.includes(` ${withoutArticle}`) ? CONTAINS : 0
}

const titlesOf = ({ translated = [] }: NamedSurah) =>
  translated.flatMap(({ name, meaning }) => [name, meaning])

/** The meaning, unless there is none or it is the name itself, as *Fîl* is in Turkish. */
export const meaningBeside = ({ name, meaning }: SurahTitle): string | undefined =>
  meaning === '' || plain(meaning) === plain(name) ? undefined : meaning

/** All names and meanings of a surah, for searching in them. */
export const namesOfSurah = (surah: NamedSurah): readonly string[] => [
  surah.name,
  surah.englishName,
  surah.englishNameTranslation,
  ...titlesOf(surah),
]

/** As people write it in their own script; a shorter beginning matches too many. */
function writtenAlike(name: string, query: string): number {
  if (query.length < FEWEST_LETTERS) return 0
  return name === query ? EXACT : beginsWord(name, query)
}

function similarity(name: string, query: string): number {
  if (query === '') return 0
  if (name === query) return EXACT
  if (name.startsWith(query)) return BEGINS
  return name.includes(query) ? CONTAINS : 0
}

/** Fewer letters begin too many words. */
const FEWEST_LETTERS = 2

/** Fewer consonants match too many names. */
const FEWEST_CONSONANTS = 3

/** Like {@link similarity}, or by consonants alone: other scripts don't write every short vowel. */
function similarSound(name: string, query: string): number {
  const consonants = query.replaceAll(VOWELS, '')
  const alike = consonants.length >= FEWEST_CONSONANTS && name.replaceAll(VOWELS, '') === consonants
  return similarity(name, query) || (alike ? SOUNDS_ALIKE : 0)
}

const VOWELS = /[aeiouwy]/g

function soundsLike(name: string, query: string): number {
  const consonants = latinKey(query).replaceAll(VOWELS, '')
  return consonants.length >= FEWEST_CONSONANTS && latinKey(name).replaceAll(VOWELS, '') === consonants
    ? SOUNDS_ALIKE
    : 0
}

/** Reduces a Latin spelling to its sounds: no article, marks, long or double letters, or final h. */
function latinKey(text: string): string {
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

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{Mc}\p{N} ]/gu, '')

/** Arabic letters without vowels, signs and distinctions that people do not type. */
function arabicKey(text: string): string {
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
