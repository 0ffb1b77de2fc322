import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { languages } from '#shared/core/languages.ts'
import { giveRole } from '#shared/server/session/give-role.ts'
import { siteSettings } from '#shared/server/site-settings/site-settings.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { rateLimits } from '#shared/server/throttle/rate-limit.table.ts'
import { REVIEWS_PER_DAY } from '../core/business-review.ts'
import { businessHeads } from './business-heads.ts'
import { businessRow } from './businesses.directory.ts'
import { businesses } from './businesses.table.ts'
import { deleteReviewsOfNobody } from './reviews.repository.ts'
import { businessReviews } from './reviews.table.ts'

type Person = Record<string, string>

const OWN = '/api/islamic-businesses/shop/own-review'
const ADMIN = '/api/admin/business-reviews'
const text = 'Invented for a test, and long enough.'

let server: TestApp
let people: Person[]
let moderator: Person
let now = new Date('2026-11-25T12:00:00Z')
beforeAll(async () => {
  server = await testApp({ features: serverFeatures, clock: () => now })
  people = [await signUp('amal'), await signUp('bilal'), await signUp('carim')]
  moderator = await signUp('moderator', 'content_manager')
})
afterAll(() => server.close())
beforeEach(async () => {
  const { db } = server.services.database
  await db.delete(businessReviews)
  await db.delete(rateLimits)
  await db
    .insert(businesses)
    .values(
      businessRow({
        seoSlug: 'shop',
        name: 'Shop',
        description: '',
        address: '',
        city: '',
        country: '',
        category: 'bookstore',
        isVerified: false,
        services: [],
        source: 'csv',
      }),
    )
    .onConflictDoNothing()
})

async function signUp(username: string, role?: 'content_manager'): Promise<Person> {
  const payload = { email: `${username}@example.com`, username, password: 'correct horse battery' }
  const { user } = (await server.app.inject({ method: 'POST', url: '/api/register', payload })).json()
  if (role) await giveRole(server.services.database, user.id, role)
  const { email, password } = payload
  const answer = await server.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } })
  const cookie = [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { cookie, 'x-session-id': answer.json().sessionId }
}

async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  as: Person = {},
  payload?: object,
) {
  const answer = await server.app.inject({ method, url, headers: as, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json() }
}

async function write(person: Person, stars: number, words = text): Promise<string> {
  now = new Date(now.getTime() + 1000)
  const { body } = await ask('PUT', OWN, person, { stars, text: words })
  return body.review.id
}

const decide = (id: string, decision: string, note = '') =>
  ask('POST', `${ADMIN}/${id}/decision`, moderator, { decision, note })

async function publish(stars: readonly number[]): Promise<string[]> {
  const ids: string[] = []
  for (const [at, each] of stars.entries()) {
    const id = await write(people[at] as Person, each)
    await decide(id, 'published')
    ids.push(id)
  }
  return ids
}

const shown = async (query = '') => (await ask('GET', `/api/islamic-businesses/shop/reviews${query}`)).body
const starsIn = async (query: string) =>
  (await shown(query)).reviews.map(({ stars }: { stars: number }) => stars)

describe('a review', () => {
  it('is shown after a moderator published it, and only then counts', async () => {
    const [amal] = people as [Person]
    const id = await write(amal, 4)
    expect(await shown()).toMatchObject({ reviews: [], total: 0, rating: '0' })
    expect((await ask('GET', OWN, amal)).body.review).toMatchObject({ status: 'waiting', stars: 4 })
    await decide(id, 'published')
    expect(await shown()).toMatchObject({
      reviews: [{ stars: 4, text, author: 'amal' }],
      stars: [0, 0, 0, 1, 0],
      total: 1,
      rating: '4.0',
    })
    const { body } = await ask('GET', '/api/islamic-businesses/shop')
    expect(body).toMatchObject({ rating: '4.0', totalReviews: 1 })
    const head = await businessHeads(server.services.database)({
      path: '/islamic-business/shop',
      language: languages[0],
      origin: 'https://rafiq.example',
    })
    expect(head).toMatchObject({
      structuredData: { aggregateRating: { ratingValue: '4.0', reviewCount: 1, bestRating: 5 } },
    })
  })

  it('is sorted as asked, and the mean has one decimal', async () => {
    await publish([5, 2, 4])
    expect(await shown()).toMatchObject({ rating: '3.7', stars: [0, 1, 0, 1, 1] })
    expect(await starsIn('?sort=newest')).toEqual([4, 2, 5])
    expect(await starsIn('?sort=oldest')).toEqual([5, 2, 4])
    expect(await starsIn('?sort=highest')).toEqual([5, 4, 2])
    expect(await starsIn('?sort=lowest')).toEqual([2, 4, 5])
    expect((await ask('GET', '/api/islamic-businesses/shop/reviews?sort=best')).status).toBe(400)
  })

  it('is one for each account: another one replaces it and waits again', async () => {
    const [amal] = people as [Person]
    await publish([5])
    const id = await write(amal, 1, `${text} Changed.`)
    expect(await shown()).toMatchObject({ total: 0 })
    await decide(id, 'published')
    expect(await shown()).toMatchObject({ total: 1, rating: '1.0' })
  })

  it('is shown at once where the site settings turn moderation off', async () => {
    const { db } = server.services.database
    await db.insert(siteSettings).values({ values: { contentModeration: false } })
    await write((people as [Person])[0], 4)
    expect(await shown()).toMatchObject({ total: 1, rating: '4.0' })
    await db.delete(siteSettings)
  })

  it('is deleted by its author, and not by others', async () => {
    await publish([5])
    await ask('DELETE', OWN, people[1])
    expect((await shown()).total).toBe(1)
    await ask('DELETE', OWN, people[0])
    expect((await shown()).total).toBe(0)
  })

  it.each([
    [{ stars: 0, text }, 'stars'],
    [{ stars: 6, text }, 'stars'],
    [{ stars: 4.5, text }, 'stars'],
    [{ stars: 4, text: 'Good' }, 'text'],
    [{ stars: 4, text: 'x'.repeat(2001) }, 'text'],
    [{ stars: 4, text: `${text} https://casino.example` }, 'text'],
  ])('is rejected: %j', async (payload, field) => {
    const { status, body } = await ask('PUT', OWN, people[0], payload)
    expect(status).toBe(400)
    expect(body.error.fields[0].field).toBe(field)
  })

  it('is not for samples, unknown businesses and people who are not signed in', async () => {
    const write = (slug: string, as: Person = {}) =>
      ask('PUT', `/api/islamic-businesses/${slug}/own-review`, as, { stars: 5, text })
    expect((await write('sample-halal-kitchen', people[0])).body.error.code).toBe('sample_not_reviewed')
    expect((await write('nobody', people[0])).status).toBe(404)
    expect((await write('shop')).status).toBe(401)
  })

  it(`has to wait after ${REVIEWS_PER_DAY} a day`, async () => {
    for (let at = 0; at < REVIEWS_PER_DAY; at++) await write(people[0] as Person, 3)
    expect((await ask('PUT', OWN, people[0], { stars: 3, text })).status).toBe(429)
  })

  it('is in the account export of a person who reported it, with what they wrote', async () => {
    const [id] = (await publish([1])) as [string]
    const reporter = await signUp('reporter')
    const report = { reason: 'untrue', text: 'I was there.' }
    await ask('POST', `/api/business-reviews/${id}/reports`, reporter, report)
    const { body } = await ask('GET', '/api/account/export', reporter)
    expect(body.businesses).toEqual([
      { kind: 'report', reviewId: id, business: 'shop', ...report, reportedAt: expect.any(String) },
    ])
  })

  it('goes with the account of its author and with its business', async () => {
    const leaver = await signUp('leaver')
    await decide(await write(leaver, 5), 'published')
    const { body } = await ask('GET', '/api/account/export', leaver)
    expect(body.businesses).toMatchObject([{ kind: 'review', business: 'shop', stars: 5, text }])
    await ask('POST', '/api/account/deletion', leaver, { password: 'correct horse battery' })
    expect(await shown()).toMatchObject({ total: 0, rating: '0' })
    await publish([5])
    await deleteReviewsOfNobody(server.services.database)
    expect((await shown()).total).toBe(1)
    await server.services.database.db.delete(businesses)
    await deleteReviewsOfNobody(server.services.database)
    expect(await server.services.database.db.select().from(businessReviews)).toEqual([])
  })
})

describe('moderation', () => {
  it('sees the reports of a published review once each, until it decides', async () => {
    const [id] = (await publish([1])) as [string]
    const report = (as: Person | undefined, reason: string) =>
      ask('POST', `/api/business-reviews/${id}/reports`, as, { reason, text: 'See there.' })
    expect((await report(people[1], 'insulting')).status).toBe(202)
    expect((await report(people[1], 'untrue')).status).toBe(202)
    expect((await report(undefined, 'untrue')).status).toBe(401)
    expect((await report(people[2], 'ugly')).status).toBe(400)
    const reported = async () => (await ask('GET', `${ADMIN}?list=reported`, moderator)).body
    expect(await reported()).toMatchObject({
      total: 1,
      reviews: [{ id, business: { name: 'Shop' }, reports: [{ reason: 'untrue', text: 'See there.' }] }],
    })
    await decide(id, 'published')
    expect((await reported()).total).toBe(0)
    expect((await shown()).total).toBe(1)
  })

  it('declines with a reason, which the author sees', async () => {
    const id = await write(people[0] as Person, 1)
    expect((await decide(id, 'declined')).status).toBe(400)
    await decide(id, 'declined', 'It names a person.')
    expect((await ask('GET', OWN, people[0])).body.review).toMatchObject({
      status: 'declined',
      note: 'It names a person.',
    })
    expect((await shown()).total).toBe(0)
  })

  it('does not decide on a review of its own', async () => {
    const id = await write(moderator, 5)
    expect((await decide(id, 'published')).body.error.code).toBe('own_review')
  })

  it('can’t have a waiting review reported', async () => {
    const id = await write(people[0] as Person, 1)
    const { status } = await ask('POST', `/api/business-reviews/${id}/reports`, people[1], {
      reason: 'untrue',
    })
    expect(status).toBe(404)
  })
})
