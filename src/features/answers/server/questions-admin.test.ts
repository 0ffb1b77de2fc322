import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { sitemapRoutes } from '#app/server/web/sitemap.routes.ts'
import { languages } from '#shared/core/languages.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { buildServer } from '#shared/server/http/build-server.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import { answerHeads } from './answer-heads.ts'
import { seedQuestions } from './answers.directory.ts'
import { answerFeedback } from './questions.table.ts'

const URL = '/api/admin/questions'
const CONTENT = 'what-breaks-wudu'
let server: TestApp
let amina: TestPerson
beforeAll(async () => {
  server = await testApp({
    features: serverFeatures,
    build: (services, features) => buildServer(services, features, (app) => sitemapRoutes(app, services)),
  })
  amina = await signUp(server, 'amina', 'content_manager')
})
afterAll(() => server.close())

let count = 0
let id = ''
beforeEach(() => {
  count += 1
  id = `sample-${count}`
})

const sample = (values: object = {}) => ({
  id,
  category: 'belief',
  question: 'Sample: what is glimmerwort?',
  questionArabic: 'سؤال للتجربة؟',
  short: 'A sample.',
  shortArabic: 'تجربة.',
  answer: 'One (2:183).\n\nTwo (al-Bukhari 1).',
  answerArabic: 'واحد (2:183).\n\nاثنان (البخاري ١).',
  quran: ['2:183', ''],
  hadiths: [{ collection: 'bukhari', number: 1 }],
  sources: [{ author: 'A', authorArabic: 'أ', title: 'T', titleArabic: 'ت' }],
  keywords: ['glimmerwort', ' '],
  keywordsArabic: ['تجربة'],
  related: [CONTENT],
  isPublished: true,
  ...values,
})
const create = (values: object = {}) => amina.ask('POST', URL, sample(values))
const save = (which: string, values: object) => amina.ask('PUT', `${URL}/${which}`, values)
const act = (action: string, which = id) => amina.ask('POST', `${URL}/actions`, { action, ids: [which] })
const get = (path: string) => server.app.inject(path)
const page = async (which = id, language = 'en') =>
  (await get(`/api/answers/${which}?language=${language}`)).json()
const headOf = (which: string) =>
  answerHeads(server.services.database)({
    path: `/islamic-qa/${which}`,
    language: languages[0],
    origin: 'https://rafiq.example',
  })
/** Whether people find it: by the call, on its page and in the sitemap, which agree. */
const isPublic = async () => {
  const sitemap = gunzipSync((await get('/sitemaps/islamic-qa-1.xml.gz')).rawPayload).toString()
  const found = [
    (await get(`/api/answers/${id}`)).statusCode === 200,
    (await headOf(id)) !== 'missing',
    sitemap.includes(`/islamic-qa/${id}<`),
  ]
  expect(new Set(found).size).toBe(1)
  return found[0]
}
const listed = async (query: string): Promise<string[]> =>
  (await get(`/api/answers?limit=100&${query}`)).json().answers.map((each: { id: string }) => each.id)

describe('an own question', () => {
  it('has everything on its page that one of the content has', async () => {
    expect((await create()).status).toBe(201)
    expect(await page()).toMatchObject({
      question: 'Sample: what is glimmerwort?',
      quran: ['2:183'],
      hadiths: [{ collection: 'bukhari', number: 1, scheme: 'fath-al-bari', page: 'bukhari-1' }],
      sources: [{ author: 'A', title: 'T', chapter: '' }],
      keywords: ['glimmerwort'],
      related: [{ id: CONTENT }],
    })
    expect(await page(id, 'ar')).toMatchObject({ language: 'ar', question: 'سؤال للتجربة؟' })
    expect(await headOf(id)).toMatchObject({ about: { description: 'A sample.' } })
  })

  it('is found by a word, a mistyped word and a sentence, and is the last of its category', async () => {
    await create()
    for (const search of ['glimmerwort', 'glimmerwart', 'tell me please what is a glimmerwort for'])
      expect(await listed(`search=${encodeURIComponent(search)}`)).toContain(id)
    expect((await listed('category=belief')).at(-1)).toBe(id)
    await save(id, sample({ category: 'zakat' }))
    expect((await listed('category=zakat')).at(-1)).toBe(id)
  })

  it.each([
    ['id', { id: 'Not a slug' }, 'not_a_slug'],
    ['short', { short: ' ' }, 'missing'],
    ['quran', { quran: ['2:183', '2:287'] }, 'no_such_verse'],
    ['hadiths', { hadiths: [{ collection: 'bukhari', number: 7564 }] }, 'no_such_hadith'],
    ['answer', { answer: 'One (2:183) (5:6).\n\nTwo (al-Bukhari 1).' }, 'not_listed'],
    ['related', { related: ['no-such-question'] }, 'no_such_question'],
    ['question', { question: 'a\u0007b' }, 'not_text'],
    ['short', { short: 'a\ud800b' }, 'not_text'],
    ['answer', { answer: 'x'.repeat(10_001) }, 'too_long'],
    ['related', { related: Array(51).fill(CONTENT) }, 'too_many'],
  ])('is refused with a wrong %s', async (field, values, code) => {
    const { status, body } = await create(values)
    expect([status, body.error.fields]).toEqual([400, expect.arrayContaining([{ field, code }])])
  })

  it('settles the suggestion that it answers, but no report and not if it isn’t stored', async () => {
    const { db } = server.services.database
    const [first, second, report] = await db
      .insert(answerFeedback)
      .values(
        (['suggestion', 'suggestion', 'report'] as const).map((type) => ({
          ...{ type, text: 'What is glimmerwort?', language: 'en', receivedAt: new Date() },
        })),
      )
      .returning()
    const stateOf = async (feedback = first) =>
      (await db.select().from(answerFeedback)).find((each) => each.id === feedback?.id)
    expect((await create({ suggestion: first?.id })).status).toBe(201)
    expect(await stateOf()).toMatchObject({ status: 'done', doneAt: expect.any(Date) })
    expect((await create({ suggestion: second?.id })).status).toBe(409)
    expect((await create({ id: `${id}-b`, suggestion: report?.id })).status).toBe(201)
    expect([await stateOf(second), await stateOf(report)]).toMatchObject([
      { status: 'open', doneAt: null },
      { status: 'open', doneAt: null },
    ])
    expect((await create({ id: `${id}-c`, suggestion: 'x' })).status).toBe(400)
  })

  it('has an address of its own', async () => {
    await create()
    expect((await create()).body.error.code).toBe('slug_taken')
    expect((await create({ id: CONTENT, related: ['music'] })).body.error.code).toBe('slug_taken')
  })

  it('is public while it is published and not deleted', async () => {
    await create({ isPublished: false })
    expect(await isPublic()).toBe(false)
    await act('publish')
    expect(await isPublic()).toBe(true)
    await act('delete')
    expect(await isPublic()).toBe(false)
    expect(await listed('search=glimmerwort')).not.toContain(id)
    await act('restore')
    expect(await isPublic()).toBe(true)
    expect(await listed('search=glimmerwort')).toContain(id)
  })

  it('is published only with everything it needs', async () => {
    expect((await create({ isPublished: false, answerArabic: '', quran: ['2:183'] })).status).toBe(201)
    const { body } = await act('publish')
    expect(body).toEqual({ done: [], refused: [{ id, code: 'incomplete' }] })
    expect(await isPublic()).toBe(false)
  })

  it('is not overwritten by an edit of an older version', async () => {
    const { body } = await create()
    expect((await save(id, sample({ short: 'One.', version: body.version }))).status).toBe(200)
    const second = await save(id, sample({ short: 'Two.', version: body.version }))
    expect([second.status, second.body.error.code]).toEqual([409, 'version_conflict'])
  })
})

/** Seeds content in which the question is another one, as after an update. */
async function seedNewer(changes: object) {
  const { contentFolder, database } = server.services
  const file = join('answers', 'answers.json')
  const content: { id: string }[] = JSON.parse(await readFile(join(contentFolder, file), 'utf8'))
  const newer = await mkdtemp(join(tmpdir(), 'rafiq-answers-'))
  await mkdir(join(newer, 'answers'))
  await writeFile(
    join(newer, file),
    JSON.stringify(content.map((each) => (each.id === CONTENT ? { ...each, ...changes } : each))),
  )
  await seedQuestions(database, newer)
  await rm(newer, { recursive: true })
}

describe('a question of the content', () => {
  it('is edited until the content’s version is taken again, and stays so when content is seeded', async () => {
    const { body } = await amina.ask('GET', `${URL}/${CONTENT}`)
    const { values, version, source } = body
    expect([source, values.views.length]).toEqual(['content', 5])
    const saved = await save(CONTENT, { ...values, short: 'Sample: edited.', version })
    expect(saved.body).toMatchObject({ source: 'edited', values: { short: 'Sample: edited.' } })
    await seedNewer({ short: { en: 'Sample: newer.', ar: 'تجربة.' } })
    expect((await page(CONTENT)).short).toBe('Sample: edited.')
    await act('reset', CONTENT)
    expect((await page(CONTENT)).short).toBe('Sample: newer.')
  })

  it('is the content’s still when it is saved unchanged', async () => {
    const { body } = await amina.ask('GET', `${URL}/${CONTENT}`)
    expect((await save(CONTENT, body.values)).body.source).toBe('content')
  })

  it('stays deleted when content is seeded', async () => {
    await act('delete', 'music')
    await seedQuestions(server.services.database, server.services.contentFolder)
    expect((await get('/api/answers/music')).statusCode).toBe(404)
    await act('restore', 'music')
    expect((await get('/api/answers/music')).statusCode).toBe(200)
  })

  it('doesn’t link to a hadith without a page', async () => {
    const pageOf = async () => (await page()).hadiths[0].page
    await create()
    const { db } = server.services.database
    await db.execute(`update hadiths set is_published = false where slug = 'bukhari-1'`)
    expect(await pageOf()).toBeNull()
    await db.execute(`update hadiths set is_published = true where slug = 'bukhari-1'`)
    expect(await pageOf()).toBe('bukhari-1')
  })
})

describe('the list of questions', () => {
  it('is filtered by state, source and category, and searched in the texts', async () => {
    await create({ isPublished: false, answer: 'Moonbeam (2:183).\n\nTwo (al-Bukhari 1).' })
    const ids = async (query: string) =>
      (await amina.ask('GET', `${URL}?limit=100&${query}`)).body.data.map((each: { id: string }) => each.id)
    for (const query of [
      'state=unpublished',
      'source=operator',
      'category=belief',
      'search=moonbeam',
      `search=${encodeURIComponent('لِلتَّجْرِبةِ')}`,
    ])
      expect(await ids(query)).toContain(id)
    for (const query of [
      'state=published',
      'state=deleted',
      'source=content',
      'category=zakat',
      'search=sunbeam',
    ])
      expect(await ids(query)).not.toContain(id)
    for (const sort of ['order', '-question', 'views', 'edited'])
      expect(await ids(`sort=${sort}`)).toContain(id)
  })

  it('is exported', async () => {
    await create()
    const { body } = await amina.ask('GET', `${URL}/export?format=json&search=${id}`)
    expect(body).toMatchObject([{ id, schools: 0, references: 3 }])
  })
})

it('writes changes to the audit log', async () => {
  await create()
  await act('unpublish')
  const entries = await server.services.database.db.select().from(auditLog)
  const own = entries.filter(({ itemId }) => itemId === id)
  expect(own).toMatchObject([
    { action: 'create', itemType: 'question', before: null },
    { action: 'update', before: { isPublished: true }, after: { isPublished: false } },
  ])
})
