import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { type MailServer, mailServer } from '#shared/server/testing/mail-server.ts'
import { rateLimits } from '#shared/server/throttle/rate-limit.table.ts'
import { deleteUnconfirmed } from './newsletter.repository.ts'
import { newsletterFeature } from './newsletter.routes.ts'
import { newsletterSubscribers } from './newsletter.table.ts'

const noVerses = async () => ({ block: () => '', link: () => '' })
const DAY_MS = 86_400_000
const start = new Date('2026-11-23T12:00:00Z')

let now = start
let mail: MailServer
let server: TestApp

beforeAll(async () => {
  mail = await mailServer()
  server = await testApp({
    features: [newsletterFeature(() => noVerses)],
    clock: () => now,
    settings: { SMTP_URL: mail.url, MAIL_FROM: 'rafiq@example.org', PUBLIC_URL: 'https://rafiq.example' },
  })
})
afterAll(async () => {
  await server.close()
  await mail.close()
})
beforeEach(async () => {
  now = start
  await server.services.database.db.delete(newsletterSubscribers)
  await server.services.database.db.delete(rateLimits)
})

async function post(url: string, payload: object, app = server.app) {
  const answer = await app.inject({ method: 'POST', url, payload })
  return { status: answer.statusCode, body: answer.json() }
}

/** Subscribes and returns the email and the token in its link. */
async function subscribe(email = 'sample@example.org', language = 'en') {
  expect(await post('/api/newsletter', { email, language })).toEqual({ status: 202, body: { sent: true } })
  const sent = await mail.next()
  const token = /newsletter\?token=([\w-]{43})/.exec(sent.text)?.[1] ?? ''
  return { ...sent, token }
}

const subscribers = () => server.services.database.db.select().from(newsletterSubscribers)

describe('a subscription', () => {
  it('counts only after the link in the email was confirmed', async () => {
    const { to, text, token } = await subscribe()
    expect(to).toBe('sample@example.org')
    expect(text).toContain('Confirm your Rafiq newsletter subscription')
    expect(await subscribers()).toMatchObject([{ confirmedAt: null }])
    expect((await post('/api/newsletter/confirmations', { token })).body).toEqual({ confirmed: true })
    expect(await subscribers()).toMatchObject([{ confirmedAt: now }])
  })

  it('is confirmed in the person’s language', async () => {
    expect((await subscribe('sample@example.org', 'ar')).text).toContain('أكّد اشتراكك')
  })

  it('sends nothing to a confirmed address, with the same answer', async () => {
    const { token } = await subscribe()
    await post('/api/newsletter/confirmations', { token })
    expect(await post('/api/newsletter', { email: 'SAMPLE@example.org' })).toEqual({
      status: 202,
      body: { sent: true },
    })
    const { to } = await subscribe('other@example.org')
    expect(to).toBe('other@example.org')
    expect(mail.waiting()).toBe(0)
  })

  it('sends three emails at most to one address in a day', async () => {
    for (let sent = 0; sent < 3; sent++) await subscribe()
    await post('/api/newsletter', { email: 'sample@example.org' })
    expect((await subscribe('other@example.org')).to).toBe('other@example.org')
  })

  it('can’t be confirmed after a week, and is deleted then', async () => {
    const { token } = await subscribe()
    now = new Date(start.getTime() + 7 * DAY_MS)
    const { status, body } = await post('/api/newsletter/confirmations', { token })
    expect([status, body.error.code]).toEqual([410, 'link_expired'])
    await deleteUnconfirmed(server.services.database, new Date(now.getTime() + 1))
    expect(await subscribers()).toEqual([])
  })

  it('is dropped when the hidden field is filled in', async () => {
    await post('/api/newsletter', { email: 'sample@example.org', website: 'x' })
    await subscribe('other@example.org')
    expect(await subscribers()).toMatchObject([{ email: 'other@example.org' }])
  })

  it.each(['sample', 'a@b@c', `${'x'.repeat(250)}@example.org`])('is rejected for %s', async (email) => {
    const { status, body } = await post('/api/newsletter', { email })
    expect([status, body.error.fields[0].field]).toEqual([400, 'email'])
  })

  it('is rejected if the server sends no email', async () => {
    const silent = await testApp({ features: [newsletterFeature(() => noVerses)] })
    expect((await silent.app.inject('/api/newsletter')).json()).toEqual({ isOn: false })
    const { status, body } = await post('/api/newsletter', { email: 'sample@example.org' }, silent.app)
    expect([status, body.error.code]).toEqual([503, 'newsletter_off'])
    await silent.close()
  })
})

describe('unsubscribing', () => {
  it('works with one request of a mail program, and again', async () => {
    const { text } = await subscribe()
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    const url =
      /List-Unsubscribe: <https:\/\/rafiq\.example(\/[^>]+)>/.exec(text.replaceAll(/\r\n\s+/g, ' '))?.[1] ??
      ''
    const click = () =>
      server.app.inject({
        method: 'POST',
        url: url.replaceAll(' ', ''),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await click()).json()).toEqual({ unsubscribed: true })
    expect(await subscribers()).toEqual([])
    expect((await click()).statusCode).toBe(200)
  })

  it('doesn’t happen on a GET, because mail scanners open links', async () => {
    const { token } = await subscribe()
    const answer = await server.app.inject(`/api/newsletter/unsubscriptions?token=${token}`)
    expect(answer.statusCode).toBe(404)
    expect(await subscribers()).toHaveLength(1)
  })
})
