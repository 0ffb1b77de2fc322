import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import { newsletterEndings, newsletterSubscribers } from './newsletter.table.ts'

const URL = '/api/admin/newsletter/subscribers'
const now = new Date('2026-11-26T12:00:00Z')

let server: TestApp
let amina: TestPerson
beforeAll(async () => {
  server = await testApp({ features: serverFeatures, clock: () => now })
  amina = await signUp(server, 'amina', 'admin')
})
afterAll(() => server.close())
beforeEach(async () => {
  const { db } = server.services.database
  await db.delete(newsletterSubscribers)
  await db.delete(newsletterEndings)
  const row = (name: string, language: string, confirmedAt: Date | null) => ({
    ...{ email: `${name}@example.org`, emailKey: `${name}@example.org`, language, confirmedAt },
    ...{ token: `${name} token`, requestedAt: now },
  })
  await db
    .insert(newsletterSubscribers)
    .values([row('confirmed', 'ar', now), row('waiting', 'tr', null), row('leaving', 'en', now)])
})

const emails = async (query = '') =>
  (await amina.ask('GET', `${URL}${query}`)).body.data
    .map(({ email }: { email: string }) => email.split('@')[0])
    .toSorted()
const counts = async () => (await amina.ask('GET', '/api/admin/newsletter')).body
const unsubscribe = (token: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api/newsletter/unsubscriptions?token=${encodeURIComponent(token)}`,
  })

it('are counted, with those who confirmed and unsubscribed', async () => {
  expect(await counts()).toEqual({ isOn: false, confirmed: 2, waiting: 1, unsubscribed: 0 })
  await unsubscribe('leaving token')
  await unsubscribe('leaving token')
  await unsubscribe('waiting token')
  expect(await counts()).toEqual({ isOn: false, confirmed: 1, waiting: 0, unsubscribed: 1 })
})

it('are searched and filtered, without their tokens', async () => {
  expect(await emails()).toEqual(['confirmed', 'leaving', 'waiting'])
  expect(await emails('?search=LEAV')).toEqual(['leaving'])
  expect(await emails('?status=waiting')).toEqual(['waiting'])
  expect(await emails('?language=ar')).toEqual(['confirmed'])
  expect((await amina.ask('GET', URL)).text).not.toContain('token')
})

it('are exported with an entry in the audit log', async () => {
  const { text } = await amina.ask('GET', `${URL}/export?status=confirmed&search=example`)
  expect(text).toContain('confirmed@example.org')
  expect(text).not.toContain('waiting@')
  const entries = await server.services.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'export'))
  expect(entries).toMatchObject([{ after: { format: 'csv', status: 'confirmed', language: 'all' } }])
})

describe('removing', () => {
  it('deletes the address for good, and keeps it out of the audit log', async () => {
    const [row] = (await amina.ask('GET', `${URL}?search=confirmed`)).body.data
    const { body } = await amina.ask('POST', `${URL}/actions`, { action: 'remove', ids: [row.id, amina.id] })
    expect(body).toEqual({ done: [row.id], refused: [{ id: amina.id, code: 'not_found' }] })
    expect(await emails()).toEqual(['leaving', 'waiting'])
    const entries = await server.services.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.itemId, row.id))
    expect(entries).toMatchObject([{ action: 'delete', itemType: 'newsletter-subscriber' }])
    expect(JSON.stringify(entries)).not.toContain('confirmed@')
  })
})
