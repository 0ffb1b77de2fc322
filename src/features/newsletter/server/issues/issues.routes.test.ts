import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { auditLog } from '#shared/server/admin/audit-log.table.ts'
import { openMailer } from '#shared/server/mail/mailer.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { type MailServer, mailServer } from '#shared/server/testing/mail-server.ts'
import { signUp, type TestPerson } from '#shared/server/testing/sign-up.ts'
import { newsletterDeliveries, newsletterIssues, newsletterSubscribers } from '../newsletter.table.ts'
import { claimDeliveries, startDueIssues } from './deliveries.repository.ts'
import { issueSender } from './send-issues.ts'

const URL = '/api/admin/newsletter/issues'
const BASE = 'https://rafiq.example'
const MINUTE_MS = 60_000
const values = {
  subject: 'A sample issue',
  markdown: '## A sample\n\nRead (2:183) and [the blog](/blog).',
  subjectArabic: 'عدد للتجربة',
  markdownArabic: 'نص للتجربة',
}
const start = new Date('2026-11-26T12:00:00Z')

let now = start
let mail: MailServer
/** How the mail server answers an address. */
let answerTo: (address: string) => number | undefined
let server: TestApp
let amina: TestPerson
const settings = () => ({ SMTP_URL: mail.url, MAIL_FROM: 'rafiq@example.org', PUBLIC_URL: BASE })

beforeAll(async () => {
  mail = await mailServer({
    onRcptTo: ({ address }, _, done) => {
      const responseCode = answerTo(address)
      done(responseCode ? Object.assign(new Error('no'), { responseCode }) : null)
    },
  })
  answerTo = () => undefined
  server = await testApp({ features: serverFeatures, clock: () => now, settings: settings() })
  amina = await signUp(server, 'amina', 'admin')
  await mail.next()
})
afterAll(async () => {
  await server.close()
  await mail.close()
})
beforeEach(async () => {
  now = start
  answerTo = () => undefined
  const { db } = server.services.database
  await db.delete(newsletterIssues)
  await db.delete(newsletterSubscribers)
})

const db = () => server.services.database.db
async function subscribe(names: readonly string[], more: object = {}) {
  await db()
    .insert(newsletterSubscribers)
    .values(
      names.map((name) => ({
        email: `${name}@example.org`,
        emailKey: `${name}@example.org`,
        language: 'en',
        token: name.padEnd(43, 'x'),
        requestedAt: start,
        confirmedAt: start,
        ...more,
      })),
    )
}
const write = async (changes: object = {}) => (await amina.ask('POST', URL, { ...values, ...changes })).body
const send = (id: string, version = 1, sendAt: string | null = null) =>
  amina.ask('POST', `${URL}/${id}/sending`, { version, sendAt })
const read = async (id: string) => (await amina.ask('GET', `${URL}/${id}`)).body

/** Another instance on the same database and mail server. */
const instance = () =>
  issueSender({
    ...{ database: server.services.database, clock: () => now, log: server.services.log, base: BASE },
    mailer: openMailer(settings(), server.services.log),
    readVerses: async () => ({ block: () => '', link: (place) => `<a href="/quran">${place}</a>` }),
    checked: () => undefined,
  })
async function ended(id: string) {
  await expect.poll(async () => (await read(id)).status).toBe('sent')
  return read(id)
}
async function arrived() {
  const all = []
  while (mail.waiting() > 0) all.push(await mail.next())
  return all.toSorted((a, b) => a.to.localeCompare(b.to))
}

describe('an issue', () => {
  it('goes once to everyone who confirmed, in their language, with links that unsubscribe', async () => {
    await subscribe(['english', 'turkish'])
    await subscribe(['arabic'], { language: 'ar' })
    await subscribe(['waiting'], { confirmedAt: null })
    const { id } = await write()
    expect((await send(id)).status).toBe(200)
    expect(await ended(id)).toMatchObject({ recipients: 3, sent: 3, failed: 0 })
    const emails = await arrived()
    expect(emails.map(({ to }) => to)).toEqual([
      'arabic@example.org',
      'english@example.org',
      'turkish@example.org',
    ])
    const [arabic, english] = emails.map(({ text }) => text.replaceAll(/\r\n\s+/g, ' '))
    expect(arabic).toContain('Subject: عدد للتجربة')
    expect(arabic).toContain('إلغاء الاشتراك')
    expect(english).toContain('href="https://rafiq.example/blog"')
    expect(english).toContain('href="https://rafiq.example/quran/reader/2/183"')
    const token = 'english'.padEnd(43, 'x')
    expect(english).toContain(`https://rafiq.example/newsletter?token=${token}`)
    expect(english?.replaceAll(' ', '')).toContain(
      `List-Unsubscribe:<https://rafiq.example/api/newsletter/unsubscriptions?token=${token}>`,
    )
    expect(english).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(await db().$count(newsletterDeliveries)).toBe(0)
  })

  it('goes once to each address when three instances send it', async () => {
    const names = Array.from({ length: 24 }, (_, at) => `reader${String(at).padStart(2, '0')}`)
    await subscribe(names)
    const { id } = await write()
    await db().update(newsletterIssues).set({ status: 'scheduled', sendAt: now })
    const instances = [instance(), instance(), instance()]
    await Promise.all(instances.map(({ sendDue }) => sendDue()))
    await instances[0]?.sendDue()
    expect(await ended(id)).toMatchObject({ recipients: 24, sent: 24, failed: 0 })
    expect((await arrived()).map(({ to }) => to)).toEqual(names.map((name) => `${name}@example.org`))
  })

  it('never goes again to an address whose email was lost with an instance', async () => {
    await subscribe(['first', 'second'])
    const { id } = await write()
    await db().update(newsletterIssues).set({ status: 'scheduled', sendAt: now })
    await startDueIssues(server.services.database, now)
    // The instance dies after it took one.
    expect(await claimDeliveries(server.services.database, 1, now)).toHaveLength(1)
    await instance().sendDue()
    expect(await read(id)).toMatchObject({ status: 'sending', sent: 1 })
    now = new Date(start.getTime() + 11 * MINUTE_MS)
    await instance().sendDue()
    expect(await ended(id)).toMatchObject({ recipients: 2, sent: 1, failed: 1 })
    expect(await arrived()).toHaveLength(1)
  })

  it('waits for a busy mail server, and counts a refused address as failed', async () => {
    await subscribe(['busy', 'gone'])
    answerTo = (address) => (address.startsWith('busy') ? 451 : 550)
    const { id } = await write()
    await db().update(newsletterIssues).set({ status: 'scheduled', sendAt: now })
    await instance().sendDue()
    expect(await read(id)).toMatchObject({ status: 'sending', sent: 0, failed: 1 })
    answerTo = () => undefined
    await instance().sendDue()
    expect(mail.waiting()).toBe(0)
    now = new Date(start.getTime() + 5 * MINUTE_MS)
    await instance().sendDue()
    expect(await ended(id)).toMatchObject({ sent: 1, failed: 1 })
    expect((await arrived()).map(({ to }) => to)).toEqual(['busy@example.org'])
  })

  it('loses nothing when the mail server is down', async () => {
    await subscribe(['first'])
    const { id } = await write()
    await db().update(newsletterIssues).set({ status: 'scheduled', sendAt: now })
    const { log, database } = server.services
    await issueSender({
      ...{ database, clock: () => now, log, base: BASE },
      mailer: openMailer({ ...settings(), SMTP_URL: 'smtp://127.0.0.1:9' }, { error: () => undefined }),
      readVerses: async () => ({ block: () => '', link: () => '' }),
      checked: () => undefined,
    }).sendDue()
    expect(await read(id)).toMatchObject({ status: 'sending', sent: 0, failed: 0 })
    await instance().sendDue()
    expect(await ended(id)).toMatchObject({ sent: 1 })
    expect(await arrived()).toHaveLength(1)
  })

  it('is sent at its time, and can be taken back until then', async () => {
    await subscribe(['first'])
    const { id } = await write()
    const at = new Date(start.getTime() + 60 * MINUTE_MS).toISOString()
    expect((await send(id, 1, at)).body).toMatchObject({ status: 'scheduled', sendAt: at })
    expect((await amina.ask('PUT', `${URL}/${id}`, { ...values, version: 1 })).body.error.code).toBe(
      'issue_not_draft',
    )
    await instance().sendDue()
    expect((await read(id)).status).toBe('scheduled')
    expect((await amina.ask('DELETE', `${URL}/${id}/sending`)).body).toMatchObject({
      status: 'draft',
      sendAt: null,
    })
    await send(id, 1, at)
    now = new Date(at)
    await instance().sendDue()
    expect((await ended(id)).sent).toBe(1)
    expect((await amina.ask('DELETE', `${URL}/${id}/sending`)).body.error.code).toBe('issue_not_draft')
    expect((await send(id)).body.error.code).toBe('issue_not_draft')
    expect(await arrived()).toHaveLength(1)
  })

  it('is stopped while it is sent: nobody who still waits gets it, and nobody is remembered', async () => {
    await subscribe(['busy', 'first'])
    answerTo = (address) => (address.startsWith('busy') ? 451 : undefined)
    const { id } = await write()
    await send(id)
    await expect.poll(async () => (await read(id)).sent).toBe(1)
    expect((await amina.ask('DELETE', `${URL}/${id}/sending`)).body.status).toBe('stopped')
    answerTo = () => undefined
    now = new Date(start.getTime() + 60 * MINUTE_MS)
    await instance().sendDue()
    expect(await read(id)).toMatchObject({ status: 'stopped', sent: 1, failed: 0, recipients: 2 })
    expect((await arrived()).map(({ to }) => to)).toEqual(['first@example.org'])
    expect(await db().$count(newsletterDeliveries)).toBe(0)
    expect((await send(id)).body.error.code).toBe('issue_not_draft')
  })

  it('is sent only in the version that was read, and with its texts', async () => {
    const { id } = await write({ markdownArabic: '' })
    expect((await send(id)).body.error.fields).toEqual([{ field: 'markdownArabic', code: 'missing' }])
    await amina.ask('PUT', `${URL}/${id}`, { ...values, version: 1 })
    expect((await send(id, 1)).body.error.code).toBe('version_conflict')
    const stale = await amina.ask('PUT', `${URL}/${id}`, { ...values, version: 1 })
    expect(stale.body.error.code).toBe('version_conflict')
  })

  it('can be tried out by the administrator who asks', async () => {
    const { id } = await write()
    const { body } = await amina.ask('POST', `${URL}/${id}/tests`, { language: 'ar' })
    expect(body).toEqual({ sentTo: amina.email })
    const [email] = await arrived()
    expect(email?.to).toBe(amina.email)
    expect(email?.text).toContain('نص للتجربة')
    expect(email?.text).not.toContain('List-Unsubscribe')
  })

  it('is deleted as a draft only, and restored', async () => {
    const { id } = await write()
    const act = (action: string) => amina.ask('POST', `${URL}/actions`, { action, ids: [id] })
    expect((await act('delete')).body.done).toEqual([id])
    expect((await amina.ask('GET', URL)).body.data).toEqual([])
    expect((await act('restore')).body.done).toEqual([id])
    await send(id, 1, '2027-01-01T00:00:00Z')
    expect((await act('delete')).body.refused).toEqual([{ id, code: 'issue_not_draft' }])
    const entries = await db().select().from(auditLog).where(eq(auditLog.itemId, id))
    expect(entries.map(({ action }) => action)).toEqual(['create', 'delete', 'restore', 'schedule'])
  })

  it('is refused with a verse that isn’t there, and previewed without scripts', async () => {
    const wrong = await amina.ask('POST', URL, { ...values, markdownArabic: '(2:999)' })
    expect(wrong.body.error.fields).toEqual([{ field: 'markdownArabic', code: 'no_such_verse' }])
    const markdown = '<script>alert(1)</script> [a](javascript:alert)'
    const { body } = await amina.ask('POST', `${URL}/preview`, { markdown, language: 'en' })
    expect(body.html).not.toMatch(/<script|href="javascript/)
  })
})

it('is not sent by a server without email', async () => {
  const silent = await testApp({ features: serverFeatures })
  const admin = await signUp(silent, 'admin', 'admin')
  const { id } = (await admin.ask('POST', URL, values)).body
  const answer = await admin.ask('POST', `${URL}/${id}/sending`, { version: 1 })
  expect([answer.status, answer.body.error.code]).toEqual([503, 'newsletter_off'])
  expect((await admin.ask('GET', '/api/admin/newsletter')).body.isOn).toBe(false)
  await silent.close()
})
