import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import { mosqueSuggestions, mosques } from './mosques.table.ts'
import { storeMosques } from './store-mosques.ts'
import { deleteOldSuggestions } from './suggestion-review.repository.ts'

const URL = '/api/admin/mosque-suggestions'
const now = new Date('2026-11-25T08:00:00Z')
let server: TestApp
let amina: TestPerson
let bilal: TestPerson
beforeAll(async () => {
  server = await testApp({ features: serverFeatures, clock: () => now })
  amina = await signUp(server, 'amina', 'content_manager')
  bilal = await signUp(server, 'bilal', 'admin')
})
beforeEach(async () => {
  const { db } = server.services.database
  await db.delete(mosqueSuggestions)
  await db.delete(mosques)
  await storeMosques(db, [
    {
      id: 'osm-n1',
      source: 'openstreetmap',
      verified: false,
      name: 'Found Mosque',
      latitude: 51.5,
      longitude: -0.1,
    },
  ])
})
afterAll(() => server.close())

const suggest = async (more: object = {}) => {
  const payload = {
    kind: 'new',
    name: 'Masjid Nur',
    address: '3 Main Street, Town',
    coordinates: { lat: 51.503, lng: -0.1 },
    ...more,
  }
  const answer = await server.app.inject({ method: 'POST', url: '/api/mosques/suggestions', payload })
  return answer.json().id as string
}
const correct = () => suggest({ kind: 'correction', mosqueId: 'osm-n1', note: 'The name is Better Mosque.' })
const list = async (query = '') => (await amina.ask('GET', `${URL}?${query}`)).body
const values = { name: 'Better Mosque', city: 'Town', country: 'GB', latitude: 51.5, longitude: -0.1 }
const accept = (id: string, more: object = {}, by = amina) =>
  by.ask('POST', `${URL}/${id}/acceptance`, { ...values, ...more })
const reject = (id: string, reason = 'It is listed already.', by = amina) =>
  by.ask('POST', `${URL}/${id}/rejection`, { reason })
const waiting = async () => {
  const { screens } = (await bilal.ask('GET', '/api/admin/open-work')).body
  return screens.find(({ path }: { path: string }) => path === '/admin/mosques/pending').open
}
const total = () => server.services.database.db.$count(mosques)

describe('suggestions about mosques', () => {
  it('wait, oldest first, with the mosque or those around the place', async () => {
    const missing = await suggest()
    const correction = await correct()
    await server.services.database.db
      .update(mosqueSuggestions)
      .set({ receivedAt: new Date('2026-11-24T08:00:00Z') })
      .where(eq(mosqueSuggestions.id, correction))
    const { suggestions } = await list()
    expect(suggestions).toMatchObject([
      { id: correction, kind: 'correction', mosque: { id: 'osm-n1', name: 'Found Mosque' }, near: [] },
      { id: missing, kind: 'new', mosque: null, near: [{ id: 'osm-n1' }], status: 'pending' },
    ])
    expect(await waiting()).toBe(2)
  })

  it('have pages', async () => {
    for (let number = 0; number < 11; number++) await suggest({ name: `Mosque ${number}` })
    expect(await list('page=2')).toMatchObject({ total: 11, page: 2, pages: 2, suggestions: [{}] })
    expect((await amina.ask('GET', `${URL}?status=open`)).status).toBe(400)
    expect((await amina.ask('GET', `${URL}?page=0`)).status).toBe(400)
  })

  it('create the missing mosque', async () => {
    const id = await suggest()
    const { body } = await accept(id)
    expect(body).toMatchObject({ status: 'accepted', mosque: { name: 'Better Mosque', source: 'operator' } })
    expect((await server.app.inject(`/api/mosques/${body.mosque.id}`)).json().name).toBe('Better Mosque')
    expect(await waiting()).toBe(0)
    expect((await list('status=accepted')).suggestions).toMatchObject([
      { id, mosque: { id: body.mosque.id } },
    ])
  })

  it('change the mosque that they correct, which its source then leaves alone', async () => {
    const { body } = await accept(await correct(), { version: 1 })
    expect(body.mosque).toMatchObject({ id: 'osm-n1', name: 'Better Mosque', isEdited: true })
  })

  it('stay undecided when the mosque was changed meanwhile, or is gone', async () => {
    const id = await correct()
    await amina.ask('PUT', '/api/admin/mosques/osm-n1', values)
    const late = await accept(id, { version: 1 })
    expect([late.status, late.body.error.code]).toEqual([409, 'version_conflict'])
    await amina.ask('DELETE', '/api/admin/mosques/osm-n1')
    expect((await accept(id)).status).toBe(404)
    expect(await waiting()).toBe(1)
    expect((await list()).suggestions[0].mosque.deletedAt).not.toBeNull()
  })

  it('are rejected with a reason', async () => {
    const id = await correct()
    const empty = await reject(id, ' ')
    expect([empty.status, empty.body.error.fields]).toEqual([400, [{ field: 'reason', code: 'missing' }]])
    expect((await reject(id)).body).toMatchObject({ status: 'rejected', reason: 'It is listed already.' })
    expect((await amina.ask('GET', '/api/admin/mosques/osm-n1')).body.name).toBe('Found Mosque')
  })

  it('are decided once by two administrators at the same time', async () => {
    const id = await suggest()
    const before = await total()
    const answers = await Promise.all([
      accept(id, {}, amina),
      accept(id, {}, bilal),
      reject(id, 'No.', bilal),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const closed = answers.filter(({ status }) => status === 409)
    expect(closed.map(({ body }) => body.error.code)).toEqual(['suggestion_closed', 'suggestion_closed'])
    expect((await total()) - before).toBe(answers[2]?.status === 200 ? 0 : 1)
  })

  it('are in the audit log without what their sender wrote, and without the reason', async () => {
    const id = await correct()
    await reject(id)
    const { db } = server.services.database
    const entries = await db.select().from(auditLog).where(eq(auditLog.itemId, id))
    expect(entries).toMatchObject([{ action: 'rejected', itemType: 'mosque-suggestion' }])
    expect(JSON.stringify(entries)).not.toMatch(/Better Mosque|It is listed/)
  })

  it('are deleted 30 days after the decision, and never while they wait', async () => {
    await suggest()
    await reject(await suggest())
    const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
    const { database } = server.services
    await deleteOldSuggestions(database, days(29))
    expect(await database.db.$count(mosqueSuggestions)).toBe(2)
    await deleteOldSuggestions(database, days(31))
    expect(await database.db.$count(mosqueSuggestions)).toBe(1)
    await database.db.execute(sql`update mosque_suggestions set received_at = '2020-01-01'`)
    await deleteOldSuggestions(database, days(400))
    expect(await waiting()).toBe(1)
  })
})
