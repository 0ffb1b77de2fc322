import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import type { KnownMosque } from '../core/known-mosque.ts'
import { curatedMosques } from './curated-mosques.ts'
import { seedMosques } from './mosques.seed.ts'
import { mosques } from './mosques.table.ts'
import { storeMosques } from './store-mosques.ts'

const URL = '/api/admin/mosques'
let server: TestApp
let amina: TestPerson
let bilal: TestPerson
beforeAll(async () => {
  server = await testApp({ features: serverFeatures, clock: () => new Date('2026-11-25T08:00:00Z') })
  amina = await signUp(server, 'amina', 'content_manager')
  bilal = await signUp(server, 'bilal', 'admin')
})
beforeEach(() => server.services.database.db.delete(mosques))
afterAll(() => server.close())

const sample = {
  name: 'Sample Mosque',
  street: '3 Main Street',
  city: 'Sample Town',
  country: 'GB',
  latitude: 51.5,
  longitude: -0.1,
  amenities: ['parking'],
  jumua: ['13:15'],
  timesConfirmedOn: '2026-10-01',
  website: 'https://mosque.example',
}
const known = (more: Partial<KnownMosque> = {}): KnownMosque => ({
  id: 'osm-n1',
  source: 'openstreetmap',
  verified: false,
  name: 'Found Mosque',
  latitude: 51.5,
  longitude: -0.1,
  ...more,
})
const store = (...given: KnownMosque[]) => storeMosques(server.services.database.db, given)
const read = async (id: string) => (await amina.ask('GET', `${URL}/${id}`)).body
const save = (id: string, values: object, by = amina) =>
  by.ask('PUT', `${URL}/${id}`, { ...sample, ...values })
const act = async (action: string, ...ids: string[]) =>
  (await amina.ask('POST', `${URL}/actions`, { action, ids })).body
const publicly = async (id: string) => (await server.app.inject(`/api/mosques/${id}`)).statusCode
const idsOf = async (query: string) =>
  (await amina.ask('GET', `${URL}?${query}`)).body.mosques.map(({ id }: { id: string }) => id)

describe('a mosque', () => {
  it('is created and found by people', async () => {
    const { status, body } = await amina.ask('POST', URL, { ...sample, name: ' Sample Mosque ' })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...sample,
      id: expect.stringMatching(/^sample-mosque-sample-town-[0-9a-f]{10}$/),
      nativeName: null,
      arabicName: null,
      contact: null,
      isVerified: false,
      source: 'operator',
      isEdited: false,
      version: 1,
      addedAt: '2026-11-25T08:00:00.000Z',
      deletedAt: null,
    })
    const near = (await server.app.inject('/api/mosques?latitude=51.5&longitude=-0.1')).json()
    expect(near).toMatchObject([{ id: body.id, source: 'operator', licence: 'NOASSERTION' }])
  })

  it.each([
    ['name', { name: ' ' }, 'missing'],
    ['name', { name: 'x'.repeat(201) }, 'too_long'],
    ['city', { city: 'a\u0007b' }, 'not_text'],
    ['country', { country: 'XX' }, 'unknown_country'],
    ['latitude', { latitude: 91 }, 'out_of_range'],
    ['longitude', { longitude: undefined }, 'invalid_type'],
    ['jumua', { jumua: ['25:00'] }, 'not_a_time'],
    ['timesConfirmedOn', { timesConfirmedOn: '2026-02-30' }, 'not_a_date'],
    ['timesConfirmedOn', { timesConfirmedOn: '' }, 'date_missing'],
    ['website', { website: 'javascript:alert(1)' }, 'not_a_website'],
  ])('is refused with a wrong %s', async (field, values, code) => {
    const { status, body } = await amina.ask('POST', URL, { ...sample, ...values })
    expect([status, body.error.fields]).toEqual([400, [{ field, code }]])
  })

  it('is saved by one of two administrators who edit the same version', async () => {
    await store(known())
    const answers = await Promise.all([
      save('osm-n1', { name: 'One', version: 1 }, amina),
      save('osm-n1', { name: 'Two', version: 1 }, bilal),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('version_conflict')
    expect((await read('osm-n1')).version).toBe(2)
  })

  it('is not overwritten by an edit from before it was verified', async () => {
    await store(known())
    await act('verify', 'osm-n1')
    expect((await save('osm-n1', { version: 1 })).status).toBe(409)
    expect((await read('osm-n1')).isVerified).toBe(true)
  })

  it('has every change in the audit log', async () => {
    await store(known({ id: 'osm-n9', name: 'Sample Mosque' }))
    await save('osm-n9', { isVerified: true })
    await act('delete', 'osm-n9')
    await act('restore', 'osm-n9')
    const { db } = server.services.database
    const entries = await db.select().from(auditLog).where(eq(auditLog.itemId, 'osm-n9'))
    expect(entries).toMatchObject([
      { action: 'update', itemType: 'mosque', before: { isVerified: false }, after: { isVerified: true } },
      { action: 'delete', after: null },
      { action: 'restore', before: null },
    ])
    expect(entries[0]?.before).not.toHaveProperty('name')
  })
})

describe('a mosque that was edited here', () => {
  it('is not overwritten by its source, and takes what the source says now when asked', async () => {
    await store(known())
    await save('osm-n1', { name: 'Better name' })
    expect(await store(known({ name: 'Renamed', city: 'Town' }))).toEqual({ added: 0, changed: 0 })
    expect(await read('osm-n1')).toMatchObject({ name: 'Better name', isEdited: true })
    expect(await act('takeSource', 'osm-n1')).toEqual({ done: ['osm-n1'], refused: [] })
    expect(await read('osm-n1')).toMatchObject({
      name: 'Renamed',
      city: 'Town',
      street: null,
      isEdited: false,
    })
    await store(known({ name: 'Renamed again' }))
    expect(await read('osm-n1')).toMatchObject({ name: 'Renamed again' })
  })

  it('survives the next start', async () => {
    const { database, contentFolder } = server.services
    await seedMosques(database, contentFolder)
    const id = 'al-aqsa-mosque-jerusalem'
    await save(id, { name: 'Edited' })
    await act('delete', 'masjid-al-haram-makkah')
    await seedMosques(database, contentFolder)
    expect(await read(id)).toMatchObject({ name: 'Edited', isEdited: true, source: 'rafiq' })
    expect(await publicly('masjid-al-haram-makkah')).toBe(404)
  })

  it('counts as unedited when it says the same as its source, or was only verified', async () => {
    await store(known())
    const { name, latitude, longitude } = known()
    const asFound = { name, latitude, longitude }
    const saved = await amina.ask('PUT', `${URL}/osm-n1`, { ...asFound, isVerified: true })
    expect(saved.body).toMatchObject({ isVerified: true, isEdited: false })
    expect((await save('osm-n1', {})).body.isEdited).toBe(true)
    expect((await amina.ask('PUT', `${URL}/osm-n1`, asFound)).body.isEdited).toBe(false)
  })

  it('is found by its source again, and keeps other elements of the same building away', async () => {
    await store(known())
    await save('osm-n1', {})
    expect((await curatedMosques(server.services.database)).map(({ id }) => id)).toEqual(['osm-n1'])
  })

  it('has a new version when its source changes it, so that an older edit is refused', async () => {
    await store(known())
    await store(known({ name: 'Renamed' }))
    expect((await save('osm-n1', { version: 1 })).status).toBe(409)
  })
})

describe('a deleted mosque', () => {
  it('is gone for people, comes back from no source and can be restored', async () => {
    await store(known())
    expect((await amina.ask('DELETE', `${URL}/osm-n1`)).body).toEqual({ deleted: true })
    expect((await amina.ask('DELETE', `${URL}/osm-n1`)).status).toBe(404)
    await store(known({ name: 'Renamed' }))
    expect(await publicly('osm-n1')).toBe(404)
    expect((await server.app.inject('/api/mosques?latitude=51.5&longitude=-0.1')).json()).toEqual([])
    expect(await idsOf('')).toEqual([])
    expect(await idsOf('state=deleted')).toEqual(['osm-n1'])
    expect((await save('osm-n1', {})).status).toBe(404)
    await act('restore', 'osm-n1')
    expect(await publicly('osm-n1')).toBe(200)
  })
})

describe('the list of mosques', () => {
  it.each([
    ['', ['a', 'b', 'c']],
    ['country=TR', ['b']],
    ['verified=yes', ['b']],
    ['verified=no', ['a', 'c']],
    ['source=rafiq', ['c']],
    ['state=edited', ['a']],
    ['search=ISTAN', ['b']],
  ])('with %s', async (query, expected) => {
    await store(
      known({ id: 'a', name: 'A' }),
      known({ id: 'b', name: 'B', country: 'TR', city: 'Istanbul', verified: true }),
      known({ id: 'c', name: 'C', source: 'rafiq' }),
    )
    await save('a', { name: 'A' })
    expect(await idsOf(`sort=name&${query}`)).toEqual(expected)
  })

  it('is exported', async () => {
    await store(known(), known({ id: 'osm-n2', country: 'TR' }))
    const { text } = await amina.ask('GET', `${URL}/export?format=json&country=TR`)
    expect(JSON.parse(text)).toMatchObject([{ id: 'osm-n2', country: 'TR' }])
  })
})

it('verifies several mosques, and names those that it could not change', async () => {
  await store(known())
  expect(await act('verify', 'osm-n1', 'nowhere')).toEqual({
    done: ['osm-n1'],
    refused: [{ id: 'nowhere', code: 'not_found' }],
  })
  expect((await server.app.inject('/api/mosques/osm-n1')).json().verified).toBe(true)
})
