import { beforeAll, describe, expect, test } from 'vitest'
import { projectFolders } from '#shared/server/project-folders.ts'
import { NAME_LEAD } from './city-columns.ts'
import { type CityIndex, loadCityIndex } from './city-index.ts'
import golden from './golden/city-searches.json' with { type: 'json' }
import { findCities } from './search-cities.ts'

let index: CityIndex
beforeAll(() => {
  index = loadCityIndex(projectFolders().content)
})

const found = (typed: string, limit = 10) => findCities(index, typed, limit).cities.map(index.cityAt)
const labels = (typed: string, limit = 10) =>
  found(typed, limit).map(({ name, country }) => `${name} ${country}`)

describe('a search for cities', () => {
  test.each(golden.searches)('answers “$q” as expected', ({ q, first, among = [], none }) => {
    const answers = labels(q)
    if (none) expect(answers).toEqual([])
    if (first) expect(answers[0]).toBe(first)
    expect(answers.filter((answer) => among.includes(answer)).slice(0, among.length)).toEqual(among)
  })
})

test('lists the bigger of two cities first, and distinguishes them by region', () => {
  expect(found('portland, us', 2).map(({ region }) => region)).toEqual(['Oregon', 'Maine'])
})

test('finds every city by its own name, or by name and country if many share it', () => {
  const lost: string[] = []
  for (let position = 0; position < index.count; position += 13) {
    const city = index.cityAt(position)
    const named = findCities(index, city.name, 50).cities
    if (named.includes(position) || isCrowded(city.name, named)) continue
    lost.push(`${city.name}, ${city.country}`)
  }
  expect(lost).toEqual([])
})

/** Whether all results are cities of the same name. */
function isCrowded(name: string, cities: readonly number[]): boolean {
  return cities.length === 50 && cities.every((position) => sameName(index.cityAt(position).name, name))
}
const sameName = (a: string, b: string) =>
  a.localeCompare(b, 'en', { sensitivity: 'base', ignorePunctuation: true }) === 0

test('respects the limit and repeats no city', () => {
  for (const typed of ['sa', 'san', 'new york', 'london canada', 'al', 'مك']) {
    for (const limit of [1, 2, 7, 50]) {
      const { cities } = findCities(index, typed, limit)
      expect(cities.length, typed).toBeLessThanOrEqual(limit)
      expect(new Set(cities).size, typed).toBe(cities.length)
    }
  }
})

test('equals a search through every name', () => {
  const names = everyName()
  for (const typed of [
    'sa',
    'san',
    'santa',
    'al',
    'de',
    'ne',
    'new',
    'york',
    'ista',
    'ci',
    'beach',
    'مك',
    'مدين',
    'zw',
  ]) {
    for (const limit of [3, 10, 50]) {
      expect(findCities(index, typed, limit).cities, `${typed} ${limit}`).toEqual(slowly(names, typed, limit))
    }
  }
})

interface Name {
  readonly text: string
  readonly city: number
  readonly whole: boolean
}

/** Every entry of the index as text. */
function everyName(): Name[] {
  const { entryCity, entryStart, keys } = index.columns
  const text = new TextDecoder()
  return [...entryStart].map((start, entry) => {
    let end = start
    while ((keys[end] ?? 0) > 1) end++
    return {
      text: text.decode(keys.subarray(start, end)),
      city: entryCity[entry] ?? 0,
      whole: keys[start - 1] === NAME_LEAD,
    }
  })
}

/**
 * The definition of the search: exact names, then beginnings, where words count a tenth of their city's rank.
 */
function slowly(names: readonly Name[], typed: string, limit: number): number[] {
  const best = new Map<number, { order: number; whole: boolean }>()
  for (const { text, city, whole } of names) {
    if (!text.startsWith(typed)) continue
    const order = whole ? (text === typed ? city - 1e9 : city) : (city + 1) * 10
    if ((best.get(city)?.order ?? Number.POSITIVE_INFINITY) > order) best.set(city, { order, whole })
  }
  const seated = [...best].sort(([, a], [, b]) => a.order - b.order).slice(0, limit)
  const group = (isWhole: boolean) =>
    seated.flatMap(([city, { whole }]) => (whole === isWhole ? [city] : [])).sort((a, b) => a - b)
  return [...group(true), ...group(false)]
}

describe('the work of a search', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']

  test('is at most a few thousand of the 238,000 entries for any two letters', () => {
    for (const typed of letters.flatMap((a) => letters.map((b) => a + b))) {
      for (const limit of [10, 50])
        expect(findCities(index, typed, limit).visited, typed).toBeLessThan(10_000)
    }
  })

  test('is at most the entries of one letter, once per interpretation', () => {
    for (const typed of [
      's',
      'sa, vu',
      's, zz',
      's, vu, vu',
      'san new south',
      `${'a '.repeat(50)}`,
      `a${',a'.repeat(49)}`,
    ]) {
      expect(findCities(index, typed, 50).visited, typed).toBeLessThan(70_000)
    }
  })
})
