import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import { seedArticles } from './articles.directory.ts'

const URL = '/api/admin/articles'
const CONTENT = 'choosing-a-name'
let server: TestApp
let amina: TestPerson
beforeAll(async () => {
  server = await testApp({ features: serverFeatures })
  amina = await signUp(server, 'amina', 'content_manager')
})
afterAll(() => server.close())

let count = 0
let slug = ''
beforeEach(() => {
  count += 1
  slug = `sample-${count}`
})

const sample = (values: object = {}) => ({
  slug,
  category: 'community',
  tags: ['names', 'family'],
  title: 'Sample: a title',
  markdown: '## Why?\n\nA sample with (2:183).\n\n::verse{ref="2:183"}\n\n<script>alert(1)</script>',
  references: 'A work, 1\n\n Another work, 2 ',
  isPublished: true,
  ...values,
})
const create = (values: object = {}) => amina.ask('POST', URL, sample(values))
const save = (id: string, values: object) => amina.ask('PUT', `${URL}/${id}`, values)
const act = (action: string, id = slug) => amina.ask('POST', `${URL}/actions`, { action, ids: [id] })
const page = async (id = slug, language = 'en') =>
  (await server.app.inject(`/api/blog/${id}?language=${language}`)).json()
const isPublic = async () =>
  (await server.app.inject(`/api/blog/${slug}`)).statusCode === 200 &&
  (await server.app.inject(`/blog/feed.xml?language=en`)).statusCode === 200
const listed = async (query = '') =>
  (await server.app.inject(`/api/blog?content=false&limit=100${query}`))
    .json()
    .map((post: { id: string }) => post.id)

describe('an own article', () => {
  it('has everything on its page that one of the content has', async () => {
    expect((await create()).status).toBe(201)
    const article = await page()
    expect(article).toMatchObject({
      title: 'Sample: a title',
      excerpt: expect.stringContaining('A sample'),
      tags: ['names', 'family'],
      publishedAt: new Date().toISOString().slice(0, 10),
      readMinutes: 1,
      references: ['A work, 1', 'Another work, 2'],
      headings: [{ id: 'part-why', text: 'Why?' }],
    })
    expect(article.related.map((each: { slug: string }) => each.slug)).toContain(CONTENT)
    expect(article.content).toContain('<figure class="verse">')
    expect(article.content).not.toContain('<script')
    expect(await listed('&search=sample')).toContain(slug)
  })

  it('is in English where it has no Arabic, and in Arabic with one', async () => {
    await create()
    expect((await page(slug, 'ar')).language).toBe('en')
    await save(slug, sample({ titleArabic: 'عنوان', markdownArabic: 'نص مع (2:183).' }))
    expect(await page(slug, 'ar')).toMatchObject({ language: 'ar', title: 'عنوان' })
    await save(slug, sample())
    expect((await page(slug, 'ar')).language).toBe('en')
  })

  it.each([
    ['slug', { slug: 'Not a slug' }, 'not_a_slug'],
    ['title', { title: ' ' }, 'missing'],
    ['tags', { tags: [] }, 'missing'],
    ['references', { references: ' ' }, 'missing'],
    ['titleArabic', { markdownArabic: 'نص' }, 'missing'],
    ['markdown', { markdown: 'x'.repeat(60_001) }, 'too_long'],
    ['markdown', { markdown: 'See (2:287).' }, 'no_such_verse'],
    ['markdownArabic', { titleArabic: 'عنوان', markdownArabic: '::verse{ref="115:1"}' }, 'no_such_verse'],
  ])('is refused with a wrong %s', async (field, values, code) => {
    const { status, body } = await create(values)
    expect([status, body.error.fields]).toEqual([400, [{ field, code }]])
  })

  it('has an address of its own', async () => {
    await create()
    expect((await create()).body.error.code).toBe('slug_taken')
    expect((await create({ slug: CONTENT })).body.error.code).toBe('slug_taken')
  })

  it('is public while it is published, due and not deleted', async () => {
    await create({ isPublished: false, references: '', markdown: '' })
    expect(await isPublic()).toBe(false)
    await save(slug, sample({ publishAt: '2999-01-01T00:00:00Z' }))
    expect(await isPublic()).toBe(false)
    await save(slug, sample({ publishAt: '2026-01-02T00:00:00Z' }))
    expect((await page()).publishedAt).toBe('2026-01-02')
    await act('delete')
    expect(await isPublic()).toBe(false)
    expect(await listed()).not.toContain(slug)
    await act('restore')
    expect(await isPublic()).toBe(true)
    expect(await listed()).toContain(slug)
  })

  it('is not overwritten by an edit of an older version', async () => {
    const { body } = await create()
    expect((await save(slug, sample({ title: 'One', version: body.version }))).status).toBe(200)
    const second = await save(slug, sample({ title: 'Two', version: body.version }))
    expect([second.status, second.body.error.code]).toEqual([409, 'version_conflict'])
  })
})

describe('an article of the content', () => {
  it('is edited until the content’s version is taken again, and stays so when content is seeded', async () => {
    const { body } = await amina.ask('GET', `${URL}/${CONTENT}`)
    const { values, version, source } = body
    expect([source, values.markdown.length > 500]).toEqual(['content', true])
    const saved = await save(CONTENT, { ...values, title: 'Sample: edited', version })
    expect(saved.body).toMatchObject({ source: 'edited', title: 'Sample: edited' })
    await seedArticles(server.services.database, server.services.contentFolder)
    expect((await page(CONTENT)).title).toBe('Sample: edited')
    await act('reset', CONTENT)
    expect((await page(CONTENT)).title).toBe(values.title)
  })

  it('is the content’s still when it is saved unchanged', async () => {
    const { body } = await amina.ask('GET', `${URL}/${CONTENT}`)
    expect((await save(CONTENT, body.values)).body.source).toBe('content')
  })
})

describe('the list of articles', () => {
  it('is filtered by state, source, category and language, and searched in the texts', async () => {
    await create({ isPublished: false, markdown: 'Moonbeam in the text' })
    const ids = async (query: string) =>
      (await amina.ask('GET', `${URL}?limit=100&${query}`)).body.data.map(({ id }: { id: string }) => id)
    for (const query of [
      'state=unpublished',
      'source=operator',
      'category=community',
      'language=en',
      'search=moonbeam',
    ])
      expect(await ids(query)).toContain(slug)
    for (const query of [
      'state=published',
      'state=deleted',
      'source=content',
      'category=prayer_guides',
      'language=ar',
      'search=sunbeam',
    ])
      expect(await ids(query)).not.toContain(slug)
    for (const sort of ['published', '-title', 'views', '-likes', 'edited'])
      expect(await ids(`sort=${sort}`)).toContain(slug)
  })

  it('is exported', async () => {
    await create()
    const { body } = await amina.ask('GET', `${URL}/export?format=json&search=${slug}`)
    expect(body).toMatchObject([{ id: slug, title: 'Sample: a title' }])
  })
})

it('previews Markdown as the page shows it', async () => {
  const preview = (markdown: string) => amina.ask('POST', `${URL}/preview`, { markdown, language: 'en' })
  const { body } = await preview('**Bold** <b onclick="x()">b</b>')
  expect(body.html).toContain('<strong>Bold</strong>')
  expect(body.html).not.toContain('<b')
  expect((await preview('(2:287)')).body.error.fields).toEqual([{ field: 'markdown', code: 'no_such_verse' }])
})

it('writes changes to the audit log', async () => {
  await create()
  await act('unpublish')
  const entries = await server.services.database.db.select().from(auditLog)
  const own = entries.filter(({ itemId }) => itemId === slug)
  expect(own).toMatchObject([
    { action: 'create', itemType: 'article', before: null },
    { action: 'update', before: { isPublished: true }, after: { isPublished: false } },
  ])
})
