import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageOf } from '#shared/core/languages.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import type { CourseAnswer, WholeCourse } from '../core/courses.contract.ts'
import { courseHeads } from './course-heads.ts'
import { coursesFeature } from './courses.routes.ts'
import { courses } from './courses.table.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: [coursesFeature(async () => [])] })
})
afterAll(() => server.close())

async function list(query: Record<string, string> = {}) {
  const answer = await server.app.inject({ url: '/api/courses', query })
  return answer.json() as { courses: CourseAnswer[]; pagination: { total: number; limit: number } }
}
const slugs = async (query: Record<string, string>) => (await list(query)).courses.map(({ slug }) => slug)
const one = async (slug: string, language = 'en') =>
  (await server.app.inject({ url: `/api/courses/${slug}`, query: { language } })).json() as WholeCourse

describe('the list of courses', () => {
  it('has at least four free courses with the fields of the specification', async () => {
    const { courses: all, pagination } = await list()
    expect(all.length).toBeGreaterThanOrEqual(4)
    expect(pagination).toMatchObject({ total: all.length, limit: 20 })
    expect(new Set(all.map(({ price }) => price))).toEqual(new Set(['0.00']))
    expect(all.find(({ slug }) => slug === 'first-prayer')).toEqual({
      id: 'first-prayer',
      slug: 'first-prayer',
      title: 'Your first prayer',
      description: expect.stringContaining('wudu'),
      instructorName: 'Rafiq',
      category: 'islamic_studies',
      level: 'beginner',
      duration: expect.any(Number),
      price: '0.00',
      rating: 0,
      ratings: 0,
      enrollmentCount: 0,
      isPublished: true,
      language: 'en',
    })
  })

  it('filters by subject and level', async () => {
    expect(await slugs({ category: 'tajweed' })).toEqual(['tajweed'])
    expect(await slugs({ category: 'islamic_studies', level: 'advanced' })).toEqual(['how-we-know'])
    expect(await slugs({ category: 'tajweed', level: 'advanced' })).toEqual([])
  })

  it('finds title, description and instructor in both languages', async () => {
    expect(await slugs({ search: 'QALQALAH' })).toEqual(['tajweed'])
    expect(await slugs({ search: 'التجويد' })).toContain('tajweed')
    expect((await slugs({ search: 'rafiq' })).length).toBeGreaterThanOrEqual(4)
    expect(await slugs({ search: 'knitting' })).toEqual([])
  })

  it('is in Arabic for Arabic pages, and in English for others', async () => {
    expect((await one('tajweed', 'ar')).title).toBe('التجويد حكمًا حكمًا')
    expect(await one('tajweed', 'tr')).toMatchObject({ title: 'Tajweed, rule by rule', language: 'en' })
  })
})

describe('a course', () => {
  it('has modules whose parts make up its length', async () => {
    const course = await one('first-prayer')
    const parts = course.modules.flatMap((module) => module.parts)
    expect(parts[0]).toEqual({
      kind: 'lesson',
      id: 'wudu',
      title: 'Wudu, step by step',
      minutes: 10,
      html: null,
      link: null,
    })
    expect(parts.some(({ kind }) => kind === 'article')).toBe(true)
    expect(parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(course.duration)
    expect(course.outcomes.length).toBeGreaterThan(0)
  })

  it('ends with a check in the language of the page, if it has one', async () => {
    expect((await one('first-prayer')).check).toEqual([])
    const [english, arabic] = [await one('how-we-know'), await one('how-we-know', 'ar')]
    expect(english.check).toHaveLength(5)
    expect(english.check[0]).toMatchObject({ reference: 'Sahih al-Bukhari 4986', answer: 0 })
    expect(arabic.check[0]?.reference).toBe('صحيح البخاري ٤٩٨٦')
  })

  it('is missing if there is none', async () => {
    expect((await server.app.inject({ url: '/api/courses/none' })).statusCode).toBe(404)
  })

  it('has a head for search engines, and none if it is missing', async () => {
    const heads = courseHeads(server.services)
    const head = (path: string, code: 'en' | 'ar') =>
      heads({ path, language: languageOf(code) as never, origin: 'https://rafiq.example' })
    expect(await head('/courses/tajweed', 'ar')).toMatchObject({
      about: { title: 'التجويد حكمًا حكمًا — الدورات — رفيق' },
      structuredData: { '@type': 'Course', inLanguage: 'ar', offers: { price: '0.00' } },
    })
    expect(await head('/courses', 'en')).toMatchObject({ structuredData: { '@type': 'ItemList' } })
    expect(await head('/courses/none', 'en')).toBe('missing')
    expect(await head('/courses/ramadan/check', 'en')).toMatchObject({
      about: { title: expect.stringMatching(/^Check what you learned — .* — Courses — Rafiq$/) },
    })
    expect(await head('/courses/tajweed/check', 'en')).toBe('missing')
  })
})

describe.each([
  ['a draft', { isPublished: false }],
  ['a course with a price, while no payments are set up', { priceCents: 1500 }],
])('%s', (_, change) => {
  it('is in no list, and has no page', async () => {
    const { db } = server.services.database
    const set = (values: Partial<typeof courses.$inferInsert>) =>
      db.update(courses).set(values).where(eq(courses.slug, 'ramadan'))
    await set(change)
    try {
      expect(await slugs({ search: 'ramadan', limit: '50' })).not.toContain('ramadan')
      expect((await server.app.inject({ url: '/api/courses/ramadan' })).statusCode).toBe(404)
    } finally {
      await set({ isPublished: true, priceCents: 0 })
    }
  })
})
