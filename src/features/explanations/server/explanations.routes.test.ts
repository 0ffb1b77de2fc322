import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { purgeDeleted } from '#shared/server/admin/soft-deletion.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import { explanations } from './explanations.table.ts'

const URL = '/api/admin/explanations'
const nowhere = '00000000-0000-4000-8000-000000000000'
let now = new Date('2026-11-25T08:00:00Z')
let server: TestApp
let amina: TestPerson
let bilal: TestPerson
beforeAll(async () => {
  server = await testApp({ features: serverFeatures, clock: () => now })
  amina = await signUp(server, 'amina', 'content_manager')
  bilal = await signUp(server, 'bilal', 'admin')
})
beforeEach(async () => {
  now = new Date('2026-11-25T08:00:00Z')
  await server.services.database.db.delete(explanations)
})
afterAll(() => server.close())

const sample = {
  title: 'Sample: the opening',
  category: 'verse',
  englishContent: 'A sample text.\n\nWith two paragraphs.',
  arabicContent: '',
  urduContent: 'ایک نمونہ۔',
  isPublished: true,
  hasAudioTTS: true,
  surah: 1,
  verse: 2,
}
const create = async (values: object = {}, by = amina) =>
  (await by.ask('POST', URL, { ...sample, ...values })).body
const inReader = async (language = 'en') =>
  (await server.app.inject(`/api/explanations?surah=1&language=${language}`)).json().explanations

describe('an explanation', () => {
  it('is created with the values of the specification', async () => {
    const { status, body } = await amina.ask('POST', URL, { title: ' Only a title ' })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      title: 'Only a title',
      category: 'surah',
      englishContent: '',
      arabicContent: '',
      urduContent: '',
      isPublished: false,
      hasAudioTTS: false,
      status: 'active',
      surah: null,
      verse: null,
      publishAt: null,
      version: 1,
      authoredBy: 'amina',
      updatedAt: '2026-11-25T08:00:00.000Z',
      reviewStatus: 'none',
      reviewNote: null,
      deletedAt: null,
    })
  })

  it.each([
    ['title', { title: '  ' }, 'missing'],
    ['title', { title: 'x'.repeat(201) }, 'too_long'],
    ['englishContent', { englishContent: 'x'.repeat(20_001) }, 'too_long'],
    ['englishContent', { englishContent: ' ', urduContent: '' }, 'no_text'],
    ['verse', { verse: 8 }, 'no_such_verse'],
    ['verse', { surah: null }, 'surah_missing'],
    ['category', { category: 'hadith' }, 'invalid_value'],
  ])('is refused with a wrong %s', async (field, values, code) => {
    const { status, body } = await amina.ask('POST', URL, { ...sample, ...values })
    expect([status, body.error.fields]).toEqual([400, [{ field, code }]])
  })

  it('is changed as the next version, which the earlier one stays beside', async () => {
    const { id } = await create()
    const { body } = await bilal.ask('PUT', `${URL}/${id}`, { ...sample, title: 'Sample: new', version: 1 })
    expect(body).toMatchObject({ title: 'Sample: new', version: 2, authoredBy: 'bilal' })
    const { versions } = (await amina.ask('GET', `${URL}/${id}/versions`)).body
    expect(versions).toMatchObject([
      { version: 2, savedBy: 'bilal', values: { title: 'Sample: new' } },
      { version: 1, savedBy: 'amina', values: { title: sample.title } },
    ])
  })

  it('is not overwritten by an edit of an older version', async () => {
    const { id } = await create()
    const save = (title: string) => amina.ask('PUT', `${URL}/${id}`, { ...sample, title, version: 1 })
    const answers = await Promise.all([save('Sample: one'), save('Sample: two')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('version_conflict')
    expect((await amina.ask('GET', `${URL}/${id}`)).body.version).toBe(2)
  })

  it('is overwritten by a caller that sends no version', async () => {
    const { id } = await create()
    await amina.ask('PUT', `${URL}/${id}`, { ...sample, title: 'Sample: one' })
    const { status } = await amina.ask('PUT', `${URL}/${id}`, { ...sample, title: 'Sample: two' })
    expect(status).toBe(200)
  })

  it('is deleted for 30 days, restored within them and gone after', async () => {
    const { id } = await create()
    expect((await amina.ask('DELETE', `${URL}/${id}`)).body).toEqual({ deleted: true })
    expect((await amina.ask('DELETE', `${URL}/${id}`)).status).toBe(404)
    expect(await inReader()).toEqual([])
    expect((await amina.ask('GET', URL)).body.data).toEqual([])
    expect((await amina.ask('GET', `${URL}?status=deleted`)).body.data).toMatchObject([{ id }])

    const { database } = server.services
    const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
    await purgeDeleted(database, explanations, days(29))
    const restored = await amina.ask('POST', `${URL}/actions`, { action: 'restore', ids: [id] })
    expect(restored.body.done).toEqual([id])
    expect(await inReader()).toMatchObject([{ id }])

    await amina.ask('DELETE', `${URL}/${id}`)
    await purgeDeleted(database, explanations, days(31))
    expect((await amina.ask('GET', `${URL}/${id}`)).status).toBe(404)
  })

  it('is not saved by an editor whose role was removed meanwhile', async () => {
    const { id } = await create()
    const cem = await signUp(server, 'cem', 'content_manager')
    expect((await cem.ask('GET', `${URL}/${id}`)).status).toBe(200)
    await bilal.ask('PUT', `/api/admin/users/${cem.id}/role`, { role: null })
    const { status, body } = await cem.ask('PUT', `${URL}/${id}`, { ...sample, title: 'Sample: new' })
    expect([status, body.error.code]).toEqual([401, 'not_signed_in'])
    expect((await amina.ask('GET', `${URL}/${id}`)).body.title).toBe(sample.title)
  })

  it('has every change in the audit log', async () => {
    const { id } = await create()
    await amina.ask('PUT', `${URL}/${id}`, { ...sample, title: 'Sample: new' })
    await amina.ask('DELETE', `${URL}/${id}`)
    const entries = await server.services.database.db.select().from(auditLog).where(eq(auditLog.itemId, id))
    expect(entries).toMatchObject([
      { action: 'create', before: null },
      { action: 'update', before: { title: sample.title }, after: { title: 'Sample: new' } },
      { action: 'delete', after: null },
    ])
  })
})

describe('the list of explanations', () => {
  it.each([
    ['', ['A', 'B', 'C', 'D']],
    ['status=published', ['A']],
    ['status=draft', ['B', 'D']],
    ['status=archived', ['C']],
    ['status=active', ['A', 'B', 'D']],
    ['category=dua', ['B']],
    ['search=SECOND', ['B']],
  ])('with %s', async (query, expected) => {
    await create({ title: 'A' })
    await create({ title: 'B', isPublished: false, category: 'dua', englishContent: 'The second text' })
    await create({ title: 'C', status: 'archived' })
    await create({ title: 'D', publishAt: '2026-12-01T00:00:00Z' })
    const { data } = (await amina.ask('GET', `${URL}?sort=title&${query}`)).body
    expect(data.map(({ title }: { title: string }) => title)).toEqual(expected)
  })
})

describe('the public explanations', () => {
  it('have the text in the wanted language, or in another one', async () => {
    await create()
    expect(await inReader('ur')).toMatchObject([{ language: 'ur', text: 'ایک نمونہ۔', canListen: true }])
    expect(await inReader('ar')).toMatchObject([{ language: 'en', verse: 2 }])
  })

  it('lack drafts, archived ones and those of other surahs', async () => {
    await create({ isPublished: false })
    await create({ status: 'archived' })
    await create({ status: 'draft' })
    await create({ surah: 2 })
    expect(await inReader()).toEqual([])
  })

  it('appear at their time', async () => {
    await create({ publishAt: '2026-11-25T09:00:00Z' })
    expect(await inReader()).toEqual([])
    now = new Date('2026-11-25T09:00:00Z')
    expect(await inReader()).toHaveLength(1)
  })

  it('have those of the whole surah first', async () => {
    await create({ verse: 2 })
    await create({ verse: null, category: 'surah' })
    expect((await inReader()).map(({ verse }: { verse: number | null }) => verse)).toEqual([null, 2])
  })
})

describe('a review', () => {
  const review = (by: TestPerson, id: string, verdict = 'approved', version = 1) =>
    by.ask('POST', `${URL}/${id}/reviews`, { version, verdict, note: 'Read twice.' })

  it('waits until a second person decides', async () => {
    const { id } = await create()
    const waiting = async () => {
      const { screens } = (await bilal.ask('GET', '/api/admin/open-work')).body
      return screens.find(({ path }: { path: string }) => path === '/admin/content').open
    }
    await amina.ask('POST', `${URL}/${id}/review-requests`, {})
    expect(await waiting()).toBe(1)
    const own = await review(amina, id)
    expect([own.status, own.body.error.code]).toEqual([403, 'own_explanation'])
    expect((await review(bilal, id)).body).toMatchObject({
      reviewStatus: 'approved',
      reviewNote: 'Read twice.',
    })
    expect(await waiting()).toBe(0)
    const entries = await server.services.database.db.select().from(auditLog).where(eq(auditLog.itemId, id))
    expect(entries.at(-1)).toMatchObject({
      action: 'review',
      after: { reviewStatus: 'approved', reviewNoteLength: 'Read twice.'.length },
    })
    expect(JSON.stringify(entries)).not.toContain('Read twice.')
  })

  it('is of the version that was read', async () => {
    const { id } = await create()
    await amina.ask('PUT', `${URL}/${id}`, { ...sample, title: 'Sample: new' })
    const answer = await review(bilal, id)
    expect([answer.status, answer.body.error.code]).toEqual([409, 'version_conflict'])
  })

  it('is lost with a new text, and not with a new state', async () => {
    const { id } = await create()
    await review(bilal, id)
    const published = await amina.ask('PUT', `${URL}/${id}`, { ...sample, isPublished: false })
    expect(published.body.reviewStatus).toBe('approved')
    const changed = await amina.ask('PUT', `${URL}/${id}`, { ...sample, urduContent: 'نیا' })
    expect(changed.body.reviewStatus).toBe('none')
  })

  it('comes before the publication where the operator requires it', async () => {
    const strict = await testApp({
      features: serverFeatures,
      settings: { EXPLANATION_REVIEW: 'required' },
    })
    const author = await signUp(strict, 'amina', 'content_manager')
    const reviewer = await signUp(strict, 'bilal', 'admin')
    const early = await author.ask('POST', URL, sample)
    expect([early.status, early.body.error.code]).toEqual([409, 'review_needed'])
    const { id } = (await author.ask('POST', URL, { ...sample, isPublished: false })).body
    const publish = () => author.ask('POST', `${URL}/actions`, { action: 'publish', ids: [id] })
    expect((await publish()).body.refused).toEqual([{ id, code: 'review_needed' }])
    await review(reviewer, id)
    expect((await publish()).body.done).toEqual([id])
    await strict.close()
  })
})

it('acts on several explanations, and names those that it could not change', async () => {
  const { id } = await create({ isPublished: false })
  const { body } = await amina.ask('POST', `${URL}/actions`, { action: 'publish', ids: [id, nowhere] })
  expect(body).toEqual({ done: [id], refused: [{ id: nowhere, code: 'not_found' }] })
  expect(await inReader()).toHaveLength(1)
})

describe('an import', () => {
  const send = (file: string, mode: string, type = 'text/csv') =>
    amina.ask('POST', `${URL}/import?mode=${mode}`, file, { 'content-type': type })
  const total = async () => (await amina.ask('GET', URL)).body.pagination.total

  it('lists the problems by line and stores nothing while it is a check', async () => {
    const file =
      'title,category,englishContent,isPublished,surah,verse,version\n' +
      'Sample 1,verse,"Two\nlines",true,1,7,9\n' +
      ',verse,Text,false,,,\n' +
      'Sample 3,verse,Text,yes,,,\n' +
      'Sample 4,verse,Text,true,1,8,\n'
    const { body } = await send(file, 'check')
    expect(body).toEqual({
      rows: 4,
      stored: 0,
      wrong: 3,
      problems: [
        { line: 4, field: 'title', code: 'invalid_type' },
        { line: 5, field: 'isPublished', code: 'invalid_type' },
        { line: 6, field: 'verse', code: 'no_such_verse' },
      ],
    })
    expect(await total()).toBe(0)
    expect((await send(file, 'import')).body).toMatchObject({ stored: 1, wrong: 3 })
    expect(await inReader()).toMatchObject([{ title: 'Sample 1', text: 'Two\nlines', verse: 7 }])
  })

  it('reads the export of another server, as CSV and as JSON', async () => {
    await create({ title: '=1+1' })
    for (const [format, type] of [
      ['csv', 'text/csv'],
      ['json', 'application/vnd.rafiq.rows+json'],
    ] as const) {
      const file = (await amina.ask('GET', `${URL}/export?format=${format}`)).text
      expect((await send(file, 'check', type)).body).toMatchObject({ rows: 1, wrong: 0 })
    }
    const csv = (await amina.ask('GET', `${URL}/export`)).text
    await send(csv, 'import')
    expect(await total()).toBe(2)
    const { data } = (await amina.ask('GET', URL)).body
    expect(data.map(({ title }: { title: string }) => title)).toEqual(['=1+1', '=1+1'])
  })

  it.each([
    ['text/csv', 'title\n"open'],
    ['application/vnd.rafiq.rows+json', '[{"title":'],
  ])('of a broken file (%s) is refused', async (type, file) => {
    const { status, body } = await send(file, 'import', type)
    expect([status, body.error.code]).toEqual([400, 'unreadable_file'])
  })

  it('of 100,000 rows with 17 wrong ones stores the others, at once', async () => {
    const wrong = new Set(Array.from({ length: 17 }, (_, at) => at * 5000 + 3))
    const rows = Array.from({ length: 100_000 }, (_, at) =>
      wrong.has(at) ? `,surah,Text ${at}` : `Sample ${at},surah,Text ${at}`,
    )
    const { body } = await send(`title,category,englishContent\n${rows.join('\n')}`, 'import')
    expect(body).toMatchObject({ rows: 100_000, stored: 99_983, wrong: 17 })
    expect(body.problems.map(({ line }: { line: number }) => line)).toEqual([...wrong].map((at) => at + 2))
    expect(await total()).toBe(99_983)
  }, 300_000)
})

describe('an account', () => {
  const exportOf = async (person: TestPerson) =>
    (await person.ask('GET', '/api/account/export')).body.explanations

  it('exports the explanations it wrote with their versions, and its reviews', async () => {
    const { id } = await create({ isPublished: false })
    await amina.ask('PUT', `${URL}/${id}`, { ...sample, title: 'Sample: changed' })
    const review = { version: 2, verdict: 'approved', note: 'A good text.' }
    await bilal.ask('POST', `${URL}/${id}/reviews`, review)
    const reviewed = { reviewStatus: 'approved', reviewNote: 'A good text.' }
    expect(await exportOf(amina)).toMatchObject([
      { kind: 'explanation', id, title: 'Sample: changed', version: 2, ...reviewed },
      { kind: 'version', explanationId: id, version: 1, values: { title: sample.title } },
      { kind: 'version', explanationId: id, version: 2, values: { title: 'Sample: changed' } },
    ])
    expect(await exportOf(bilal)).toEqual([{ kind: 'review', explanationId: id, ...reviewed }])
  })
})
