import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { prayerDay } from '#features/prayer/core/index.ts'
import { languageOf } from '#shared/core/languages.ts'
import { type TestApp, type TestAppOptions, testApp } from '#shared/server/test-app.ts'
import type { KnownMosque } from '../core/known-mosque.ts'
import type { Mosque } from '../core/mosques.contract.ts'
import { mosqueHead, mosqueIdAt } from './mosque-head.ts'
import { mosquesFeature } from './mosques.routes.ts'
import { seedMosques } from './mosques.seed.ts'
import { storeMosques } from './store-mosques.ts'

const now = new Date('2026-11-21T12:00:00Z')

async function start(options: TestAppOptions = {}): Promise<TestApp> {
  const server = await testApp({ features: [mosquesFeature], clock: () => now, ...options })
  onTestFinished(server.close)
  return server
}

async function near({ app }: TestApp, query: Record<string, string | number>) {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]),
  )
  const answer = await app.inject({ url: `/api/mosques?${text}` })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() as Mosque[] }
}

const mosque = (
  id: string,
  latitude: number,
  longitude: number,
  more: Partial<KnownMosque> = {},
): KnownMosque => ({
  id,
  source: 'openstreetmap',
  verified: false,
  name: id,
  latitude,
  longitude,
  ...more,
})

const idsOf = (found: readonly Mosque[]) => found.map(({ id }) => id)

describe('one mosque', () => {
  test('is returned by id as in the list, without the distance', async () => {
    const server = await start()
    const [first] = (await near(server, { latitude: 41.0082, longitude: 28.9784, radius: 2 })).body
    const answer = await server.app.inject({ url: `/api/mosques/${first?.id}` })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-cache')
    const { distance: _, ...alone } = first ?? { distance: 0 }
    expect(answer.json()).toEqual(alone)
  })

  test('uses the requested method', async () => {
    const server = await start()
    await storeMosques(server.services.database.db, [mosque('m', 51.5, -0.1)])
    const at = async (query: string) => (await server.app.inject({ url: `/api/mosques/m${query}` })).json()
    expect((await at('?madhab=hanafi')).prayerTimes.asr > (await at('?madhab=shafi')).prayerTimes.asr).toBe(
      true,
    )
  })

  test.each([
    ['nowhere', 404, 'mosque_not_found'],
    ["'; drop", 400, 'invalid_request'],
    ['x'.repeat(121), 400, 'invalid_request'],
  ])('rejects the id %s with %d', async (id, status, code) => {
    const answer = await (await start()).app.inject({ url: `/api/mosques/${encodeURIComponent(id)}` })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().error.code).toBe(code)
  })

  test('has a page title and description in the requested language', async () => {
    const { services } = await start()
    const { database } = services
    await storeMosques(database.db, [
      mosque('m', 51.5, -0.1, {
        name: 'Masjid Nur',
        arabicName: 'مسجد النور',
        city: 'London',
        country: 'GB',
      }),
    ])
    const head = (code: 'en' | 'ar', id = 'm') => {
      const language = languageOf(code)
      if (!language) throw new Error(code)
      return mosqueHead(database, id, language)
    }
    expect(mosqueIdAt('/mosques/m')).toBe('m')
    expect(mosqueIdAt('/mosques')).toBeUndefined()
    expect((await head('en'))?.title).toBe('Masjid Nur — Rafiq')
    expect((await head('en'))?.description).toContain('Masjid Nur, London, United Kingdom')
    expect((await head('ar'))?.title).toBe('مسجد النور — رفيق')
    expect(await head('en', 'nowhere')).toBeUndefined()
  })
})

describe('nearby mosques', () => {
  test('are sorted by distance and have today’s times in their own time zone', async () => {
    const server = await start()
    const { status, headers, body } = await near(server, { latitude: 41.0082, longitude: 28.9784, radius: 2 })
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(body[0]).toMatchObject({
      id: 'hagia-sophia-grand-mosque-istanbul',
      name: 'Hagia Sophia Grand Mosque',
      nativeName: 'Ayasofya-i Kebir Cami-i Şerifi',
      address: 'Istanbul, Türkiye',
      country: 'TR',
      coordinates: { lat: 41.0085, lng: 28.9801 },
      timeZone: 'Europe/Istanbul',
      date: '2026-11-21',
      amenities: [],
      jumua: [],
      verified: false,
      source: 'rafiq',
      licence: 'MIT',
    })
    expect(body[0]?.distance).toBeCloseTo(0.15, 2)
    const request = { timeZone: 'Europe/Istanbul', country: 'TR', date: { year: 2026, month: 11, day: 21 } }
    const { latitude, longitude } = { latitude: 41.0085, longitude: 28.9801 }
    expect(prayerDay({ ...request, place: { latitude, longitude } })).toMatchObject(
      body[0]?.prayerTimes ?? {},
    )
    const distances = body.map(({ distance }) => distance)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    expect(Math.max(...distances)).toBeLessThanOrEqual(2)
  })

  test('are within 10 km by default', async () => {
    const server = await start()
    await storeMosques(server.services.database.db, [mosque('in', 0.089, 0), mosque('out', 0.091, 0)])
    expect(idsOf((await near(server, { latitude: 0, longitude: 0 })).body)).toEqual(['in'])
  })

  test('are empty in the middle of the sea', async () => {
    expect((await near(await start(), { latitude: -48.9, longitude: -123.4 })).body).toEqual([])
  })

  test('have times by the requested method and school', async () => {
    const server = await start()
    const asrOf = async (more: object) =>
      (await near(server, { latitude: 30.0444, longitude: 31.2357, ...more })).body[0]?.prayerTimes
    expect(await asrOf({ madhab: 'hanafi' })).not.toEqual(await asrOf({ madhab: 'shafi' }))
    expect(await asrOf({ method: 'Karachi' })).not.toEqual(await asrOf({ method: 'Egyptian' }))
  })

  test('are found across the date line and around the poles', async () => {
    const server = await start()
    await storeMosques(server.services.database.db, [
      mosque('east', -16.8, 179.97),
      mosque('west', -16.8, -179.97),
      mosque('pole', 89.97, 10),
      mosque('behind', 89.97, -170),
      mosque('south', -90, 0),
    ])
    expect(idsOf((await near(server, { latitude: -16.8, longitude: 179.99 })).body)).toEqual(['east', 'west'])
    expect(idsOf((await near(server, { latitude: -16.8, longitude: -179.99 })).body)).toEqual([
      'west',
      'east',
    ])
    expect(idsOf((await near(server, { latitude: 89.97, longitude: 10 })).body)).toEqual(['pole', 'behind'])
    expect(idsOf((await near(server, { latitude: -89.99, longitude: 77 })).body)).toEqual(['south'])
  })

  test('are limited to the nearest hundred', async () => {
    const server = await start()
    const many = Array.from({ length: 250 }, (_, index) => mosque(`m${index}`, -10 + index / 1000, 100))
    await storeMosques(server.services.database.db, many)
    const { body } = await near(server, { latitude: -10, longitude: 100, radius: 1000 })
    expect(idsOf(body)).toEqual(Array.from({ length: 100 }, (_, index) => `m${index}`))
    const wide = await near(server, { latitude: 52.2, longitude: -1.5, radius: 100 })
    expect(wide.body.length).toBeGreaterThan(0)
  })

  test('include iqama, Jumuʿa and their confirmation date where known', async () => {
    const server = await start()
    await storeMosques(server.services.database.db, [
      mosque('osm-n1', 0, 0, {
        jumua: ['13:00'],
        timesConfirmedOn: '2026-05-01',
        contact: '+1',
        amenities: ['parking'],
      }),
    ])
    await server.services.database.db.execute(
      sql`update mosques set iqama = '{"fajr":"05:30"}' where id = 'osm-n1'`,
    )
    expect((await near(server, { latitude: 0, longitude: 0 })).body[0]).toMatchObject({
      iqama: { fajr: '05:30' },
      jumua: ['13:00'],
      timesConfirmedOn: '2026-05-01',
      contact: '+1',
      amenities: ['parking'],
      licence: 'ODbL-1.0',
    })
  })

  test.each([
    [{ latitude: 91, longitude: 0 }, 'latitude', 'too_big'],
    [{ latitude: 'x', longitude: 0 }, 'latitude', 'not_a_number'],
    [{ longitude: 0 }, 'latitude', 'invalid_type'],
    [{ latitude: 0, longitude: -181 }, 'longitude', 'too_small'],
    [{ latitude: 0, longitude: 0, radius: 0 }, 'radius', 'too_small'],
    [{ latitude: 0, longitude: 0, radius: 1001 }, 'radius', 'too_big'],
    [{ latitude: 0, longitude: 0, radius: '1e3' }, 'radius', 'not_a_number'],
    [{ latitude: 0, longitude: 0, method: 'mine' }, 'method', 'unknown_name'],
  ])('rejects %j: %s %s', async (query, field, code) => {
    const { status, body } = await near(await start(), query as Record<string, string | number>)
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', fields: [{ field, code }] } },
    })
  })
})

test('seeds once, even when several instances start', async () => {
  const { services } = await start()
  const count = async () =>
    (
      await services.database.db.execute(
        sql`select count(*)::int as n, count(distinct id)::int as ids from mosques`,
      )
    ).rows[0]
  const first = await count()
  expect(first).toMatchObject({ n: expect.any(Number) })
  await Promise.all(Array.from({ length: 4 }, () => seedMosques(services.database, services.contentFolder)))
  expect(await count()).toEqual(first)
})

test('updates changed fields on import and keeps the verification', async () => {
  const { services } = await start()
  const { db } = services.database
  expect(await storeMosques(db, [mosque('osm-n1', 1, 1), mosque('osm-n2', 2, 2)])).toEqual({
    added: 2,
    changed: 0,
  })
  await db.execute(sql`update mosques set verified = true, iqama = '{"isha":"20:00"}' where id = 'osm-n1'`)
  const again = [mosque('osm-n1', 1, 1, { name: 'New name' }), mosque('osm-n2', 2, 2)]
  expect(await storeMosques(db, again)).toEqual({ added: 0, changed: 1 })
  const { rows } = await db.execute(sql`select name, verified, iqama from mosques where id = 'osm-n1'`)
  expect(rows).toEqual([{ name: 'New name', verified: true, iqama: { isha: '20:00' } }])
})

describe('a suggestion', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await testApp({ features: [mosquesFeature], clock: () => now })
    return server.close
  })
  const send = async (payload: object, to = server) => {
    const answer = await to.app.inject({ method: 'POST', url: '/api/mosques/suggestions', payload })
    return { status: answer.statusCode, body: answer.json() }
  }
  const fresh = { kind: 'new', name: 'Masjid Nur', address: '3 Main Street, Town', note: 'Open\nfor all.' }
  const correction = {
    kind: 'correction',
    mosqueId: 'al-aqsa-mosque-jerusalem',
    note: 'The gate is elsewhere.',
  }

  test('is stored for review and changes nothing', async () => {
    const coordinates = { lat: 51.5, lng: -0.1 }
    const { status, body } = await send({ ...fresh, coordinates, status: 'taken', verified: true })
    expect({ status, body }).toEqual({
      status: 201,
      body: { id: expect.stringMatching(/^[\w-]{24}$/), status: 'pending' },
    })
    expect((await send(correction)).status).toBe(201)
    const { rows } = await server.services.database.db.execute(
      sql`select kind, mosque_id, name, address, latitude, longitude, note, status from mosque_suggestions order by kind desc`,
    )
    expect(rows).toEqual([
      { ...fresh, mosque_id: null, latitude: 51.5, longitude: -0.1, status: 'pending' },
      {
        kind: 'correction',
        mosque_id: correction.mosqueId,
        name: null,
        address: null,
        latitude: null,
        longitude: null,
        note: correction.note,
        status: 'pending',
      },
    ])
    expect(JSON.stringify((await near(server, { latitude: 51.5, longitude: -0.1 })).body)).not.toContain(
      'Masjid Nur',
    )
  })

  test('is rejected for an unknown mosque', async () => {
    expect(await send({ ...correction, mosqueId: 'nowhere' })).toMatchObject({
      status: 404,
      body: { error: { code: 'mosque_not_found' } },
    })
  })

  test.each([
    [{ ...fresh, name: ' ' }, 'name', 'too_short'],
    [{ ...fresh, name: 'x'.repeat(121) }, 'name', 'too_long'],
    [{ ...fresh, name: 'a\u0007b' }, 'name', 'not_text'],
    [{ ...fresh, address: '' }, 'address', 'too_short'],
    [{ ...fresh, note: 'x'.repeat(1001) }, 'note', 'too_long'],
    [{ ...fresh, coordinates: { lat: 91, lng: 0 } }, 'coordinates.lat', 'too_big'],
    [{ ...fresh, coordinates: { lat: 1 } }, 'coordinates.lng', 'invalid_type'],
    [{ ...correction, note: '' }, 'note', 'too_short'],
    [{ ...correction, mosqueId: "'; drop" }, 'mosqueId', 'not_an_id'],
    [{ ...fresh, kind: 'other' }, 'kind', 'invalid_union'],
  ])('rejects %j: %s %s', async (payload, field, code) => {
    expect(await send(payload)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', fields: [{ field, code }] } },
    })
  })

  test('is limited to five a minute from an address', async () => {
    const limited = await start({ settings: { RATE_LIMIT: 600 } })
    for (let number = 1; number <= 5; number += 1) expect((await send(fresh, limited)).status).toBe(201)
    expect((await send(fresh, limited)).status).toBe(429)
  })
})
