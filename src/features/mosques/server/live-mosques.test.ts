import type { SQL } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import {
  type ExternalServer,
  externalServer,
  json,
  silence,
  text,
} from '#shared/server/testing/external-server.ts'
import type { Mosque } from '../core/mosques.contract.ts'
import { createLiveMosques } from './live-mosques.ts'
import { mosquesFeature } from './mosques.routes.ts'
import type { mosqueAreas } from './mosques.table.ts'

const tags = { amenity: 'place_of_worship', religion: 'muslim', name: 'Masjid al-Bahr' }
const found = {
  version: 0.6,
  generator: 'Overpass API',
  osm3s: { timestamp_osm_base: '2026-11-21T00:00:00Z', copyright: 'ODbL' },
  elements: [
    { type: 'node', id: 1, lat: -40.001, lon: 10.001, tags },
    { type: 'way', id: 2, center: { lat: -40.02, lon: 10.02 }, tags: { ...tags, name: 'Second Mosque' } },
    { type: 'node', id: 3, lat: -40, lon: 10, tags: { ...tags, religion: 'christian' } },
    { type: 'way', id: 4, tags },
  ],
}

async function startOverpass(answer: ExternalServer['answer']): Promise<ExternalServer> {
  const overpass = await externalServer(answer)
  onTestFinished(overpass.close)
  return overpass
}

/** Longer than a busy machine takes to answer. */
const PATIENCE_MS = 8000

async function start(
  overpass: ExternalServer,
  clock = () => new Date(),
  patienceMs = PATIENCE_MS,
): Promise<TestApp> {
  const server = await testApp({
    features: [mosquesFeature],
    clock,
    settings: {
      OVERPASS_URL: `${overpass.address}/api/interpreter?key=abc`,
      OVERPASS_TIMEOUT_MS: patienceMs,
      OVERPASS_PAUSE_MS: 0,
    },
  })
  onTestFinished(server.close)
  return server
}

async function near({ app }: TestApp, latitude = -40.0012, longitude = 10.0034): Promise<string[]> {
  const answer = await app.inject({ url: `/api/mosques?latitude=${latitude}&longitude=${longitude}` })
  expect(answer.statusCode).toBe(200)
  return (answer.json() as Mosque[]).map(({ name }) => name)
}

describe('live mosques', () => {
  test('queries Overpass QL around a rounded place', async () => {
    const overpass = await startOverpass(json(found))
    expect(await near(await start(overpass))).toEqual(['Masjid al-Bahr', 'Second Mosque'])
    const asked = new URL(overpass.asked[0]?.url ?? '', overpass.address)
    expect(asked.pathname).toBe('/api/interpreter')
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      key: 'abc',
      data: '[out:json][timeout:25];nwr["amenity"="place_of_worship"]["religion"="muslim"](around:18000,-40.0,10.0);out center tags;',
    })
    expect(overpass.asked[0]?.headers['user-agent']).toContain('Rafiq')
  })

  test('fetches an area once, and again after a week', async () => {
    const overpass = await startOverpass(json(found))
    let now = new Date('2026-11-21T12:00:00Z')
    const server = await start(overpass, () => now)
    await Promise.all(Array.from({ length: 10 }, () => near(server)))
    await near(server, -40.03, 9.97)
    expect(overpass.asked).toHaveLength(1)
    await near(server, -40.2, 10)
    expect(overpass.asked).toHaveLength(2)
    now = new Date('2026-11-28T12:00:01Z')
    overpass.answer = json({
      ...found,
      elements: [{ ...found.elements[0], tags: { ...tags, name: 'Renamed' } }],
    })
    expect(await near(server)).toContain('Renamed')
    expect(overpass.asked).toHaveLength(3)
  })

  test('does not fetch an area again that was stored in the meantime', async () => {
    const overpass = await startOverpass(json(found))
    const { services } = await start(overpass)
    const { db } = services.database
    let reads = 0
    const live = createLiveMosques({
      ...services,
      database: {
        ...services.database,
        db: Object.assign(Object.create(db), {
          select: () => ({
            from: (table: typeof mosqueAreas) => ({
              where: async (condition: SQL) => {
                reads += 1
                const isSecond = reads === 2
                const rows = await db.select().from(table).where(condition)
                if (isSecond) await first
                return rows
              },
            }),
          }),
        }),
      },
    })
    const place = { latitude: -40, longitude: 10 }
    const first = live(place)
    await live(place)
    expect(overpass.asked).toHaveLength(1)
  })

  test('remembers an empty area', async () => {
    const overpass = await startOverpass(json({ ...found, elements: [] }))
    const server = await start(overpass)
    expect(await near(server)).toEqual([])
    expect(await near(server)).toEqual([])
    expect(overpass.asked).toHaveLength(1)
  })

  test('skips mosques of the curated list', async () => {
    const ours = {
      type: 'way',
      id: 9,
      center: { lat: 41.0055, lon: 28.977 },
      tags: { ...tags, name: 'Sultanahmet Camii' },
    }
    const overpass = await startOverpass(json({ elements: [ours] }))
    const names = await near(await start(overpass), 41.0054, 28.9768)
    expect(names[0]).toBe('Sultan Ahmed Mosque')
    expect(names).not.toContain('Sultanahmet Camii')
  })

  test.each([
    ['is busy (429)', text('rate_limited', 429)],
    ['has no time (504)', text('<html>Gateway Timeout</html>', 504)],
    ['never answers', silence],
    ['answers a web page', text('<html></html>')],
    ['answers something else', json({ results: [] })],
    [
      'ran out of time on the way',
      json({ ...found, remark: 'runtime error: Query timed out in "query" at line 1 after 25 seconds.' }),
    ],
    ['breaks off', text('{"elements":[{"type":"node"', 200)],
    ['points elsewhere', text('', 302, { location: 'https://example.com/' })],
  ])('answers without a server that %s, and tries again later', async (_, answer) => {
    const overpass = await startOverpass(answer)
    const server = await start(overpass, undefined, answer === silence ? 1000 : PATIENCE_MS)
    expect(await near(server)).toEqual([])
    overpass.answer = json(found)
    expect(await near(server)).toEqual(['Masjid al-Bahr', 'Second Mosque'])
  })

  test('respects Retry-After', async () => {
    const overpass = await startOverpass(text('', 429, { 'retry-after': '60' }))
    const server = await start(overpass)
    await near(server)
    await near(server)
    await near(server, 20, 20)
    expect(overpass.asked).toHaveLength(1)
  })

  test('sends one request at a time and answers from the database when the queue is full', async () => {
    let [open, maxOpen, answered] = [0, 0, 0]
    let answer = () => {}
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve
    })
    const overpass = await startOverpass(async (request, response) => {
      open += 1
      maxOpen = Math.max(maxOpen, open)
      await mayAnswer
      open -= 1
      json({ elements: [] })(request, response)
    })
    const server = await start(overpass)
    await Promise.all(
      [0, 1, 2, 3, 4, 5, 6, 7].map(async (longitude) => {
        await near(server, -50, longitude)
        answered += 1
        if (answered === 5) answer()
      }),
    )
    expect(maxOpen).toBe(1)
    expect(overpass.asked).toHaveLength(3)
  })
})
