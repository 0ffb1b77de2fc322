import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { OSM_TEXT_LENGTH } from '#shared/core/osm/osm-texts.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import type { Business } from '../core/business.ts'
import { businessRow } from './businesses.directory.ts'
import { businesses } from './businesses.table.ts'
import { businessFiles } from './submissions.table.ts'

const URL = '/api/admin/businesses'
const bakery = {
  name: 'Bakery of a test',
  category: 'halal_food',
  description: 'Bread and pastries, invented for a test.',
  address: '1 Example Street',
  city: 'Leeds',
  country: 'GB',
  services: ['Catering'],
}
/** As OpenStreetMap has some: without description and address, with hours that no week of the form has. */
const fromMap: Business = {
  seoSlug: 'osm-n1',
  name: 'Sample Grill',
  description: '',
  address: '',
  city: '',
  country: '',
  category: 'halal_food',
  isVerified: false,
  saysHalal: true,
  services: [],
  phoneNumber: '+44 113 4960000;+44 113 4960001',
  openingHours: 'Mo-Th 12:00-22:00; PH off',
  source: 'openstreetmap',
}

let server: TestApp
let amina: TestPerson
beforeAll(async () => {
  server = await testApp({ features: serverFeatures })
  amina = await signUp(server, 'amina', 'content_manager')
})
afterAll(() => server.close())

const create = async (values: object = {}) => (await amina.ask('POST', URL, { ...bakery, ...values })).body
const read = async (id: string) => (await amina.ask('GET', `${URL}/${id}`)).body
const save = (id: string, values: object) => amina.ask('PUT', `${URL}/${id}`, values)
const act = (action: string, id: string) => amina.ask('POST', `${URL}/actions`, { action, ids: [id] })
const page = async (id: string) => server.app.inject(`/api/islamic-businesses/${id}`)
const store = (business: Business) =>
  server.services.database.db.insert(businesses).values(businessRow(business))

describe('the businesses of the directory', () => {
  it('are for moderators alone', async () => {
    const person = await signUp(server, 'person')
    for (const ask of [
      () => person.ask('GET', URL),
      () => person.ask('POST', URL, bakery),
      () => person.ask('PUT', `${URL}/sample-halal-kitchen`, bakery),
    ])
      expect((await ask()).status).toBe(403)
    expect((await server.app.inject(URL)).statusCode).toBe(401)
  })

  it('are listed with where they come from, and found', async () => {
    await store(fromMap)
    const found = async (query: string) =>
      (await amina.ask('GET', `${URL}?${query}`)).body.data.map(({ id }: { id: string }) => id)
    expect(await found('origin=openstreetmap')).toEqual(['osm-n1'])
    expect(await found('search=osm-n1')).toEqual(['osm-n1'])
    expect(await found('search=grill&origin=openstreetmap')).toEqual(['osm-n1'])
    expect(await found('category=finance&origin=openstreetmap')).toEqual([])
    expect(await found('limit=1&sort=-name')).toHaveLength(1)
  })

  it('have a new one after a name that is taken', async () => {
    const [first, second] = [await create(), await create()]
    expect([first.id, second.id]).toEqual(['bakery-of-a-test-leeds', 'bakery-of-a-test-leeds-2'])
    const listed = (await page(second.id)).json()
    expect(listed).toMatchObject({ name: 'Bakery of a test', isVerified: true, source: 'submission' })
  })

  it.each([
    [{ name: ' ' }, 'name', 'missing'],
    [{ website: 'javascript:alert(1)' }, 'website', 'not_a_website'],
    [{ country: 'gb' }, 'country', 'not_a_country'],
    [{ country: 'GBR' }, 'country', 'too_long'],
    [
      { isHalalCertified: true, certifier: 'A test', certificateExpires: 'in ten days' },
      'certificateExpires',
      'too_long',
    ],
    [{ isHalalCertified: true }, 'certifier', 'missing'],
    [{ nameArabic: 'ا'.repeat(201) }, 'nameArabic', 'too_long'],
    [{ descriptionArabic: 'a\u0007' }, 'descriptionArabic', 'not_text'],
  ])('are refused with %o', async (values, field, code) => {
    const { status, body } = await amina.ask('POST', URL, { ...bakery, ...values })
    expect([status, body.error.fields]).toEqual([400, [{ field, code }]])
  })
})

describe('a business', () => {
  it('keeps what an editor doesn’t see or can’t give, and goes back to the first version', async () => {
    await store({ ...fromMap, seoSlug: 'osm-n2' })
    const { values, version } = await read('osm-n2')
    const saved = await save('osm-n2', { ...values, name: 'Sample Grill House', isVerified: true, version })
    expect(saved.body).toMatchObject({
      name: 'Sample Grill House',
      source: 'edited',
      origin: 'openstreetmap',
    })
    const listed = (await page('osm-n2')).json()
    expect(listed).toMatchObject({
      saysHalal: true,
      openingHours: fromMap.openingHours,
      phoneNumber: fromMap.phoneNumber,
      licence: 'ODbL-1.0',
    })
    await act('reset', 'osm-n2')
    expect((await page('osm-n2')).json()).toMatchObject({ name: 'Sample Grill', isVerified: false })
  })

  it('may have longer texts than people submit, and an @ in its website', async () => {
    const phones = Array(12).fill('+44 20 7946 0000').join(';').slice(0, OSM_TEXT_LENGTH)
    const long = {
      name: 'Sample '.repeat(28).trim(),
      phoneNumber: phones,
      website: 'https://example.org/@sample',
    }
    await store({ ...fromMap, ...long, seoSlug: 'osm-n4' })
    const { values, version } = await read('osm-n4')
    expect(values).toMatchObject(long)
    const saved = await save('osm-n4', { ...values, city: 'Leeds', version })
    expect([saved.status, saved.body.values]).toEqual([200, { ...values, city: 'Leeds' }])
  })

  it('is not changed by saving it as it is', async () => {
    await store({ ...fromMap, seoSlug: 'osm-n3' })
    const { values, version } = await read('osm-n3')
    expect((await save('osm-n3', { ...values, version })).body.source).toBe('content')
  })

  it('is not overwritten by an edit of an older version', async () => {
    const { id, values, version } = await create()
    expect((await save(id, { ...values, city: 'York', version })).status).toBe(200)
    const second = await save(id, { ...values, city: 'Hull', version })
    expect([second.status, second.body.error.code]).toEqual([409, 'version_conflict'])
    expect((await page(id)).json().city).toBe('York')
  })

  it('is public while it is published and not deleted', async () => {
    const { id, values } = await create({ isPublished: false })
    const status = async () => (await page(id)).statusCode
    expect(await status()).toBe(404)
    await save(id, { ...values, isPublished: true })
    expect(await status()).toBe(200)
    await act('delete', id)
    expect(await status()).toBe(404)
    await act('restore', id)
    expect(await status()).toBe(200)
  })

  it('hides its photo, shows it again and deletes it for good', async () => {
    const { id } = await create()
    const { db } = server.services.database
    const size = { width: 8, height: 6 }
    const photo = { version: 'abcdefabcdef', ...size }
    const file = { key: 'businesses/x', slug: id, kind: 'photo', type: 'image/jpeg', bytes: 3 } as const
    await db.insert(businessFiles).values({ ...file, hash: `${photo.version}00`, ...size })
    const [row] = await db.select().from(businesses).where(eq(businesses.slug, id))
    if (row)
      await db
        .update(businesses)
        .set({ entry: { ...row.entry, photo } })
        .where(eq(businesses.slug, id))
    const { values } = await read(id)
    expect(values.photo).toBe('shown')
    expect((await create()).values.photo).toBe('none')
    const picture = async () =>
      (await server.app.inject(`/api/islamic-businesses/${id}/photo`)).json().error.code as string

    await save(id, { ...values, photo: 'hidden' })
    expect((await page(id)).json().photo).toBeNull()
    expect(await picture()).toBe('not_found')
    expect((await read(id)).values.photo).toBe('hidden')
    await save(id, { ...values, photo: 'shown' })
    expect((await page(id)).json().photo).toMatchObject(size)
    // The row is found again; the test has stored no bytes.
    expect(await picture()).not.toBe('not_found')

    await save(id, { ...values, photo: 'removed' })
    expect((await read(id)).values.photo).toBe('none')
    expect(await picture()).toBe('not_found')
    await save(id, { ...values, photo: 'shown' })
    expect((await page(id)).json().photo).toBeNull()
    expect(await db.select().from(businessFiles).where(eq(businessFiles.slug, id))).toEqual([])
  })
})
