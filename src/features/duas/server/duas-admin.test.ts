import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { readQuotedSurah } from '#app/server/quoted-surah.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import { DUAS } from '../core/duas-address.ts'
import { seedDuas } from './duas.directory.ts'

const URL = '/api/admin/duas'
const CONTENT = 'after-wudu'
let server: TestApp
let amina: TestPerson
beforeAll(async () => {
  server = await testApp({ features: serverFeatures })
  amina = await signUp(server, 'amina', 'content_manager')
})
afterAll(() => server.close())

let number = 0
let id = ''
beforeEach(() => {
  number += 1
  id = `glimmerwort-${number}`
})

const sample = (values: object = {}) => ({
  title: `Glimmerwort ${number}`,
  titleArabic: 'دعاء للتجربة',
  arabic: 'سُبْحَانَ اللَّهِ',
  meaning: 'A sample: glory be to Allah.',
  categories: ['food'],
  themes: ['praise'],
  sources: [{ book: 'bukhari', number: '1' }],
  isPublished: true,
  ...values,
})
const quotation = (values: object = {}) =>
  sample({ arabic: '', verse: '112:1', sources: [{ book: 'quran', number: '112:1' }], ...values })
const create = (values: object = {}) => amina.ask('POST', URL, sample(values))
const read = async (which = id) => (await amina.ask('GET', `${URL}/${which}`)).body
const save = (which: string, values: object) => amina.ask('PUT', `${URL}/${which}`, values)
const act = (action: string, which = id) => amina.ask('POST', `${URL}/actions`, { action, ids: [which] })
const listOf = async (path: string, which: string) =>
  (await server.app.inject(path)).json().find((dua: { id: string }) => dua.id === which)
const inFile = (which = id) => listOf(DUAS, which)
/** Whether people find it: in the file that devices store and by the call, which agree. */
const isPublic = async () => {
  const found = [await inFile(), await listOf('/api/duas', id)].map((dua) => dua !== undefined)
  expect(new Set(found).size).toBe(1)
  return found[0]
}

describe('an own dua', () => {
  it('has everything that one of the content has, and no translation', async () => {
    expect((await create({ when: 'At dawn', whenArabic: 'عند الفجر', times: 3 })).status).toBe(201)
    expect(await inFile()).toEqual({
      id,
      title: { en: `Glimmerwort ${number}`, ar: 'دعاء للتجربة' },
      arabic: 'سُبْحَانَ اللَّهِ',
      meaning: { en: 'A sample: glory be to Allah.' },
      when: { en: 'At dawn', ar: 'عند الفجر' },
      categories: ['food'],
      themes: ['praise'],
      times: 3,
      sources: [{ book: 'bukhari', number: 1 }],
      transliteration: 'Subḥānallāh',
      edited: ['title', 'meaning', 'when'],
    })
    expect(await listOf('/api/duas?category=food', id)).toMatchObject({ category: 'food', times: 3 })
  })

  it('takes the words of the Quran from the Quran, whatever else was sent', async () => {
    await amina.ask('POST', URL, quotation({ arabic: 'سُبْحَانَ اللَّهِ', words: '1-2' }))
    expect(await inFile()).toMatchObject({
      arabic: 'قُلۡ هُوَ',
      quran: { verse: '112:1', words: [1, 2], surah: { ar: 'الإخلاص' } },
    })
  })

  it.each([
    ['title', { title: '' }, 'missing'],
    ['arabic', { arabic: 'سبحان' }, 'not_vowelled'],
    ['meaning', { meaning: 'a\u0007b' }, 'not_text'],
    ['sources', { sources: [{ book: 'ahmad', number: '1' }] }, 'grade'],
    ['verse', { verse: '115:1' }, 'no_such_verse'],
    ['words', { verse: '112:1', words: '4-5', sources: [{ book: 'quran', number: '112:1' }] }, 'not_words'],
  ])('is refused with a wrong %s', async (field, values, code) => {
    const { status, body } = await create(values)
    expect([status, body.error.fields]).toEqual([400, expect.arrayContaining([{ field, code }])])
  })

  it('has a name of its own', async () => {
    await create()
    expect((await create()).body.error.code).toBe('slug_taken')
  })

  it('is public while it is published and not deleted', async () => {
    await create({ isPublished: false })
    expect(await isPublic()).toBe(false)
    await act('publish')
    expect(await isPublic()).toBe(true)
    await act('unpublish')
    expect(await isPublic()).toBe(false)
    await act('publish')
    await act('delete')
    expect(await isPublic()).toBe(false)
    await act('restore')
    expect(await isPublic()).toBe(true)
  })

  it('is published only with everything it needs', async () => {
    await create({ isPublished: false, meaning: '' })
    expect((await act('publish')).body.refused).toEqual([{ id, code: 'incomplete' }])
  })

  it('is not overwritten by an edit of an older version', async () => {
    const { version } = (await create()).body
    expect((await save(id, sample({ meaning: 'The first edit.', version }))).status).toBe(200)
    const second = await save(id, sample({ meaning: 'The second edit.', version }))
    expect([second.status, second.body.error.code]).toEqual([409, 'version_conflict'])
  })
})

/** Seeds content in which the dua is another one, as after an update. */
async function seedNewer(changes: object) {
  const { contentFolder, database } = server.services
  const file = join('duas', 'duas.json')
  const content: { id: string }[] = JSON.parse(await readFile(join(contentFolder, file), 'utf8'))
  const newer = await mkdtemp(join(tmpdir(), 'rafiq-duas-'))
  await mkdir(join(newer, 'duas'))
  await writeFile(
    join(newer, file),
    JSON.stringify(content.map((each) => (each.id === CONTENT ? { ...each, ...changes } : each))),
  )
  await seedDuas(database, newer)
  await rm(newer, { recursive: true })
}

describe('a dua of the content', () => {
  it('is in the file as the content has it, in its order', async () => {
    const file = await readFile(join(server.services.contentFolder, 'duas', 'duas.json'), 'utf8')
    const content: { id: string }[] = JSON.parse(file)
    const served = (await server.app.inject(DUAS)).json()
    expect(served.slice(0, content.length)).toEqual(content)
  })

  it('is answered with a tag that finds it unchanged, until it is edited', async () => {
    const ask = (tag = '') => server.app.inject({ url: DUAS, headers: { 'if-none-match': tag } })
    const { headers } = await ask()
    expect(headers['cache-control']).toBe('no-cache')
    expect((await ask(headers.etag)).statusCode).toBe(304)
    await create()
    expect((await ask(headers.etag)).statusCode).toBe(200)
  })

  it('names the edited texts, and stays edited when content is seeded', async () => {
    const { values, version, source } = await read(CONTENT)
    expect(source).toBe('content')
    const saved = await save(CONTENT, { ...values, titleArabic: 'بعد وضوء', meaning: 'Edited.', version })
    expect(saved.body).toMatchObject({ source: 'edited', meaning: 'Edited.' })
    await seedNewer({ meaning: { en: 'Newer content.' } })
    expect(await inFile(CONTENT)).toMatchObject({ meaning: { en: 'Edited.' }, edited: ['meaning'] })
    await act('reset', CONTENT)
    await act('unpublish', CONTENT)
    await act('publish', CONTENT)
    const renewed = await inFile(CONTENT)
    expect(renewed).toMatchObject({ meaning: { en: 'Newer content.' } })
    expect(renewed).not.toHaveProperty('edited')
  })

  it.each(['dhun-nun', 'surah-al-ikhlas', CONTENT])(
    'is the content’s still when %s is saved unchanged',
    async (which) => {
      const { values } = await read(which)
      expect((await save(which, values)).body.source).toBe('content')
    },
  )
})

describe('the list of duas', () => {
  it('is filtered, searched and sorted', async () => {
    await create({ isPublished: false })
    const ids = async (query: string) =>
      (await amina.ask('GET', `${URL}?limit=100&${query}`)).body.data.map((each: { id: string }) => each.id)
    const arabic = encodeURIComponent('للتجربه')
    for (const query of [
      'state=unpublished',
      'source=operator',
      'category=food&source=operator',
      'theme=praise&source=operator',
      'search=glimmerwort',
      `search=${arabic}`,
      'sort=-edited',
      'sort=order&source=operator',
    ])
      expect(await ids(query), query).toContain(id)
    for (const query of ['state=published', 'category=travel', 'theme=rain', 'search=sunbeam'])
      expect(await ids(query), query).not.toContain(id)
  })

  it('is exported', async () => {
    await create()
    const { body } = await amina.ask('GET', `${URL}/export?format=json&search=${id}`)
    expect(body).toMatchObject([{ id, categories: ['food'] }])
  })
})

/** Another instance on the same database: its modules share nothing in memory with those of the first. */
async function startSecondInstance() {
  vi.resetModules()
  const { buildServer } = await import('#shared/server/http/build-server.ts')
  const { duasFeature } = await import('./duas.routes.ts')
  const app = await buildServer(server.services, [duasFeature(readQuotedSurah)])
  onTestFinished(() => app.close())
  return app
}

it('is edited on every instance within 30 seconds', async () => {
  const second = await startSecondInstance()
  const start = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start)
  onTestFinished(() => void clock.mockRestore())
  const meanings = async () => {
    const [file, answer] = await Promise.all([second.inject(DUAS), second.inject('/api/duas')])
    const isThis = (dua: { id: string }) => dua.id === id
    return [file.json().find(isThis)?.meaning.en, answer.json().find(isThis)?.translation]
  }
  await create({ meaning: 'Before the edit.' })
  expect(await meanings()).toEqual(['Before the edit.', 'Before the edit.'])

  await save(id, sample({ meaning: 'After the edit.' }))
  expect(await inFile()).toMatchObject({ meaning: { en: 'After the edit.' } })
  clock.mockReturnValue(start + 29_000)
  expect(await meanings()).toEqual(['Before the edit.', 'Before the edit.'])
  clock.mockReturnValue(start + 30_001)
  // The cache reads the clock once a millisecond.
  await expect.poll(meanings).toEqual(['After the edit.', 'After the edit.'])
})

it('writes changes to the audit log', async () => {
  await create()
  await act('unpublish')
  const entries = await server.services.database.db.select().from(auditLog)
  expect(entries.filter(({ itemId }) => itemId === id)).toMatchObject([
    { action: 'create', itemType: 'dua', before: null },
    { action: 'update', before: { isPublished: true }, after: { isPublished: false } },
  ])
})
