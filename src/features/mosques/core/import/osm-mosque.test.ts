import { describe, expect, it } from 'vitest'
import { parseOsmMosque } from './osm-mosque.ts'

const tags = { amenity: 'place_of_worship', religion: 'muslim', name: 'Merkez Camii' }
const node = { type: 'node', id: 7, lat: 41.00821234567, lon: 28.97, tags }

const mosqueOf = (value: unknown) => {
  const read = parseOsmMosque(value)
  if (read.kind !== 'mosque') throw new Error(JSON.stringify(read))
  return read.mosque
}

describe('parseOsmMosque', () => {
  it('reads Overpass JSON', () => {
    expect(mosqueOf(node)).toMatchObject({
      id: 'osm-n7',
      source: 'openstreetmap',
      verified: false,
      name: 'Merkez Camii',
      latitude: 41.008212,
      longitude: 28.97,
      amenities: [],
    })
    expect(mosqueOf({ type: 'way', id: 8, center: { lat: 1, lon: 2 }, tags })).toMatchObject({
      id: 'osm-w8',
      latitude: 1,
      longitude: 2,
    })
    const bounds = { minlat: 1, minlon: 2, maxlat: 3, maxlon: 4 }
    expect(mosqueOf({ type: 'relation', id: 9, bounds, tags })).toMatchObject({
      id: 'osm-r9',
      latitude: 2,
      longitude: 3,
    })
  })

  it.each([
    ['node/7', 'osm-n7'],
    ['way/7', 'osm-w7'],
    ['relation/7', 'osm-r7'],
    ['w7', 'osm-w7'],
    ['a14', 'osm-w7'],
    ['a15', 'osm-r7'],
  ])('reads GeoJSON with the id %s', (id, expected) => {
    const geometry = {
      type: 'Polygon',
      coordinates: [
        [
          [10, 20],
          [10.002, 20],
          [10.002, 20.004],
          [10, 20],
        ],
      ],
    }
    const read = mosqueOf({ type: 'Feature', id, properties: tags, geometry })
    expect(read).toMatchObject({ id: expected, latitude: 20.002, longitude: 10.001 })
    expect(mosqueOf({ type: 'Feature', properties: { ...tags, '@id': id }, geometry }).id).toBe(expected)
  })

  it('reads GeoJSON written by ogr2ogr', () => {
    const geometry = { type: 'Point', coordinates: [10, 20] }
    const properties = { ...tags, osm_id: null, osm_way_id: '7' }
    expect(mosqueOf({ type: 'Feature', properties, geometry }).id).toBe('osm-w7')
    expect(mosqueOf({ type: 'Feature', properties: { ...tags, osm_id: '7' }, geometry }).id).toBe('osm-n7')
  })

  it('skips other elements', () => {
    for (const other of [{}, { ...tags, religion: 'christian' }, { ...tags, amenity: 'school' }]) {
      expect(parseOsmMosque({ ...node, tags: other })).toEqual({ kind: 'other' })
    }
    expect(parseOsmMosque({ type: 'node', id: 1, lat: 1, lon: 2 })).toEqual({ kind: 'other' })
  })

  it.each([
    ['no number', { ...node, id: undefined }],
    ['no kind', { ...node, type: 'area' }],
    ['no place', { type: 'way', id: 1, tags }],
    ['a place off the Earth', { ...node, lat: 91 }],
    ['a place that is no number', { ...node, lat: '41' }],
    ['another shape', [node]],
    ['nothing', null],
    ['a feature without geometry', { type: 'Feature', id: 'node/1', properties: tags, geometry: null }],
    ['a feature without id', { type: 'Feature', properties: tags, geometry: { coordinates: [1, 2] } }],
  ])('reports %s as a problem', (_, value) => {
    expect(parseOsmMosque(value).kind).toBe('problem')
  })

  it('reads names, address and amenities', () => {
    const read = mosqueOf({
      ...node,
      tags: {
        ...tags,
        'name:en': 'Central Mosque',
        'name:ar': 'الجامع المركزي',
        'addr:street': 'Main Street',
        'addr:housenumber': '3',
        'addr:city': 'Town',
        'addr:country': 'gb',
        phone: '+44 20 7946 0000',
        website: 'mosque.example',
        wheelchair: 'yes',
        internet_access: 'wlan',
        female: 'yes',
      },
    })
    expect(read).toMatchObject({
      name: 'Central Mosque',
      nativeName: 'Merkez Camii',
      arabicName: 'الجامع المركزي',
      street: 'Main Street 3',
      city: 'Town',
      country: 'GB',
      contact: '+44 20 7946 0000',
      website: 'https://mosque.example',
      amenities: ['womensArea', 'wheelchair', 'internet'],
    })
  })

  it.each(['javascript:alert(1)', 'https://', 'a b.example', '"><script>', 'data:text/html,x'])(
    'drops the website %s',
    (website) => expect(mosqueOf({ ...node, tags: { ...tags, website } }).website).toBeUndefined(),
  )

  it('reads the Friday prayer only with a valid check date', () => {
    const service = { ...tags, service_times: 'Fr 12:30, 13:30' }
    expect(mosqueOf({ ...node, tags: service }).jumua).toBeUndefined()
    expect(mosqueOf({ ...node, tags: { ...service, check_date: '2026-02-30' } }).jumua).toBeUndefined()
    expect(mosqueOf({ ...node, tags: { ...service, check_date: '2026-02-03' } })).toMatchObject({
      jumua: ['12:30', '13:30'],
      timesConfirmedOn: '2026-02-03',
    })
    const every = { ...service, service_times: 'Mo-Su 05:00', check_date: '2026-02-03' }
    expect(mosqueOf({ ...node, tags: every }).jumua).toBeUndefined()
  })

  it('removes control characters and lone surrogates', () => {
    const name = `a\u0000b\n${'😀'.repeat(200)}`
    const read = mosqueOf({ ...node, tags: { ...tags, name } }).name
    expect(read).toMatch(/^a b 😀+$/u)
    expect(read.length).toBeLessThanOrEqual(200)
  })
})
