import { type DivisionKind, divisionCount, divisionVerses, type VerseRange } from './divisions.ts'
import { surahCount, type VersePlace, verseCount, verseNumber } from './verse-counts.ts'

/** The path that all reader addresses begin with. */
export const READER_PATH = '/quran/reader'

const partKinds = ['page', 'juz', 'hizb'] as const
/** Parts that can be opened as a whole, besides surahs. */
export type PartKind = (typeof partKinds)[number]

/** Verses of one surah from `first` to `last` inclusive. */
export interface SurahVerses {
  readonly surah: number
  readonly first: number
  readonly last: number
}

/** The surah or part to open, and the verses in it that the address points at. */
export type ReaderAddress =
  | { readonly kind: 'last-place' }
  | { readonly kind: 'surah'; readonly number: number; readonly verses?: SurahVerses }
  | { readonly kind: PartKind; readonly number: number; readonly verses?: SurahVerses }

/** The wrong part of an address. `surah` is set if the surah was valid. */
export interface AddressProblem {
  readonly kind: 'problem'
  readonly with: 'surah' | 'verse' | 'range' | PartKind
  readonly surah?: number
}

/** The colon of a reference instead of the slash, typed or escaped. */
const COLON = /^(\/\d+)(?::|%3a)/i

/**
 * Parses the path after {@link READER_PATH} (``, `/2`, `/2/255`, `/2/255-257`, and `/2:255` as people write it) and the query (`page=604`, `juz=30`,
 * `hizb=60`). Verses outside the named part are opened in their surah.
 */
export function parseReaderAddress(path: string, query = ''): ReaderAddress | AddressProblem {
  const place = parsePath(path.replace(/\/$/, '').replace(COLON, '$1/'))
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

/** The inverse of {@link parseReaderAddress}, with the query. */
export function formatReaderAddress(address: ReaderAddress): string {
  if (address.kind === 'last-place') return READER_PATH
  const { kind, number, verses } = address
  if (kind === 'surah') return `${READER_PATH}/${number}${verses ? `/${formatRange(verses)}` : ''}`
  const place = verses ? `/${verses.surah}/${formatRange(verses)}` : ''
  return `${READER_PATH}${place}?${kind}=${number}`
}

/** An address as people type it from memory, without the path of the reader. */
const TYPED = /^(?:\/quran|\/surah)?(\/\d.*)$/i

/**
 * The reader's address for `/quran/36`, `/surah/2:255` or `/2/255-257`; `undefined` for all others, also for verses that
 * do not exist.
 */
export function readerAddressOfTyped(path: string): string | undefined {
  const [, place] = TYPED.exec(path) ?? []
  const address = place === undefined ? undefined : parseReaderAddress(place)
  return !address || address.kind === 'problem' ? undefined : formatReaderAddress(address)
}

/** The canonical address for search engines: that of the verses if there are any, else that of the part. */
export function canonicalReaderAddress(address: ReaderAddress): string {
  if (address.kind === 'last-place' || !address.verses) return formatReaderAddress(address)
  return formatReaderAddress({ kind: 'surah', number: address.verses.surah, verses: address.verses })
}

/** The verse numbers of a page, juz or hizb. Throws `RangeError` for an unknown part. */
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

/** The number of pages, juz or hizbs. */
export const partCount = (kind: PartKind): number =>
  kind === 'hizb' ? divisionCount('hizbQuarter') / QUARTERS : divisionCount(kind satisfies DivisionKind)

/** The hizb of a hizb quarter, both counted from 1. */
export const hizbOfQuarter = (quarter: number): number => Math.ceil(quarter / QUARTERS)

/** A range of one verse. */
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

function pairOf(text: string): readonly [string, string] {
  const [name = '', value = ''] = text.split('=', 2)
  return [name, value]
}

/** Parses 1–9999 without sign, point or leading zeros; `undefined` for anything else. */
const wholeNumber = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined)

const formatRange = ({ first, last }: SurahVerses) => (first === last ? `${first}` : `${first}-${last}`)

function isInside({ surah, first, last }: SurahVerses, range: VerseRange): boolean {
  return (
    verseNumber({ surah, verse: first }) >= range.first && verseNumber({ surah, verse: last }) <= range.last
  )
}
