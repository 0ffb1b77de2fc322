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
import { hadithHeads } from './hadith-heads.ts'
import { seedHadiths } from './hadiths.directory.ts'

const URL = '/api/admin/hadiths'
const CONTENT = 'abu-dawud-61'
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

let number = 7000
let id = ''
beforeEach(() => {
  number += 1
  id = `bukhari-${number}`
})

const sample = (values: object = {}) => ({
  collection: 'bukhari',
  number,
  book: 'A sample book',
  bookArabic: 'كتاب للتجربة',
  narrator: 'A narrator',
  narratorArabic: 'راوٍ',
  arabic: 'نَصٌّ لِلتَّجْرِبَةِ وَحْدَهَا',
  translation: 'A sample about glimmerwort.',
  theme: 'knowledge',
  keywords: ['glimmerwort', ' '],
  keywordsArabic: ['تجربة'],
  grade: 'sahih',
  otherNumbers: [{ scheme: 'book and hadith within the book', number: '93/1' }],
  checkedAgainst: ['A copy'],
  isPublished: true,
  ...values,
})
const create = (values: object = {}) => amina.ask('POST', URL, sample(values))
const save = (which: string, values: object) => amina.ask('PUT', `${URL}/${which}`, values)
const act = (action: string, which = id) => amina.ask('POST', `${URL}/actions`, { action, ids: [which] })
const get = (path: string) => server.app.inject(path)
const page = async (which = id) => (await get(`/api/hadiths/${which}`)).json()
const listed = async (search: string): Promise<string[]> =>
  (await get(`/api/hadiths?limit=100&search=${encodeURIComponent(search)}`))
    .json()
    .map((each: { id: string }) => each.id)
/** Whether people find it: by the call, on its page and in the sitemap, which agree. */
const isPublic = async () => {
  const sitemap = gunzipSync((await get('/sitemaps/hadiths-1.xml.gz')).rawPayload).toString()
  const head = await hadithHeads(server.services)({
    path: `/hadiths/${id}`,
    language: languages[0],
    origin: 'https://rafiq.example',
  })
  const found = [
    (await get(`/api/hadiths/${id}`)).statusCode === 200,
    head !== 'missing',
    sitemap.includes(`/hadiths/${id}<`),
  ]
  expect(new Set(found).size).toBe(1)
  return found[0]
}

describe('an own hadith', () => {
  it('has everything on its page that one of the content has', async () => {
    expect((await create()).status).toBe(201)
    expect(await page()).toMatchObject({
      id,
      hadithNumber: number,
      numberingScheme: 'Fath al-Bari (Muhammad Fuʾad ʿAbd al-Baqi)',
      otherNumbers: [{ number: '93/1' }],
      keywords: ['glimmerwort'],
      gradedBy: 'in Sahih al-Bukhari',
      isAuthentic: true,
    })
    for (const search of [`bukhari ${number}`, 'glimmerwort', 'glimmerwart', 'للتجربة وحدها'])
      expect(await listed(search)).toContain(id)
  })

  it.each([
    ['number', { number: 7564 }, 'no_such_hadith'],
    ['arabic', { arabic: 'text' }, 'has_latin'],
    ['translation', { translation: ' ' }, 'missing'],
    ['checkedAgainst', { checkedAgainst: [] }, 'missing'],
    ['grade', { grade: 'daif' }, 'grade'],
    ['book', { book: 'a\u0007b' }, 'not_text'],
    ['arabic', { arabic: 'ن\ud800' }, 'not_text'],
    ['keywords', { keywords: Array(31).fill('x') }, 'too_many'],
  ])('is refused with a wrong %s', async (field, values, code) => {
    const { status, body } = await create(values)
    expect([status, body.error.fields]).toEqual([400, expect.arrayContaining([{ field, code }])])
  })

  it('has a number of its own, which stays', async () => {
    await create()
    expect((await create()).body.error.code).toBe('slug_taken')
    expect((await create({ wording: 'b' })).status).toBe(201)
    const { body } = await save(id, sample({ number: number - 1 }))
    expect(body.error.fields).toEqual([{ field: 'number', code: 'fixed' }])
  })

  it('is public while it is published and not deleted', async () => {
    await create({ isPublished: false })
    expect(await isPublic()).toBe(false)
    await act('publish')
    expect(await isPublic()).toBe(true)
    await act('delete')
    expect(await isPublic()).toBe(false)
    expect(await listed('glimmerwort')).not.toContain(id)
    await act('restore')
    expect(await isPublic()).toBe(true)
  })

  it('is published only with everything it needs', async () => {
    expect((await create({ isPublished: false, arabic: '' })).status).toBe(201)
    expect((await act('publish')).body.refused).toEqual([{ id, code: 'incomplete' }])
    expect(await isPublic()).toBe(false)
  })

  it('is not overwritten by an edit of an older version', async () => {
    const { body } = await create()
    expect((await save(id, sample({ book: 'One', version: body.version }))).status).toBe(200)
    const second = await save(id, sample({ book: 'Two', version: body.version }))
    expect([second.status, second.body.error.code]).toEqual([409, 'version_conflict'])
  })
})

/** Seeds content in which the hadith is another one, as after an update. */
async function seedNewer(changes: object) {
  const { contentFolder, database } = server.services
  const file = join('hadiths', 'hadiths.json')
  const content: { id: string }[] = JSON.parse(await readFile(join(contentFolder, file), 'utf8'))
  const newer = await mkdtemp(join(tmpdir(), 'rafiq-hadiths-'))
  await mkdir(join(newer, 'hadiths'))
  await writeFile(
    join(newer, file),
    JSON.stringify(content.map((each) => (each.id === CONTENT ? { ...each, ...changes } : each))),
  )
  await seedHadiths(database, newer)
  await rm(newer, { recursive: true })
}

describe('a hadith of the content', () => {
  it('is edited until the content’s version is taken again, and stays so when content is seeded', async () => {
    const { body } = await amina.ask('GET', `${URL}/${CONTENT}`)
    const { values, version, source } = body
    expect([source, values.grader]).toEqual(['content', 'al-Albani'])
    const saved = await save(CONTENT, { ...values, translation: 'Sample: edited.', version })
    expect(saved.body).toMatchObject({ source: 'edited', translation: 'Sample: edited.' })
    await seedNewer({ translation: 'Sample: newer.' })
    expect((await page(CONTENT)).translation).toBe('Sample: edited.')
    await act('reset', CONTENT)
    expect((await page(CONTENT)).translation).toBe('Sample: newer.')
  })

  it('is the content’s still when it is saved unchanged', async () => {
    const { body } = await amina.ask('GET', `${URL}/${CONTENT}`)
    expect((await save(CONTENT, body.values)).body.source).toBe('content')
  })

  it('isn’t the hadith of the day once editors call it weak', async () => {
    const days = Array.from({ length: 28 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`)
    const ofDay = async (date: string) => (await get(`/api/hadiths/daily?date=${date}`)).json()
    const all = await Promise.all(days.map(ofDay))
    const at = all.findIndex(({ gradedBy }) => gradedBy === 'al-Albani')
    const { values } = (await amina.ask('GET', `${URL}/${all[at].id}`)).body
    expect((await save(all[at].id, { ...values, grade: 'daif' })).status).toBe(200)
    expect((await ofDay(days[at] ?? '')).id).not.toBe(all[at].id)
  })
})

describe('the list of hadiths', () => {
  it('is filtered and searched, also in Arabic without vowels', async () => {
    await create({ isPublished: false })
    const ids = async (query: string) =>
      (await amina.ask('GET', `${URL}?limit=100&${query}`)).body.data.map((each: { id: string }) => each.id)
    const arabic = encodeURIComponent('نص للتجربه')
    for (const query of [
      'state=unpublished',
      'source=operator',
      'collection=bukhari&search=glimmerwort',
      'theme=knowledge&source=operator',
      'grade=sahih&source=operator',
      `search=${arabic}`,
    ])
      expect(await ids(query)).toContain(id)
    for (const query of [
      'state=published',
      'collection=muslim',
      'theme=prayer',
      'grade=hasan',
      'search=sunbeam',
    ])
      expect(await ids(query)).not.toContain(id)
    for (const sort of ['order', '-views', 'edited'])
      expect(await ids(`sort=${sort}&source=operator`)).toContain(id)
  })

  it('is exported', async () => {
    await create()
    const { body } = await amina.ask('GET', `${URL}/export?format=json&search=${id}`)
    expect(body).toMatchObject([{ id, number: String(number), grade: 'sahih' }])
  })
})

it('writes changes to the audit log', async () => {
  await create()
  await act('unpublish')
  const entries = await server.services.database.db.select().from(auditLog)
  const own = entries.filter(({ itemId }) => itemId === id)
  expect(own).toMatchObject([
    { action: 'create', itemType: 'hadith', before: null },
    { action: 'update', before: { isPublished: true }, after: { isPublished: false } },
  ])
})
