import { expect, test } from 'vitest'
import { NAME_LEAD, SQUEEZED_LEAD } from '#features/location/server/city-columns.ts'
import { buildSearchIndex, searchKeysOf } from './search-keys.ts'
import { readSourceCities, type SourceCity } from './source-cities.ts'

test('lists a city’s name and its other names, each once', () => {
  expect(searchKeysOf({ name: 'Fès', also: ['Fez', 'FES', 'فاس', '--'] })).toEqual(['fes', 'fez', 'فاس'])
})

test('treats abbreviated and full words alike', () => {
  expect(searchKeysOf({ name: 'St. Louis', also: [] })).toEqual(['st louis', 'saint louis'])
  expect(searchKeysOf({ name: 'Mount Vernon', also: [] })).toEqual(['mount vernon', 'mt vernon'])
  expect(searchKeysOf({ name: 'Fort Worth', also: [] })).toContain('ft worth')
  expect(searchKeysOf({ name: 'Stockholm', also: [] })).toEqual(['stockholm'])
})

test('allows Arabic names without the article, except in short words', () => {
  expect(searchKeysOf({ name: 'الرياض', also: [] })).toEqual(['الرياض', 'رياض'])
  expect(searchKeysOf({ name: 'الري', also: [] })).toEqual(['الري'])
})

test('contains names, words and names without spaces, in byte order', () => {
  const [any] = readSourceCities()
  if (!any) throw new Error('There are no cities.')
  const city = (name: string): SourceCity => ({ ...any, name, also: [], exonyms: [] })
  const { keys, entryStart, entryCity } = buildSearchIndex([city('New York'), city('York')])
  const entries = [...entryStart].map((start, entry) => {
    const rest = keys.subarray(start)
    const text = new TextDecoder().decode(
      rest.subarray(
        0,
        rest.findIndex((byte) => byte <= SQUEEZED_LEAD),
      ),
    )
    return [text, entryCity[entry], keys[start - 1]]
  })
  expect(entries).toEqual([
    ['new york', 0, NAME_LEAD],
    ['newyork', 0, SQUEEZED_LEAD],
    ['york', 0, ' '.charCodeAt(0)],
    ['york', 1, NAME_LEAD],
  ])
})
