import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { type MailServer, mailServer } from '#shared/server/testing/mail-server.ts'
import { rateLimits } from '#shared/server/throttle/rate-limit.table.ts'
import { CONTACT_LENGTHS } from '../core/contact-message.ts'
import { MAX_OPEN_MESSAGES } from './contact.repository.ts'
import { contactMessages } from './contact.table.ts'

const ADMIN = '/api/admin/contact-messages'
const message = {
  name: 'Sample',
  email: 'sample@example.org',
  subject: 'Isha',
  message: 'When is Isha\nin Oslo?',
}

let now = new Date('2026-11-23T12:00:00Z')
let mail: MailServer
let server: TestApp
let support: { cookie: string; 'x-session-id': string }

beforeAll(async () => {
  mail = await mailServer()
  server = await testApp({
    features: serverFeatures,
    clock: () => now,
    settings: {
      SMTP_URL: mail.url,
      MAIL_FROM: 'rafiq@example.org',
      PUBLIC_URL: 'https://rafiq.example',
      CONTACT_EMAIL: 'support@example.org',
    },
  })
  support = await signUp()
})
afterAll(async () => {
  await server.close()
  await mail.close()
})
beforeEach(async () => {
  now = new Date('2026-11-23T12:00:00Z')
  await server.services.database.db.delete(contactMessages)
  await server.services.database.db.delete(rateLimits)
})

/** An account with the role `support`. */
async function signUp() {
  const payload = { email: 'person@example.com', username: 'person', password: 'correct horse battery' }
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/register',
    payload,
  })
  // The email that confirms the address.
  await mail.next()
  const cookie = [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { sessionId, user } = answer.json()
  await server.services.database.db.update(accounts).set({ role: 'support' }).where(eq(accounts.id, user.id))
  return { cookie, 'x-session-id': sessionId as string }
}

async function send(payload: object, remoteAddress = '192.0.2.1') {
  const answer = await server.app.inject({ method: 'POST', url: '/api/contact', payload, remoteAddress })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

async function ask(method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await server.app.inject({ method, url, headers: support, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json() }
}

const stored = () => server.services.database.db.select().from(contactMessages)

describe('a contact message', () => {
  it('is stored, and emailed with the sender as the address for replies', async () => {
    expect(await send({ ...message, language: 'ar' })).toMatchObject({
      status: 202,
      body: { received: true },
    })
    expect(await stored()).toMatchObject([{ ...message, language: 'ar', status: 'open' }])
    const { to, text } = await mail.next()
    expect(to).toBe('support@example.org')
    expect(text).toMatch(/^Reply-To: sample@example\.org/m)
    expect(text).toContain('Subject: Rafiq: Isha')
    expect(text).toContain('in Oslo?')
  })

  it('can’t add headers to the email', async () => {
    await send({ ...message, subject: 'a\r\nBcc: victim@example.org', name: 'b\r\n\r\nc' })
    const { to, text } = await mail.next()
    expect(to).toBe('support@example.org')
    expect(text).not.toMatch(/^Bcc:/m)
  })

  it.each([
    ['name', { ...message, name: ' ' }],
    ['email', { ...message, email: 'sample' }],
    ['subject', { ...message, subject: 'x'.repeat(CONTACT_LENGTHS.subject + 1) }],
    ['message', { ...message, message: 'x'.repeat(CONTACT_LENGTHS.message + 1) }],
    ['message', { name: 'a', email: 'a@example.org', subject: 'b' }],
  ])('is rejected with the name of its invalid field: %s', async (field, payload) => {
    const { status, body } = await send(payload)
    expect(status).toBe(400)
    expect(body.error.fields).toMatchObject([{ field }])
    expect(await stored()).toEqual([])
  })

  it('is dropped when the hidden field is filled in, with the usual answer', async () => {
    expect(await send({ ...message, website: 'https://example.com' })).toMatchObject({ status: 202 })
    expect(await stored()).toEqual([])
    expect(mail.waiting()).toBe(0)
  })

  it('has to wait after five from one network, unlike those of others', async () => {
    for (let sent = 0; sent < 5; sent++) expect((await send({ ...message, website: 'x' })).status).toBe(202)
    const { status, headers } = await send(message)
    expect(status).toBe(429)
    expect(headers['retry-after']).toBe('600')
    expect((await send({ ...message, website: 'x' }, '198.51.100.7')).status).toBe(202)
    now = new Date(now.getTime() + 600_000)
    expect((await send({ ...message, website: 'x' })).status).toBe(202)
  })

  it('is rejected if too many are waiting for an answer', async () => {
    const rows = Array.from({ length: MAX_OPEN_MESSAGES }, () => ({
      ...message,
      language: 'en',
      receivedAt: now,
    }))
    await server.services.database.db.insert(contactMessages).values(rows)
    const { status, body } = await send(message)
    expect([status, body.error.code]).toEqual([503, 'too_many_messages'])
  })
})

describe('support', () => {
  const add = async (subject: string, minutes: number) => {
    const receivedAt = new Date(now.getTime() + minutes * 60_000)
    const [row] = await server.services.database.db
      .insert(contactMessages)
      .values({ ...message, subject, language: 'en', receivedAt })
      .returning()
    return row?.id ?? ''
  }

  const act = (action: string, ids: readonly string[]) => ask('POST', `${ADMIN}/actions`, { action, ids })
  const subjects = async (query = '') =>
    (await ask('GET', `${ADMIN}?${query}`)).body.data.map(({ subject }: { subject: string }) => subject)

  it('reads open messages oldest first, with pages', async () => {
    for (let at = 0; at < 3; at++) await add(`m${at}`, at)
    expect((await ask('GET', `${ADMIN}?limit=2`)).body.pagination).toMatchObject({ total: 3, totalPages: 2 })
    expect(await subjects('limit=2')).toEqual(['m0', 'm1'])
    expect(await subjects('limit=2&page=2')).toEqual(['m2'])
  })

  it('searches, sorts and filters', async () => {
    const id = await add('Fajr', 0)
    await add('Asr', 1)
    await act('answer', [id])
    expect(await subjects('search=fajr&status=all')).toEqual(['Fajr'])
    expect(await subjects('status=all&sort=subject')).toEqual(['Asr', 'Fajr'])
    expect(await subjects('status=answered')).toEqual(['Fajr'])
    expect(await subjects()).toEqual(['Asr'])
    expect((await ask('GET', `${ADMIN}?status=lost`)).status).toBe(400)
  })

  it('marks messages as answered and opens them again, with entries in the audit log', async () => {
    const ids = [await add('m', 0), await add('n', 1)]
    expect((await act('answer', ids)).body).toEqual({ done: ids, refused: [] })
    expect(await stored()).toMatchObject([{ status: 'answered', answeredAt: now }, { status: 'answered' }])
    await act('reopen', ids.slice(0, 1))
    expect((await stored()).find(({ id }) => id === ids[0])).toMatchObject({
      status: 'open',
      answeredAt: null,
    })
    const entries = await server.services.database.db
      .select()
      .from(auditLog)
      .where(inArray(auditLog.itemId, ids))
    expect(entries.map(({ action }) => action)).toEqual(['answer', 'answer', 'reopen'])
    expect(JSON.stringify(entries)).not.toContain('sample@example.org')
  })

  it('deletes a message once', async () => {
    const id = await add('m', 0)
    expect((await act('delete', [id])).body.done).toEqual([id])
    expect((await act('delete', [id])).body.refused).toEqual([{ id, code: 'not_found' }])
    expect(await stored()).toEqual([])
  })

  it('exports messages, which the audit log notes', async () => {
    await add('Fajr', 0)
    const answer = await server.app.inject({ url: `${ADMIN}/export?format=csv`, headers: support })
    expect(answer.body).toContain('Fajr')
    const noted = await server.services.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'export'))
    expect(noted).toMatchObject([{ itemType: 'contact-message', after: { format: 'csv' } }])
  })
})
