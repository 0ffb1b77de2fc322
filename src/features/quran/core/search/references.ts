import { asciiDigits } from '#shared/core/ascii-digits.ts'
import { type DivisionKind, divisionCount, divisionVerses, type VerseRange } from '../divisions.ts'
import { surahCount } from '../verse-counts.ts'
import { type KnownNames, surahVerseRange } from './known-names.ts'
import { nameKey } from './name-key.ts'
import { unitWords } from './unit-words.ts'

/** The verses that a query refers to. */
export interface Reference {
  readonly ranges: readonly VerseRange[]
  /**
   * `place`: the query has a number, so it is only a reference. `passage`: a named passage. `surah`: a surah's name alone,
   * which is usually also a word in the text.
   */
  readonly kind: 'place' | 'passage' | 'surah'
}

/** The unit meant by each word; an ambiguous word means the first unit in `unitWords`. */
const units = new Map(
  Object.entries(unitWords)
    .toReversed()
    .flatMap(([unit, words]) => [...words].map((word) => [word, unit] as const)),
)

/** Longer queries are quotations, not references. */
const MAX_LENGTH = 80
const CHAPTER_AND_VERSE = /\d\s*[:.]\s*\d/
const divisions: readonly (readonly [unit: string, kind: DivisionKind])[] = [
  ['juz', 'juz'],
  ['page', 'page'],
]
const PARTS = /\d+|[^\s\d:.,;/\-–—()[\]"«»“”#：。、]+/gu

/** Parses the usual forms of references: `2:255`, `baqarah 255`, `سورة يس`, `juz 30`, `ayatul kursi`. */
export function parseReference(query: string, names: KnownNames): Reference | undefined {
  const text = asciiDigits(query.normalize('NFKC')).trim()
  if (text.length > MAX_LENGTH) return undefined
  const passage = names.passage(text)
  if (passage) return { ranges: passage, kind: 'passage' }
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  const mentionedUnits = new Set<string>()
  const rest: string[] = []
  for (const [part] of text.replaceAll(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, '$& ').matchAll(PARTS)) {
    if (/^\d/.test(part)) continue
    const unit = unitOf(part)
    if (unit) mentionedUnits.add(unit)
    else rest.push(part)
  }
  const place = findPlace({ text, numbers, units: mentionedUnits, name: rest.join(' ') }, names)
  if (place) return { ranges: place === 'nowhere' ? [] : [place], kind: 'place' }
  if (numbers.length > 0) return undefined
  const surah = names.surah(text, false)
  const whole = surah === undefined ? undefined : surahVerseRange(surah)
  return whole && { ranges: [whole], kind: 'surah' }
}

interface QueryParts {
  readonly text: string
  readonly numbers: readonly number[]
  readonly units: ReadonlySet<string>
  /** The rest, without numbers and unit words. */
  readonly name: string
}

/** The verses that the numbers point to; `nowhere` for a reference that does not exist (`2:300`, `surah 115`). */
function findPlace(parts: QueryParts, names: KnownNames): VerseRange | 'nowhere' | undefined {
  const { numbers, units, name } = parts
  if (name === '') return numbers.length === 0 ? undefined : (placeByNumbers(parts) ?? 'nowhere')
  if (numbers.length === 0 && !units.has('surah')) return undefined
  const surah = names.surah(name, true)
  return surah === undefined ? undefined : (placeInSurah(surah, parts) ?? 'nowhere')
}

function placeByNumbers({ numbers, units }: QueryParts): VerseRange | undefined {
  const [first = 0, second, third] = numbers
  if (numbers.length > 1)
    return numbers.length > 3 ? undefined : surahVerseRange(first, second, third ?? second)
  const kind = divisions.find(([unit]) => units.has(unit))?.[1]
  if (kind) return first >= 1 && first <= divisionCount(kind) ? divisionVerses(kind, first) : undefined
  if (units.has('hizb')) return hizb(first)
  return first <= surahCount ? surahVerseRange(first) : undefined
}

function placeInSurah(surah: number, { text, numbers }: QueryParts): VerseRange | undefined {
  const [first, second, third] = numbers
  const isNumberedToo = numbers.length === 3 || CHAPTER_AND_VERSE.test(text)
  if (!isNumberedToo) return numbers.length > 2 ? undefined : surahVerseRange(surah, first, second ?? first)
  return first === surah ? surahVerseRange(surah, second, third ?? second) : undefined
}

/** A hizb is four hizb quarters. */
function hizb(number: number): VerseRange | undefined {
  const quarter = number * 4
  if (number < 1 || quarter > divisionCount('hizbQuarter')) return undefined
  return {
    first: divisionVerses('hizbQuarter', quarter - 3).first,
    last: divisionVerses('hizbQuarter', quarter).last,
  }
}

const unitOf = (word: string): string | undefined => units.get(nameKey(word))
