import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pageViews } from '#shared/server/page-views/page-views.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { analyticsFeature } from './analytics.routes.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: [analyticsFeature], clock: () => new Date('2026-11-23T23:30:00Z') })
})
beforeEach(async () => void (await server.services.database.db.delete(pageViews)))
afterAll(() => server.close())

async function view(body: object, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/analytics/pageview',
    payload: body,
    headers: { 'user-agent': BROWSER, ...headers },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const stored = () => server.services.database.db.select().from(pageViews)

describe('a page view', () => {
  it('is counted by day, page, language and referring site alone', async () => {
    const body = {
      page: '/islamic-names/umar?utm=1',
      title: 'Umar',
      referrer: 'https://www.example.org/search?q=umar',
      language: 'ar',
    }
    for (const headers of [{}, { 'x-forwarded-for': '203.0.113.7', cookie: 'a=b' }]) {
      expect(await view(body, headers)).toEqual({ status: 200, body: { counted: true } })
    }
    expect(await stored()).toEqual([
      {
        day: '2026-11-23',
        page: '/islamic-names/umar',
        language: 'ar',
        referringSite: 'www.example.org',
        views: 2,
      },
    ])
  })

  it.each([
    ['the browser’s language without one', { 'accept-language': 'tr-TR,en;q=0.5' }, { language: 'tr' }],
    ['English for a language that Rafiq lacks', { 'accept-language': 'xx' }, { language: 'en' }],
  ])('has %s', async (_, headers, expected) => {
    await view({ page: '/qibla' }, headers)
    expect(await stored()).toMatchObject([expected])
  })

  it.each(['', 'not an address', 'android-app://com.example', 'http://localhost:80/quran'])(
    'has no referring site for %j',
    async (referrer) => {
      await view({ page: '/qibla', referrer }, { host: 'localhost' })
      expect(await stored()).toMatchObject([{ referringSite: '' }])
    },
  )

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 HeadlessChrome/140.0.0.0',
    'facebookexternalhit/1.1',
    'curl/8.5.0',
    '',
  ])('of the robot %j is not counted', async (agent) => {
    expect((await view({ page: '/qibla' }, { 'user-agent': agent })).body).toEqual({ counted: false })
    expect(await stored()).toEqual([])
  })

  it('of an unknown page is not counted', async () => {
    expect((await view({ page: '/wp-admin' })).body).toEqual({ counted: false })
    expect(await stored()).toEqual([])
  })

  it.each([
    ['page', {}],
    ['page', { page: 'qibla' }],
    ['page', { page: `/${'x'.repeat(200)}` }],
    ['referrer', { page: '/qibla', referrer: 'x'.repeat(2001) }],
    ['language', { page: '/qibla', language: 'xx' }],
  ])('with a wrong %s is rejected', async (field, body) => {
    const answer = await view(body)
    expect(answer.status).toBe(400)
    expect(answer.body.error.fields).toMatchObject([{ field }])
  })

  it('is not counted as a new row when the day has too many', async () => {
    await server.services.database.db.execute(
      `insert into page_views select '2026-11-23', '/islamic-names/n' || n, 'en', '', 1 from generate_series(1, 20000) n`,
    )
    expect((await view({ page: '/qibla' })).body).toEqual({ counted: false })
    expect((await view({ page: '/islamic-names/n7', language: 'en' })).body).toEqual({ counted: true })
  })
})
