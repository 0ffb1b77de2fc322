import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { sitemapSections } from '#app/server/web/sitemap-sections.ts'
import { languageOf } from '#shared/core/languages.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import type { CourseValues } from '../core/course-values.ts'
import { courseHeads } from './course-heads.ts'
import { seedCourses } from './courses.directory.ts'
import { courses } from './courses.table.ts'

const URL = '/api/admin/courses'
let server: TestApp
let amina: TestPerson
beforeAll(async () => {
  server = await testApp({ features: serverFeatures })
  amina = await signUp(server, 'amina', 'content_manager')
})
afterAll(() => server.close())
beforeEach(() => server.services.database.db.delete(courses).where(eq(courses.writtenBy, 'operator')))

const both = (text: string) => ({ en: text, ar: `${text} بالعربية` })
const sample: CourseValues = {
  title: { ...both('Sample: knots'), fr: 'Exemple : les nœuds' },
  description: both('Sample: about knots'),
  instructor: both('Sample instructor'),
  category: 'islamic_studies',
  level: 'beginner',
  outcomes: [both('Sample: tie one')],
  modules: [
    {
      title: both('Sample module'),
      about: both('Sample: about it'),
      parts: [
        { kind: 'lesson', id: 'wudu' },
        { kind: 'article', id: 'find-the-qibla' },
        {
          kind: 'text',
          id: '',
          title: both('Sample text'),
          markdown: both(
            '## Heading\n\nSee (2:183).\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))',
          ),
          link: 'https://example.org/more',
        },
      ],
    },
  ],
  price: '0',
  isPublished: true,
}
const create = async (change: Partial<CourseValues> = {}) =>
  (await amina.ask('POST', URL, { ...sample, ...change })).body
const act = async (action: string, id: string) =>
  (await amina.ask('POST', `${URL}/actions`, { action, ids: [id] })).body
const get = (url: string) => server.app.inject({ url })
const course = async (slug: string, language = 'en') =>
  (await get(`/api/courses/${slug}?language=${language}`)).json()
const seed = () => seedCourses(server.services.database, server.services.contentFolder)

describe('a course that an operator adds', () => {
  it('is in the list, the search and the languages that it has, with the titles of its parts', async () => {
    const { id } = await create()
    expect(id).toBe('sample-knots')
    const { courses: found } = (await get('/api/courses?search=knots')).json()
    expect(found).toMatchObject([{ slug: id, price: '0.00', instructorName: 'Sample instructor' }])
    expect(await course(id, 'fr')).toMatchObject({ title: 'Exemple : les nœuds', language: 'fr' })
    expect(await course(id, 'tr')).toMatchObject({ title: 'Sample: knots', language: 'en' })
    const [lesson, article, text] = (await course(id)).modules[0].parts
    expect(lesson).toMatchObject({ kind: 'lesson', title: 'Wudu, step by step', html: null })
    expect(article).toMatchObject({ kind: 'article', id: 'find-the-qibla' })
    expect(text).toMatchObject({ kind: 'text', minutes: 1, link: 'https://example.org/more' })
  })

  it('has texts without scripts, with links to verses', async () => {
    const { id } = await create()
    const { html } = (await course(id)).modules[0].parts[2]
    expect(html).toContain('<h2 id="part-heading">Heading</h2>')
    expect(html).toContain('<a href="/quran/reader/2/183"><bdi>2:183</bdi></a>')
    expect(html).toContain('&lt;script&gt;')
    expect(html).not.toMatch(/<script|href="javascript:/)
  })

  it('has a page for each text, with a head and a line in the sitemap', async () => {
    const { id } = await create()
    const path = `/courses/${id}/${(await course(id)).modules[0].parts[2].id}`
    const heads = courseHeads(server.services)
    const head = (at: string) =>
      heads({ path: at, language: languageOf('en') as never, origin: 'https://rafiq.example' })
    expect(await head(path)).toMatchObject({
      about: { title: 'Sample text — Sample: knots — Courses — Rafiq' },
    })
    expect(await head(`/courses/${id}/none`)).toBe('missing')
    const section = sitemapSections(server.services).find(({ name }) => name === 'course-texts')
    const paths: string[] = []
    for await (const each of section?.paths(0, 100) ?? []) paths.push(each)
    expect(paths).toEqual([path])
  })

  it('stays as it is when the server starts again', async () => {
    const { id } = await create()
    await act('unpublish', id)
    await seed()
    expect((await amina.ask('GET', `${URL}/${id}`)).body.values).toMatchObject({
      title: sample.title,
      isPublished: false,
    })
  })

  it('gets an address of its own when its title is used twice, or has no Latin letters', async () => {
    await create()
    expect((await create()).id).toBe('sample-knots-2')
    expect((await create({ title: both('عقد') })).id).toMatch(/^[a-z0-9-]+$/)
  })

  it('is in no list while it is a draft, has a price, or is deleted', async () => {
    const { id } = await create({ isPublished: false })
    const { id: dear } = await create({ price: '12.50' })
    for (const slug of [id, dear]) expect((await get(`/api/courses/${slug}`)).statusCode).toBe(404)
    await act('publish', id)
    expect((await get(`/api/courses/${id}`)).statusCode).toBe(200)
    await act('delete', id)
    expect((await get(`/api/courses/${id}`)).statusCode).toBe(404)
    expect((await amina.ask('GET', `${URL}?status=deleted`)).body.courses).toMatchObject([{ id }])
    await act('restore', id)
    expect((await get(`/api/courses/${id}`)).statusCode).toBe(200)
  })
})

describe('saving', () => {
  it('keeps the ids of texts, and refuses a version that another editor replaced', async () => {
    const { id, version, values } = await create()
    const save = (change: object, over: number) =>
      amina.ask('PUT', `${URL}/${id}`, { ...values, ...change, version: over })
    const first = await save({ title: both('Sample: one') }, version)
    expect(first.body.values.modules[0].parts[2].id).toBe(values.modules[0].parts[2].id)
    const second = await save({ title: both('Sample: two') }, version)
    expect([second.status, second.body.error.code]).toEqual([409, 'version_conflict'])
    expect((await course(id)).title).toBe('Sample: one')
  })

  it('keeps the check of a course of the content, which can be taken back', async () => {
    const { values, version } = (await amina.ask('GET', `${URL}/how-we-know`)).body
    const saved = await amina.ask('PUT', `${URL}/how-we-know`, {
      ...values,
      title: both('Sample: edited'),
      version,
    })
    expect(saved.body).toMatchObject({ isEdited: true })
    await seed()
    const edited = await course('how-we-know')
    expect(edited.title).toBe('Sample: edited')
    expect(edited.check).toHaveLength(5)
    await act('reset', 'how-we-know')
    expect((await course('how-we-know')).title).toMatch(/^How we know/)
  })

  it.each([
    ['an English title alone', { title: { en: 'Sample', ar: '' } }, 'title.ar'],
    ['an unknown lesson', withPart({ kind: 'lesson', id: 'none' }), 'modules'],
    ['a lesson twice', withPart({ kind: 'lesson', id: 'wudu' }, { kind: 'lesson', id: 'wudu' }), 'modules'],
    ['no parts', withPart(), 'modules.0.parts'],
    ['a price that is none', { price: '-1' }, 'price'],
    [
      'a link that is no address',
      withPart({ kind: 'text', id: '', title: both('T'), markdown: both('T'), link: 'javascript:alert(1)' }),
      'modules.0.parts.0.link',
    ],
  ])('refuses %s', async (_, change, field) => {
    const { status, body } = await amina.ask('POST', URL, { ...sample, ...change })
    expect(status).toBe(400)
    expect(body.error.fields.map((each: { field: string }) => each.field)).toContain(field)
  })

  it('is in the audit log', async () => {
    const { id } = await create()
    await act('delete', id)
    const entries = await server.services.database.db
      .select({ action: auditLog.action, item: auditLog.itemId })
      .from(auditLog)
      .where(eq(auditLog.itemType, 'course'))
      .orderBy(auditLog.id)
    expect(entries.slice(-2)).toEqual([
      { action: 'create', item: id },
      { action: 'delete', item: id },
    ])
  })
})

function withPart(...parts: object[]) {
  return { modules: [{ title: both('M'), about: both('M'), parts }] }
}

it('lists the lessons and articles that courses can be made of', async () => {
  const { sources } = (await amina.ask('GET', '/api/admin/course-sources')).body
  expect(sources).toContainEqual({
    kind: 'article',
    id: 'find-the-qibla',
    title: expect.stringContaining('Qibla'),
    titleArabic: expect.stringContaining('القبلة'),
  })
  expect(sources.filter(({ kind }: { kind: string }) => kind === 'lesson').length).toBeGreaterThan(20)
})
