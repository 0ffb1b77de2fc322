import { describe, expect, it } from 'vitest'
import type { KnownMosque } from '../known-mosque.ts'
import { removeDuplicates } from './remove-duplicates.ts'

const mosque = (id: string, more: Partial<KnownMosque> = {}): KnownMosque => ({
  id,
  source: 'openstreetmap',
  verified: false,
  name: 'Al Noor Mosque',
  latitude: 51.5,
  longitude: -0.1,
  ...more,
})
const ids = (...given: Parameters<typeof removeDuplicates>) => removeDuplicates(...given).map(({ id }) => id)

describe('withoutDuplicates', () => {
  it('keeps the entry with more details', () => {
    const rich = mosque('osm-w2', { latitude: 51.5003, website: 'https://a.example' })
    expect(ids([mosque('osm-n1'), rich])).toEqual(['osm-w2'])
    expect(ids([rich, mosque('osm-n1')])).toEqual(['osm-w2'])
    expect(ids([mosque('osm-n1', { name: '' }), rich])).toEqual(['osm-w2'])
    expect(ids([mosque('osm-n1'), mosque('osm-n1', { city: 'London' })])).toEqual(['osm-n1'])
  })

  it('keeps mosques that are apart or have different names', () => {
    expect(ids([mosque('a'), mosque('b', { latitude: 51.501 })])).toEqual(['a', 'b'])
    expect(ids([mosque('a'), mosque('b', { name: 'Central Mosque' })])).toEqual(['a', 'b'])
  })

  it('prefers the curated list', () => {
    const own = mosque('own', {
      source: 'rafiq',
      name: 'Sultan Ahmed Mosque',
      nativeName: 'Sultanahmet Camii',
    })
    const found = mosque('osm-w1', {
      name: 'Sultan Ahmet Camii',
      nativeName: 'Sultanahmet Camii',
      latitude: 51.502,
    })
    expect(ids([found], [own])).toEqual([])
    expect(ids([mosque('osm-n2', { name: 'Firuzağa Camii', latitude: 51.502 })], [own])).toEqual(['osm-n2'])
    expect(ids([mosque('osm-n2', { name: '' })], [own])).toEqual([])
  })

  it('keeps a mosque that the curated list has by the same id, and no other of its building', () => {
    const found = mosque('osm-w1', { city: 'London' })
    expect(ids([found, mosque('osm-n2', { name: 'Other name' })], [mosque('osm-w1')])).toEqual(['osm-w1'])
  })
})
