import { foldPlaceName } from '../core/fold-place-name.ts'
import { latinFromCyrillic } from '../core/latin-from-cyrillic.ts'
import { withoutOneTypo } from '../core/one-typo.ts'
import { BestMatches } from './best-matches.ts'
import { NAME_LEAD } from './city-columns.ts'
import { BLOCK, type CityIndex } from './city-index.ts'
import { nameRange } from './name-range.ts'
import { allOf, type Qualifier, qualifierOf } from './place-qualifier.ts'

/** The number of final words that may name a country or region (“london united kingdom”). */
const MOST_QUALIFIER_WORDS = 3

/** The number of countries and regions that are read after commas; the rest is ignored. */
const MOST_QUALIFIERS = 2

/** A typo is searched for in this many interpretations. */
const MOST_READINGS_WITH_TYPO = 2

export interface FoundCities {
  /** Positions in the index. */
  readonly cities: readonly number[]
  /** The number of entries examined, as a measure of the work. */
  readonly visited: number
}

/**
 * At most `limit` cities for the text `typed`: those whose name begins with it, biggest first, then those
 * with such a word inside the name. Cities of exactly that name are always included, even before bigger ones.
 * A country or region may follow after a comma (“london, ca”) or, if there is room for more results, without
 * one (“london canada”). If nothing is found, one typo is tolerated.
 */
export function findCities(index: CityIndex, typed: string, limit: number): FoundCities {
  const found = new Set<number>()
  let visited = 0
  const look = (each: Iterable<Reading>) => {
    for (const { name, qualifier } of each) {
      if (found.size >= limit) break
      const result = citiesNamed(index, name, limit, qualifier)
      visited += result.visited
      for (const city of result.cities) found.add(city)
    }
  }
  look(readings(index, typed))
  if (found.size > 0) return { cities: [...found].slice(0, limit), visited }
  look(readingsWithoutTypo(index, typed))
  return { cities: [...found].sort((a, b) => a - b).slice(0, limit), visited }
}

interface Reading {
  /** Folded. */
  readonly name: string
  readonly qualifier?: Qualifier | undefined
}

/** The interpretations of the text, the likeliest first. */
function* readings(index: CityIndex, typed: string): Generator<Reading> {
  const [name = '', ...rest] = typed.split(/[,،]/).map(foldPlaceName)
  const after = rest.filter(Boolean).slice(0, MOST_QUALIFIERS)
  if (after.length > 0 && name !== '') {
    const qualifiers = after.map((words) => qualifierOf(index, words, 'beginning') ?? never)
    yield { name, qualifier: allOf(qualifiers) }
  }
  const whole = foldPlaceName(typed)
  if (whole === '') return
  yield { name: whole }
  const latin = latinFromCyrillic(typed)
  if (latin) yield { name: foldPlaceName(latin) }
  const words = whole.split(' ')
  for (let count = 1; count <= MOST_QUALIFIER_WORDS && count < words.length; count++) {
    const qualifier = qualifierOf(index, words.slice(-count).join(' '), 'running_text')
    if (qualifier) yield { name: words.slice(0, -count).join(' '), qualifier }
  }
}

/** Corrections of one typo in the name, for the first two interpretations. */
function* readingsWithoutTypo(index: CityIndex, typed: string): Generator<Reading> {
  let rest = MOST_READINGS_WITH_TYPO
  for (const { name, qualifier } of readings(index, typed)) {
    if (rest-- === 0) return
    for (const meant of withoutOneTypo(name)) {
      if (hasName(index, meant)) yield { name: meant, qualifier }
    }
  }
}

/** Whether any name begins with these letters. */
function hasName({ columns }: CityIndex, name: string): boolean {
  const { from, to } = nameRange(columns, new TextEncoder().encode(name))
  return from < to
}

const never: Qualifier = () => false

/** The best `limit` cities with a name, or a word inside it, that begins with folded `name`. */
function citiesNamed(
  { columns, blockBest }: CityIndex,
  name: string,
  limit: number,
  qualifier: Qualifier | undefined,
): FoundCities {
  const { entryCity, entryStart, keys } = columns
  const { from, longerFrom, to } = nameRange(columns, new TextEncoder().encode(name))
  const matches = new BestMatches(limit)
  let cutOff = matches.cutOff
  let visited = 0
  for (let entry = from; entry < to; entry++) {
    const isLonger = entry >= longerFrom
    if (isLonger && entry % BLOCK === 0) {
      while (entry < to && (blockBest[entry / BLOCK] ?? 0) >= cutOff) entry += BLOCK
      if (entry >= to) break
    }
    visited++
    const city = entryCity[entry] ?? 0
    if (isLonger && city >= cutOff) continue
    if (qualifier && !qualifier(city)) continue
    if (keys[(entryStart[entry] ?? 0) - 1] !== NAME_LEAD) matches.offerWord(city)
    else if (isLonger) matches.offerPrefix(city)
    else matches.offerExact(city)
    cutOff = matches.cutOff
  }
  return { cities: matches.cities(), visited }
}
