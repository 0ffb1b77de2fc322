import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageOf } from '#shared/core/languages.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import type { Business } from '../core/business.ts'
import type { BusinessAnswer } from '../core/businesses.contract.ts'
import { businessHeads } from './business-heads.ts'
import { businessRow } from './businesses.directory.ts'
import { businessesFeature } from './businesses.routes.ts'
import { businesses } from './businesses.table.ts'
import { seedSamples } from './seed-samples.ts'

/** A Monday, 21:30 in London. */
const NOW = new Date('2026-11-23T21:30:00Z')

const real = (number: number, more: Partial<Business> = {}): Business => ({
  seoSlug: `place-${number}`,
  name: `Place ${String(number).padStart(2, '0')}`,
  description: 'Groceries',
  address: `${number} High Street`,
  city: 'Leeds',
  country: 'GB',
  category: 'bookstore',
  isVerified: false,
  services: [],
  source: 'csv',
  ...more,
})

let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: [businessesFeature], clock: () => NOW })
  await server.services.database.db.insert(businesses).values(
    [
      ...Array.from({ length: 13 }, (_, at) => real(at + 1)),
      real(20, { name: 'Zamzam Books', isVerified: true, city: 'İzmir', country: 'TR' }),
      real(21, {
        name: 'Last day',
        city: 'Ankara',
        country: 'TR',
        certificate: { body: 'Board', expiresOn: '2026-11-23' },
      }),
      real(22, { name: 'Day after', country: 'TR', certificate: { body: 'Board', expiresOn: '2026-11-22' } }),
      real(23, { name: 'No end', country: 'TR', certificate: { body: 'Board' } }),
      real(24, {
        name: '<b>Bold</b>',
        country: 'TR',
        openingHours: 'x'.repeat(300),
        latitude: 1,
        longitude: 1,
      }),
    ].map(businessRow),
  )
})
afterAll(() => server.close())

async function read(path: string, query: Record<string, string> = {}) {
  const answer = await server.app.inject({ url: `${path}?${new URLSearchParams(query)}` })
  return { status: answer.statusCode, body: answer.json() }
}
const list = async (query: Record<string, string> = {}) =>
  (await read('/api/islamic-businesses', query)).body as {
    businesses: readonly BusinessAnswer[]
    pagination: { total: number; limit: number; totalPages: number }
  }
const namesOf = async (query: Record<string, string>) =>
  (await list(query)).businesses.map(({ name }) => name)

describe('the list of businesses', () => {
  it('has 12 on a page, checked ones first and samples last', async () => {
    const first = await list()
    expect(first.businesses).toHaveLength(12)
    expect(first.businesses[0]).toMatchObject({ name: 'Zamzam Books', isVerified: true })
    expect(first.pagination).toMatchObject({ total: 23, limit: 12, totalPages: 2 })
    const second = await list({ page: '2' })
    expect(second.businesses.slice(-5).every(({ isSample }) => isSample)).toBe(true)
    expect(second.businesses.slice(0, -5).some(({ isSample }) => isSample)).toBe(false)
  })

  it('is filtered by category, country and city, without regard to case and marks', async () => {
    expect(await namesOf({ city: 'izmir' })).toEqual(['Zamzam Books'])
    expect((await list({ city: 'LEEDS', country: 'gb' })).pagination.total).toBe(13)
    expect((await list({ category: 'halal_food' })).businesses.every(({ isSample }) => isSample)).toBe(true)
  })

  it('counts a certificate up to its last day, and leaves out expired ones', async () => {
    expect(await namesOf({ halalCertified: 'true', country: 'TR' })).toEqual(['Last day', 'No end'])
    const [expired] = (await list({ search: 'Day after' })).businesses
    expect(expired).toMatchObject({
      halalCertified: false,
      certificationBody: 'Board',
      certificate: { body: 'Board', number: null, expiresOn: '2026-11-22', isExpired: true },
    })
  })

  it.each(['zamzam', 'BOOKS zam', 'groceries izmir', '20 high'])('finds by %s', async (search) =>
    expect(await namesOf({ search })).toContain('Zamzam Books'),
  )

  it('gives names with HTML as they are, and hours that can’t be read without a state', async () => {
    const [bold] = (await list({ search: 'bold' })).businesses
    expect(bold).toMatchObject({ name: '<b>Bold</b>', opening: null })
  })

  it.each([
    ['category', 'bakery'],
    ['halalCertified', 'maybe'],
    ['country', 'England'],
    ['city', ''],
    ['page', '0'],
    ['near', '51.5'],
    ['near', '51.50735,-0.12776'],
    ['near', '91,0'],
  ])('answers 400 for %s=%s and names the field', async (field, value) => {
    const { status, body } = await read('/api/islamic-businesses', { [field]: value })
    expect(status).toBe(400)
    expect(body.error.fields).toMatchObject([{ field }])
  })

  it('is sorted by distance, with businesses without a position last', async () => {
    const near = await list({ near: '51.51,-0.13', limit: '100' })
    const names = near.businesses.map(({ name }) => name)
    expect(near.businesses[0]).toMatchObject({ city: 'London' })
    expect(names.indexOf('<b>Bold</b>')).toBeLessThan(names.indexOf('Zamzam Books'))
    const sydney = await list({ near: '-33.87,151.21' })
    expect(sydney.businesses[0]?.city).toBe('Sydney')
    const filtered = await list({ near: '51.51,-0.13', country: 'TR' })
    expect(filtered.businesses[0]?.name).toBe('<b>Bold</b>')
    expect(filtered.pagination.total).toBe(5)
  })

  it('names the cities of its entries', async () => {
    const { body } = await read('/api/islamic-businesses/cities')
    expect(body).toEqual(['Ankara', 'Dubai', 'İzmir', 'Leeds', 'London', 'New York', 'Sydney', 'Toronto'])
  })
})

describe('one business', () => {
  it('says whether it is open by the clock of its own time zone', async () => {
    const { body } = await read('/api/islamic-businesses/sample-halal-kitchen')
    expect(body).toMatchObject({
      isSample: true,
      source: 'sample',
      rating: '0',
      totalReviews: 0,
      timeZone: 'Europe/London',
      opening: { isOpen: true, changesAt: '2026-11-23T22:00:00.000Z' },
    })
    // 08:30 on Tuesday in Sydney.
    const tailor = await read('/api/islamic-businesses/sample-tailor')
    expect(tailor.body.opening).toEqual({ isOpen: false, changesAt: '2026-11-23T22:00:00.000Z' })
  })

  it('is missing when nothing has its slug', async () => {
    expect((await read('/api/islamic-businesses/nobody')).status).toBe(404)
    expect((await read("/api/islamic-businesses/' or 1=1")).status).toBe(400)
  })

  it('is a LocalBusiness in the page’s head, and a sample is not', async () => {
    const language = languageOf('en')
    if (!language) throw new Error('en')
    const headOf = businessHeads(server.services.database)
    const at = (path: string) => headOf({ path, language, origin: 'https://rafiq.example' })
    expect(await at('/islamic-business/place-21')).toMatchObject({
      about: { title: 'Last day — Rafiq' },
      structuredData: {
        '@type': 'LocalBusiness',
        name: 'Last day',
        address: { addressLocality: 'Ankara', addressCountry: 'TR' },
      },
    })
    expect(await at('/islamic-business/sample-tailor')).toMatchObject({
      structuredData: { '@type': 'CreativeWork', genre: 'sample' },
      isUnlisted: true,
    })
    expect(JSON.stringify(await at('/islamic-business/place-21'))).not.toContain('aggregateRating')
    expect(await at('/islamic-business/nobody')).toBe('missing')
  })
})

it('does not bring removed samples back', async () => {
  const { database, contentFolder } = server.services
  await database.db.execute(sql`delete from businesses where source = 'sample'`)
  await seedSamples(database, contentFolder)
  const left = await database.db.execute(sql`select slug from businesses where source = 'sample'`)
  expect(left.rows).toEqual([])
})
