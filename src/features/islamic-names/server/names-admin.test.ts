import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { seedDirectory } from '#shared/server/directory/seed-directory.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import type { IslamicName } from '../core/islamic-name.ts'
import { nameRow } from './islamic-names.directory.ts'
import { islamicNames } from './islamic-names.table.ts'

const URL = '/api/admin/names'
const values = {
  name: 'Umar',
  arabicName: 'عُمَر',
  meaning: 'Long-lived',
  meaningArabic: 'من العمر والحياة',
  root: 'ع م ر',
  origin: 'arabic',
  gender: 'male',
  category: 'sahabah_names',
  alternateSpellings: ['Omar'],
  bearers: [
    {
      name: 'Umar ibn al-Khattab',
      nameArabic: 'عمر بن الخطاب',
      who: 'The second caliph',
      whoArabic: 'الخليفة الثاني',
      source: 'Sahih al-Bukhari 3673',
    },
  ],
} as const
const umar: IslamicName = { ...values, slug: 'umar' }
const nur: IslamicName = { ...umar, slug: 'nur', name: 'Nur', meaning: 'Light', gender: 'unisex' }

let server: TestApp
let amina: TestPerson
let bilal: TestPerson
beforeAll(async () => {
  server = await testApp({ features: serverFeatures, clock: () => new Date('2026-11-25T08:00:00Z') })
  amina = await signUp(server, 'amina', 'content_manager')
  bilal = await signUp(server, 'bilal', 'admin')
})
beforeEach(async () => {
  await server.services.database.db.delete(islamicNames)
  await seed(umar, nur)
})
afterAll(() => server.close())

const seed = (...names: IslamicName[]) =>
  seedDirectory(server.services.database, islamicNames, names.map(nameRow))
const save = (slug: string, more: object, by = amina) =>
  by.ask('PUT', `${URL}/${slug}`, { ...values, ...more })
const act = async (action: string, ...ids: string[]) =>
  (await amina.ask('POST', `${URL}/actions`, { action, ids })).body
const publicly = async (slug: string) => {
  const answer = await server.app.inject(`/api/islamic-names/${slug}`)
  return answer.statusCode === 200 ? answer.json().meaning : answer.statusCode
}
const idsOf = async (query = '') =>
  (await amina.ask('GET', `${URL}?${query}`)).body.data.map(({ id }: { id: string }) => id)

describe('a name in the administration', () => {
  it('is added with the address of its letters, and found by people', async () => {
    const { status, body } = await amina.ask('POST', URL, { ...values, name: 'ʿUthmān', meaning: 'A crane' })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...values,
      name: 'ʿUthmān',
      meaning: 'A crane',
      id: 'uthman',
      popularity: 50,
      source: 'operator',
      state: 'published',
      version: 1,
      editedAt: '2026-11-25T08:00:00.000Z',
    })
    expect(await publicly('uthman')).toBe('A crane')
    await seed(umar, nur)
    expect(await publicly('uthman')).toBe('A crane')
  })

  it.each([
    ['name', { name: '' }, 'missing'],
    ['arabicName', { arabicName: 'Umar' }, 'not_arabic'],
    ['root', { root: 'abc' }, 'not_a_root'],
    ['gender', { gender: 'other' }, 'invalid_value'],
    ['bearers', { bearers: [{ ...values.bearers[0], who: '' }] }, 'missing'],
  ])('is refused with a wrong %s', async (field, wrong, code) => {
    const { status, body } = await amina.ask('POST', URL, { ...values, ...wrong })
    expect([status, body.error.fields]).toEqual([400, [{ field, code }]])
  })

  it('is not added over another one', async () => {
    const { status, body } = await amina.ask('POST', URL, values)
    expect([status, body.error.code]).toEqual([409, 'slug_taken'])
  })

  it('stays as it was edited when the content is seeded, and takes its version when asked', async () => {
    expect((await save('umar', { meaning: 'Edited' })).body).toMatchObject({ source: 'edited', version: 2 })
    await seed({ ...umar, meaning: 'From a newer content' }, nur)
    expect(await publicly('umar')).toBe('Edited')
    expect(await act('reset', 'umar')).toEqual({ done: ['umar'], refused: [] })
    expect(await publicly('umar')).toBe('From a newer content')
  })

  it('is saved by one of two administrators who edit the same version', async () => {
    const answers = await Promise.all([
      save('umar', { meaning: 'One', version: 1 }, amina),
      save('umar', { meaning: 'Two', version: 1 }, bilal),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('version_conflict')
  })

  it('is deleted, stays away when the content is seeded, and can be restored', async () => {
    expect((await amina.ask('DELETE', `${URL}/umar`)).body).toEqual({ deleted: true })
    await seed(umar, nur)
    expect(await publicly('umar')).toBe(404)
    expect(await idsOf()).toEqual(['nur'])
    expect(await idsOf('state=deleted')).toEqual(['umar'])
    await act('restore', 'umar')
    expect(await publicly('umar')).toBe('Long-lived')
  })

  it('has every change in the audit log', async () => {
    await amina.ask('POST', URL, { ...values, name: 'Zayd' })
    await save('zayd', { name: 'Zayd', meaning: 'Growth' })
    const { db } = server.services.database
    const entries = await db.select().from(auditLog).where(eq(auditLog.itemId, 'zayd'))
    expect(entries).toMatchObject([
      { action: 'create', itemType: 'name', before: null },
      { action: 'update', before: { meaning: 'Long-lived' }, after: { meaning: 'Growth' } },
    ])
  })
})

describe('the list of names', () => {
  it.each([
    ['', ['nur', 'umar']],
    ['sort=-name', ['umar', 'nur']],
    ['search=LIGHT', ['nur']],
    ['search=عُمَر', ['nur', 'umar']],
    ['gender=unisex', ['nur']],
    ['source=edited', ['umar']],
    ['category=prophet_names', []],
  ])('with %s', async (query, expected) => {
    await save('umar', { meaning: 'Edited' })
    expect(await idsOf(query)).toEqual(expected)
  })
})

describe('an import of names', () => {
  const send = (file: string, mode: string, type = 'text/csv') =>
    amina.ask('POST', `${URL}/import?mode=${mode}`, file, { 'content-type': type })

  it('lists the problems by line, and stores the others only when it is no check', async () => {
    const file = [
      'name,arabicName,meaning,meaningArabic,root,origin,gender,category,alternateSpellings,bearers',
      'Zayd,زَيْد,Growth,الزيادة,ز ي د,arabic,male,sahabah_names,"[""Zaid"",""Zeyd""]",',
      'Umar,عُمَر,Long-lived,من العمر,,arabic,male,sahabah_names,,',
      ',زَيْد,Growth,الزيادة,,arabic,male,sahabah_names,,',
      'Zayd,زَيْد,Growth,الزيادة,,arabic,male,sahabah_names,,',
      'Hasan,حَسَن,Good,الجيد,,latin,male,sahabah_names,,',
    ].join('\n')
    expect((await send(file, 'check')).body).toEqual({
      rows: 5,
      stored: 0,
      wrong: 4,
      problems: [
        { line: 3, field: 'name', code: 'slug_taken' },
        { line: 4, field: 'name', code: 'invalid_type' },
        { line: 5, field: 'name', code: 'slug_taken' },
        { line: 6, field: 'origin', code: 'invalid_value' },
      ],
    })
    expect(await publicly('zayd')).toBe(404)
    expect((await send(file, 'import')).body).toMatchObject({ stored: 1, wrong: 4 })
    expect(await publicly('zayd')).toBe('Growth')
    expect((await amina.ask('GET', `${URL}/zayd`)).body).toMatchObject({
      alternateSpellings: ['Zaid', 'Zeyd'],
      source: 'operator',
    })
  })

  it('reads the export of another server, as CSV and as JSON', async () => {
    for (const [format, type] of [
      ['csv', 'text/csv'],
      ['json', 'application/vnd.rafiq.rows+json'],
    ] as const) {
      await seed(umar, nur)
      const file = (await amina.ask('GET', `${URL}/export?format=${format}`)).text
      await server.services.database.db.delete(islamicNames)
      expect((await send(file, 'import', type)).body).toMatchObject({ rows: 2, stored: 2, wrong: 0 })
      expect((await amina.ask('GET', `${URL}/umar`)).body).toMatchObject(values)
      await server.services.database.db.delete(islamicNames)
    }
  })
})
