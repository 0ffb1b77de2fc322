import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import type { AdminFigure } from '#shared/server/admin/admin-parts.ts'
import { pageViews } from '#shared/server/page-views/page-views.table.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp } from '#shared/server/testing/sign-up.ts'
import { analyticsFeature } from './analytics.routes.ts'
import { pageViewCounts } from './page-view-counts.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let server: TestApp
beforeAll(async () => {
  server = await testApp({
    features: [analyticsFeature],
    clock: () => new Date('2026-11-23T23:30:00Z'),
  })
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

describe('the counts', () => {
  const row = (day: string, page: string, language: string, referringSite: string, views: number) => ({
    ...{ day, page, language, referringSite, views },
  })
  const counts = (from: string, to: string) => pageViewCounts(server.services.database, from, to)

  it('are of the days of the range alone, with every day', async () => {
    await server.services.database.db
      .insert(pageViews)
      .values([
        row('2026-11-19', '/blog', 'en', '', 100),
        row('2026-11-20', '/blog', 'en', '', 1),
        row('2026-11-22', '/islamic-names/umar', 'ar', 'one.example', 5),
        row('2026-11-22', '/blog', 'ar', 'two.example', 2),
        row('2026-11-23', '/hadiths', 'en', '', 100),
      ])
    expect(await counts('2026-11-20', '2026-11-22')).toEqual({
      views: 8,
      days: [
        { day: '2026-11-20', views: 1 },
        { day: '2026-11-21', views: 0 },
        { day: '2026-11-22', views: 7 },
      ],
      pages: [
        { page: '/islamic-names/umar', views: 5 },
        { page: '/blog', views: 3 },
      ],
      languages: [
        { language: 'ar', views: 7 },
        { language: 'en', views: 1 },
      ],
      referringSites: [
        { site: 'one.example', views: 5 },
        { site: 'two.example', views: 2 },
      ],
    })
  })

  it('list at most a hundred pages', async () => {
    await server.services.database.db
      .insert(pageViews)
      .values(Array.from({ length: 120 }, (_, at) => row('2026-11-22', `/hadiths/${at}`, 'en', '', at + 1)))
    const { pages, views } = await counts('2026-11-22', '2026-11-22')
    expect(pages).toHaveLength(100)
    expect(pages[0]).toEqual({ page: '/hadiths/119', views: 120 })
    expect(views).toBe((120 * 121) / 2)
  })
})

describe('the counts of content', () => {
  it('are those of the dashboard', async () => {
    const figures = { courses: 2, audio: 3, mosques: 5, names: 7 }
    const counting: ServerFeature = ({ admin }) => {
      for (const [name, figure] of Object.entries(figures))
        admin.figures.set(name as AdminFigure, async () => figure)
    }
    const whole = await testApp({ features: [...serverFeatures, counting] })
    onTestFinished(whole.close)
    const amina = await signUp(whole, 'amina', 'content_manager')
    expect((await amina.ask('GET', '/api/admin/analytics')).body).toMatchObject(figures)
    expect((await amina.ask('GET', '/api/admin/dashboard-stats')).body.overview).toMatchObject({
      totalCourses: 2,
      totalAudioRecitations: 3,
    })
  })
})
