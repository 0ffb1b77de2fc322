import { surahCount } from '../verse-counts.ts'
import { asciiDigits } from './ascii-digits.ts'
import { type KnownNames, versesOf } from './known-names.ts'
import { nameKey } from './name-key.ts'
import { division, type QuranDivisions, type VerseRange } from './quran-divisions.ts'
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

/** Longer queries are quotations. */
const LONGEST = 80
const PARTS = /\d+|[^\s\d:.,;/\-–—()[\]"«»“”#：。、]+/gu

/** Reads references in any of the usual forms: `2:255`, `baqarah 255`, `سورة يس`, `juz 30`, `ayatul kursi`. */
export function readReference(
  query: string,
  names: KnownNames,
  divisions: QuranDivisions,
): Reference | undefined {
  const text = asciiDigits(query.normalize('NFKC')).trim()
  if (text.length > LONGEST) return undefined
  const passage = names.passage(text)
  if (passage) return { ranges: passage, kind: 'passage' }
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  const units = new Set<string>()
  const rest: string[] = []
  for (const [part] of text.replaceAll(/(\d)(?=\p{L})|(\p{L})(?=\d)/gu, '$& ').matchAll(PARTS)) {
    if (/^\d/.test(part)) continue
    const unit = unitOf(part)
    if (unit) units.add(unit)
    else rest.push(part)
  }
  const range = placeOf({ text, numbers, units, name: rest.join(' ') }, names, divisions)
  if (range) return { ranges: [range], kind: 'place' }
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

function placeOf(read: Read, names: KnownNames, divisions: QuranDivisions): VerseRange | undefined {
  const { numbers, units, name } = read
  const [first = 0, ...others] = numbers
  if (name === '') {
    if (numbers.length === 0) return undefined
    if (numbers.length > 1)
      return numbers.length <= 3 ? versesOf(first, others[0], others[1] ?? others[0]) : undefined
    if (units.has('juz')) return division(divisions.juz, first)
    if (units.has('page')) return division(divisions.pages, first)
    if (units.has('hizb')) return division(divisions.hizbQuarters, first, 4)
    if (units.has('verse') && !units.has('surah')) return undefined
    return first <= surahCount ? versesOf(first) : undefined
  }
  if (numbers.length > 2 || (numbers.length === 0 && !units.has('surah'))) return undefined
  const surah = names.surah(name, true)
  return surah === undefined ? undefined : versesOf(surah, numbers[0], numbers[1] ?? numbers[0])
}

function unitOf(word: string): string | undefined {
  const key = nameKey(word)
  return Object.entries(unitWords).find(([, words]) => words.has(key))?.[0]
}
