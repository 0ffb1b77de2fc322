import { type DivisionKind, divisionCount, divisionVerses, type VerseRange } from './divisions.ts'
import { surahCount, type VersePlace, verseCount, verseNumber } from './verse-counts.ts'

/** The page that all addresses of the reader begin with. */
export const READER_PATH = '/quran/reader'

const partKinds = ['page', 'juz', 'hizb'] as const
/** What can be read as a whole besides a surah. */
export type PartKind = (typeof partKinds)[number]

/** Verses of one surah from `first` to `last`, both among them. */
export interface SurahVerses {
  readonly surah: number
  readonly first: number
  readonly last: number
}

/** What an address of the reader asks for: what is read, and in it the verses that are meant. */
export type ReaderAddress =
  | { readonly kind: 'last-place' }
  | { readonly kind: 'surah'; readonly number: number; readonly verses?: SurahVerses }
  | { readonly kind: PartKind; readonly number: number; readonly verses?: SurahVerses }

/** What is wrong with an address. `surah` is there when that much of it was right. */
export interface AddressProblem {
  readonly kind: 'problem'
  readonly with: 'surah' | 'verse' | 'range' | PartKind
  readonly surah?: number
}

/**
 * Reads an address: the path after {@link READER_PATH} (``, `/2`, `/2/255`, `/2/255-257`) and the query (`page=604`,
 * `juz=30`, `hizb=60`). Verses that do not lie in the named part are read in their surah.
 */
export function parseReaderAddress(path: string, query = ''): ReaderAddress | AddressProblem {
  const place = parsePath(path.replace(/\/$/, ''))
  if (place?.kind === 'problem') return place
  const values = new Map(query.replace('?', '').split('&').map(pairOf))
  const kind = partKinds.find((name) => values.has(name))
  if (!kind) return place ?? { kind: 'last-place' }
  const number = wholeNumber(values.get(kind) ?? '')
  if (!number || number > partCount(kind)) return { kind: 'problem', with: kind }
  if (!place) return { kind, number }
  const verses = place.verses ?? { surah: place.number, first: 1, last: 1 }
  return isInside(verses, partVerses(kind, number)) ? { kind, number, verses } : place
}

/** The address of what {@link parseReaderAddress} read, with its query. */
export function formatReaderAddress(address: ReaderAddress): string {
  if (address.kind === 'last-place') return READER_PATH
  const { kind, number, verses } = address
  if (kind === 'surah') return `${READER_PATH}/${number}${verses ? `/${inPath(verses)}` : ''}`
  const place = verses ? `/${verses.surah}/${inPath(verses)}` : ''
  return `${READER_PATH}${place}?${kind}=${number}`
}

/** The address that search engines know these words by: the verses' own, else the part's. */
export function canonicalReaderAddress(address: ReaderAddress): string {
  if (address.kind === 'last-place' || !address.verses) return formatReaderAddress(address)
  return formatReaderAddress({ kind: 'surah', number: address.verses.surah, verses: address.verses })
}

/** The verses of a page, a juz or a hizb, by their numbers. Throws `RangeError` when there is no such part. */
export function partVerses(kind: PartKind, number: number): VerseRange {
  if (kind !== 'hizb') return divisionVerses(kind, number)
  const quarters = quartersOf(number)
  return {
    first: divisionVerses('hizbQuarter', quarters.first).first,
    last: divisionVerses('hizbQuarter', quarters.last).last,
  }
}

const QUARTERS = 4

const quartersOf = (hizb: number) => ({ first: hizb * QUARTERS - QUARTERS + 1, last: hizb * QUARTERS })

/** How many pages, juz or hizbs the Quran has. */
export const partCount = (kind: PartKind): number =>
  kind === 'hizb' ? divisionCount('hizbQuarter') / QUARTERS : divisionCount(kind satisfies DivisionKind)

/** The number of the hizb that holds this quarter of one. */
export const hizbOfQuarter = (quarter: number): number => Math.ceil(quarter / QUARTERS)

/** One verse as the verses that an address means. */
export const onlyVerse = ({ surah, verse }: VersePlace): SurahVerses => ({ surah, first: verse, last: verse })

type SurahAddress = Extract<ReaderAddress, { kind: 'surah' }>

function parsePath(path: string): SurahAddress | AddressProblem | undefined {
  if (path === '') return undefined
  const [, surahText = '', versesText, ...rest] = path.split('/')
  const number = wholeNumber(surahText)
  if (!number || number > surahCount) return { kind: 'problem', with: 'surah' }
  if (versesText === undefined) return { kind: 'surah', number }
  const [firstText = '', lastText, ...more] = versesText.split('-')
  const first = wholeNumber(firstText)
  const last = lastText === undefined ? first : wholeNumber(lastText)
  const problem = {
    kind: 'problem',
    with: lastText === undefined ? 'verse' : 'range',
    surah: number,
  } as const
  if (!first || !last || rest.length + more.length > 0) return problem
  if (first > last || last > verseCount(number)) return problem
  return { kind: 'surah', number, verses: { surah: number, first, last } }
}

/** A name and its value; numbers and our names need no decoding. */
function pairOf(text: string): readonly [string, string] {
  const [name = '', value = ''] = text.split('=', 2)
  return [name, value]
}

/** A number from 1 without a sign, a point or zeros before it; `undefined` for anything else. */
const wholeNumber = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined)

const inPath = ({ first, last }: SurahVerses) => (first === last ? `${first}` : `${first}-${last}`)

function isInside({ surah, first, last }: SurahVerses, range: VerseRange): boolean {
  return (
    verseNumber({ surah, verse: first }) >= range.first && verseNumber({ surah, verse: last }) <= range.last
  )
}
