import { asciiDigits } from '#shared/core/ascii-digits.ts'
import { type DivisionKind, divisionCount, divisionVerses, type VerseRange } from '../divisions.ts'
import { surahCount } from '../verse-counts.ts'
import { type KnownNames, versesOf } from './known-names.ts'
import { nameKey } from './name-key.ts'
import { unitWords } from './unit-words.ts'

/** What a query refers to, beside what it may say. */
export interface Reference {
  readonly ranges: readonly VerseRange[]
  /**
   * `place`: a number was given, nothing else is meant. `passage`: verses of that name. `surah`: the bare name of a
   * surah, which is mostly a word of the text as well.
   */
  readonly kind: 'place' | 'passage' | 'surah'
}

/** What each word for a part of the Quran means; a word that may be two means the first. */
const units = new Map(
  Object.entries(unitWords)
    .toReversed()
    .flatMap(([unit, words]) => [...words].map((word) => [word, unit] as const)),
)

/** Longer queries are quotations. */
const LONGEST = 80
const CHAPTER_AND_VERSE = /\d\s*[:.]\s*\d/
const divisions: readonly (readonly [unit: string, kind: DivisionKind])[] = [
  ['juz', 'juz'],
  ['page', 'page'],
]
const PARTS = /\d+|[^\s\d:.,;/\-–—()[\]"«»“”#：。、]+/gu

/** Reads references in any of the usual forms: `2:255`, `baqarah 255`, `سورة يس`, `juz 30`, `ayatul kursi`. */
export function readReference(query: string, names: KnownNames): Reference | undefined {
  const text = asciiDigits(query.normalize('NFKC')).trim()
  if (text.length > LONGEST) return undefined
  const passage = names.passage(text)
  if (passage) return { ranges: passage, kind: 'passage' }
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  const said = new Set<string>()
  const rest: string[] = []
  for (const [part] of text.replaceAll(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, '$& ').matchAll(PARTS)) {
    if (/^\d/.test(part)) continue
    const unit = unitOf(part)
    if (unit) said.add(unit)
    else rest.push(part)
  }
  const place = placeOf({ text, numbers, units: said, name: rest.join(' ') }, names)
  if (place) return { ranges: place === 'nowhere' ? [] : [place], kind: 'place' }
  if (numbers.length > 0) return undefined
  const surah = names.surah(text, false)
  const whole = surah === undefined ? undefined : versesOf(surah)
  return whole && { ranges: [whole], kind: 'surah' }
}

interface Read {
  readonly text: string
  readonly numbers: readonly number[]
  readonly units: ReadonlySet<string>
  /** What is left without numbers and the words for parts. */
  readonly name: string
}

/** Where the numbers point: `nowhere` when it can only be a reference, and nothing is there (`2:300`, `surah 115`). */
function placeOf(read: Read, names: KnownNames): VerseRange | 'nowhere' | undefined {
  const { numbers, units, name } = read
  if (name === '') return numbers.length === 0 ? undefined : (placeByNumbers(read) ?? 'nowhere')
  if (numbers.length === 0 && !units.has('surah')) return undefined
  const surah = names.surah(name, true)
  return surah === undefined ? undefined : (placeInSurah(surah, read) ?? 'nowhere')
}

function placeByNumbers({ numbers, units }: Read): VerseRange | undefined {
  const [first = 0, second, third] = numbers
  if (numbers.length > 1) return numbers.length > 3 ? undefined : versesOf(first, second, third ?? second)
  const kind = divisions.find(([unit]) => units.has(unit))?.[1]
  if (kind) return first >= 1 && first <= divisionCount(kind) ? divisionVerses(kind, first) : undefined
  if (units.has('hizb')) return hizb(first)
  return first <= surahCount ? versesOf(first) : undefined
}

function placeInSurah(surah: number, { text, numbers }: Read): VerseRange | undefined {
  const [first, second, third] = numbers
  const isNumberedToo = numbers.length === 3 || CHAPTER_AND_VERSE.test(text)
  if (!isNumberedToo) return numbers.length > 2 ? undefined : versesOf(surah, first, second ?? first)
  return first === surah ? versesOf(surah, second, third ?? second) : undefined
}

/** A hizb is four quarters, and there are as many as there are quarters of them. */
function hizb(number: number): VerseRange | undefined {
  const quarter = number * 4
  if (number < 1 || quarter > divisionCount('hizbQuarter')) return undefined
  return {
    first: divisionVerses('hizbQuarter', quarter - 3).first,
    last: divisionVerses('hizbQuarter', quarter).last,
  }
}

const unitOf = (word: string): string | undefined => units.get(nameKey(word))
