import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { type MailServer, mailServer } from '#shared/server/testing/mail-server.ts'
import { type Device, PASSWORD, testDevice } from './testing/device.ts'

const BEGIN = Date.UTC(2026, 10, 21, 12)
const NEW = 'eight quiet lanterns'
let now = new Date(BEGIN)
let mail: MailServer
let server: TestApp
beforeAll(async () => {
  mail = await mailServer()
  const settings = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Rafiq <r@mail.example>',
    PUBLIC_URL: 'https://rafiq.example',
  }
  server = await testApp({ features: serverFeatures, clock: () => now, settings })
})
afterAll(async () => {
  await server.close()
  await mail.close()
})
beforeEach(() => {
  now = new Date(BEGIN)
})

let networks = 0
const device = () => {
  networks += 1
  return testDevice(server.app, `198.51.100.${networks}`)
}
const post = (url: string, payload: object, on = device()) => on.call('POST', url, payload)
const parseToken = ({ text }: { text: string }) => /token=([\w-]{43})/.exec(text)?.[1] ?? 'none'
const statusAndCode = (answer: Awaited<ReturnType<Device['call']>>) => [
  answer.statusCode,
  answer.json().error?.code,
]

/** Registers an account and confirms its address. */
async function registerConfirmed(email: string, more: object = {}): Promise<Device> {
  const made = device()
  await made.register(email, { ...more })
  const token = parseToken(await mail.next())
  expect((await post('/api/auth/email-confirmations', { token })).statusCode).toBe(200)
  return made
}

describe('registering with email enabled', () => {
  it('signs in at once and emails a confirmation link in the person’s language', async () => {
    const made = device()
    const host = { host: 'evil.example' }
    const body = { email: 'nur@mail.example', password: PASSWORD, firstName: '<b>Nur</b>', language: 'ar-EG' }
    expect((await made.call('POST', '/api/register', body, host)).statusCode).toBe(201)
    expect(await made.status()).toBe(200)
    expect((await device().login('nur@mail.example')).statusCode).toBe(200)
    const email = await mail.next()
    expect(email.to).toBe('nur@mail.example')
    expect(email.text).toContain('Subject: أكّد بريدك في رفيق')
    expect(email.text).toContain('<p>السلام عليكم،</p>')
    expect(email.text).toContain('dir="rtl"')
    expect(email.text).toContain(`https://rafiq.example/confirm-email?token=${parseToken(email)}`)
    expect(email.text).not.toContain('evil')
  })

  it('uses a name only in emails to a confirmed address', async () => {
    const stranger = device()
    await stranger.register('victim@mail.example', { firstName: 'You won <b>evil.example</b>' })
    const confirm = await mail.next()
    await post('/api/auth/reset-requests', { email: 'victim@mail.example' })
    const reset = await mail.next()
    await post('/api/auth/email-confirmations', { token: parseToken(confirm) })
    await stranger.call('POST', '/api/account/email', {
      email: 'next-victim@mail.example',
      password: PASSWORD,
    })
    for (const email of [confirm, reset, await mail.next()]) expect(email.text).not.toContain('evil')
    await post('/api/auth/reset-requests', { email: 'victim@mail.example' })
    const own = await mail.next()
    expect(own.text).toContain('Assalamu alaikum You won <b>evil.example</b>,')
    expect(own.text).toContain('<p>Assalamu alaikum You won &lt;b&gt;evil.example&lt;/b&gt;,</p>')
  })

  it('answers the same for a known address and notifies its owner', async () => {
    await registerConfirmed('owner@mail.example')
    const [other, free] = [device(), device()]
    const known = await post('/api/register', { email: 'Owner@mail.example', password: NEW }, other)
    const unknown = await post('/api/register', { email: 'unknown@mail.example', password: NEW }, free)
    const shape = (answer: typeof known) => [
      answer.statusCode,
      Object.keys(answer.headers).sort(),
      JSON.stringify(answer.json()).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|-\d{5}|owner|unknown/gi, ''),
    ]
    expect(shape(known)).toEqual(shape(unknown))
    const emails = [await mail.next(), await mail.next()].sort((one, two) => one.to.localeCompare(two.to))
    expect(emails.map(({ to }) => to)).toEqual(['owner@mail.example', 'unknown@mail.example'])
    expect(emails[0]?.text).toContain('You already have a Rafiq account')
    expect(emails[0]?.text).not.toContain('token=')
    // Later answers are the same too: both sign in with their own password and see only their own account.
    for (const [email, made] of [
      ['owner@mail.example', other],
      ['unknown@mail.example', free],
    ] as const) {
      expect(await made.status()).toBe(200)
      expect((await device().login(email, NEW)).statusCode).toBe(200)
      expect((await device().login(email, 'wrong')).statusCode).toBe(401)
    }
    expect((await device().login('owner@mail.example')).json().user.email).toBe('owner@mail.example')
  })

  it('lets only the first account confirm an address', async () => {
    const [first, second] = [device(), device()]
    await first.register('race@mail.example')
    const token = parseToken(await mail.next())
    await second.register('race@mail.example', { password: NEW })
    const other = parseToken(await mail.next())
    expect((await post('/api/auth/email-confirmations', { token })).statusCode).toBe(200)
    expect(statusAndCode(await post('/api/auth/email-confirmations', { token }))).toEqual([
      410,
      'link_expired',
    ])
    expect(statusAndCode(await post('/api/auth/email-confirmations', { token: other }))).toEqual([
      409,
      'email_taken',
    ])
  })

  it('takes the address from nobody who registered it earlier', async () => {
    await device().register('first@mail.example')
    await device().register('first@mail.example', { password: NEW })
    expect((await device().login('first@mail.example')).statusCode).toBe(200)
    expect((await device().login('first@mail.example', NEW)).statusCode).toBe(200)
    for (let email = 0; email < 2; email++) expect((await mail.next()).to).toBe('first@mail.example')
  })

  it('limits emails to an address', async () => {
    for (let time = 0; time < 6; time++) await device().register('often@mail.example')
    for (let time = 0; time < 3; time++) expect((await mail.next()).to).toBe('often@mail.example')
    await device().register('after@mail.example')
    expect((await mail.next()).to).toBe('after@mail.example')
    expect(mail.waiting()).toBe(0)
  })
})

describe('a forgotten password', () => {
  it('is reset once by a link, which ends all other sessions', async () => {
    const me = await registerConfirmed('forgot@mail.example')
    expect((await post('/api/auth/reset-requests', { email: 'FORGOT@mail.example' })).json()).toEqual({
      mail: true,
    })
    const email = await mail.next()
    expect(email.text).toContain('https://rafiq.example/reset?token=')
    const token = parseToken(email)
    expect(statusAndCode(await post('/api/auth/resets', { token, password: 'forgot2026' }))).toEqual([
      400,
      'password_too_common',
    ])
    const other = device()
    const answer = await post('/api/auth/resets', { token, password: NEW }, other)
    expect(answer.json().user.email).toBe('forgot@mail.example')
    expect(await other.status()).toBe(200)
    expect(await me.status()).toBe(401)
    expect((await device().login('forgot@mail.example')).statusCode).toBe(401)
    expect((await device().login('forgot@mail.example', NEW)).statusCode).toBe(200)
    expect(statusAndCode(await post('/api/auth/resets', { token, password: NEW }))).toEqual([
      410,
      'link_expired',
    ])
    expect((await mail.next()).text).toContain('Your Rafiq password was changed')
  })

  it('gets the same answer for an unknown address, without an email', async () => {
    await registerConfirmed('same@mail.example')
    const [known, unknown] = [
      await post('/api/auth/reset-requests', { email: 'same@mail.example' }),
      await post('/api/auth/reset-requests', { email: 'nobody@mail.example' }),
    ]
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    expect((await mail.next()).to).toBe('same@mail.example')
    await device().register('next@mail.example')
    expect((await mail.next()).to).toBe('next@mail.example')
  })

  it('rejects an expired or replaced link', async () => {
    await registerConfirmed('late@mail.example')
    await post('/api/auth/reset-requests', { email: 'late@mail.example' })
    const first = parseToken(await mail.next())
    await post('/api/auth/reset-requests', { email: 'late@mail.example' })
    const second = parseToken(await mail.next())
    expect(statusAndCode(await post('/api/auth/resets', { token: first, password: NEW }))).toEqual([
      410,
      'link_expired',
    ])
    now = new Date(BEGIN + 3_600_000)
    expect(statusAndCode(await post('/api/auth/resets', { token: second, password: NEW }))).toEqual([
      410,
      'link_expired',
    ])
    now = new Date(BEGIN + 3_600_000 - 1)
    expect((await post('/api/auth/resets', { token: second, password: NEW })).statusCode).toBe(200)
    await mail.next()
  })

  it('rejects a link of another kind, or from before a new password or address', async () => {
    const me = await registerConfirmed('kinds@mail.example')
    await me.call('POST', '/api/account/email', { email: 'kinds2@mail.example', password: PASSWORD })
    const move = parseToken(await mail.next())
    expect(statusAndCode(await post('/api/auth/resets', { token: move, password: NEW }))).toEqual([
      410,
      'link_expired',
    ])
    const asked = async () => {
      await post('/api/auth/reset-requests', { email: 'kinds@mail.example' })
      return parseToken(await mail.next())
    }
    const first = await asked()
    expect(statusAndCode(await post('/api/auth/email-confirmations', { token: first }))).toEqual([
      410,
      'link_expired',
    ])
    await me.call('POST', '/api/account/password', { currentPassword: PASSWORD, password: NEW })
    await mail.next()
    const again = 'nine quiet lanterns'
    expect(statusAndCode(await post('/api/auth/resets', { token: first, password: again }))).toEqual([
      410,
      'link_expired',
    ])
    expect(statusAndCode(await post('/api/auth/email-confirmations', { token: move }))).toEqual([
      410,
      'link_expired',
    ])
    const second = await asked()
    await me.call('POST', '/api/account/email', { email: 'kinds3@mail.example', password: NEW })
    await post('/api/auth/email-confirmations', { token: parseToken(await mail.next()) })
    await mail.next()
    expect(statusAndCode(await post('/api/auth/resets', { token: second, password: again }))).toEqual([
      410,
      'link_expired',
    ])
  })

  it('rejects a link to a former address of the account', async () => {
    const me = await registerConfirmed('moved@mail.example')
    await post('/api/auth/reset-requests', { email: 'moved@mail.example' })
    const token = parseToken(await mail.next())
    const { db } = server.services.database
    await db.execute(sql`update accounts set email = 'to@mail.example', email_key = 'to@mail.example'
      where email_key = 'moved@mail.example'`)
    expect(statusAndCode(await post('/api/auth/resets', { token, password: NEW }))).toEqual([
      410,
      'link_expired',
    ])
    expect(await me.status()).toBe(200)
    expect((await device().login('to@mail.example')).statusCode).toBe(200)
  })

  it('is limited to three emails per address', async () => {
    await registerConfirmed('nagged@mail.example')
    for (let time = 0; time < 6; time++)
      await post('/api/auth/reset-requests', { email: 'nagged@mail.example' })
    for (let time = 0; time < 3; time++) expect((await mail.next()).to).toBe('nagged@mail.example')
    await device().register('after-nagged@mail.example')
    expect((await mail.next()).to).toBe('after-nagged@mail.example')
  })

  it('takes an account back from someone who registered the address first', async () => {
    const hijacker = device()
    const id = await hijacker.register('mine@mail.example')
    await mail.next()
    await server.services.database.db.execute(
      sql`insert into passkeys values (default, ${id}, 'planted', 'x', 0, '{}', 'x', now(), null)`,
    )
    await post('/api/auth/reset-requests', { email: 'mine@mail.example' })
    const token = parseToken(await mail.next())
    expect((await post('/api/auth/resets', { token, password: NEW })).statusCode).toBe(200)
    expect(await hijacker.status()).toBe(401)
    expect((await device().login('mine@mail.example')).statusCode).toBe(401)
    const { rows } = await server.services.database.db.execute(
      sql`select owns_email, (select count(*)::int from passkeys where account_id = ${id}) as keys from accounts where id = ${id}`,
    )
    expect(rows).toEqual([{ owns_email: true, keys: 0 }])
  })

  it('sends the email in the page’s language, else in the account’s', async () => {
    await registerConfirmed('tongue@mail.example')
    await post('/api/auth/reset-requests', { email: 'tongue@mail.example', language: 'ar' })
    expect((await mail.next()).text).toContain('Subject: كلمة مرور جديدة في رفيق')
    await post('/api/auth/reset-requests', { email: 'tongue@mail.example', language: 'zz' })
    expect((await mail.next()).text).toContain('Subject: Reset your Rafiq password')
  })

  it('sends the email to the saved address, not to a similar one', async () => {
    await registerConfirmed('alike@mail.example')
    await post('/api/auth/reset-requests', { email: 'ａlike@mail.example' })
    expect((await mail.next()).to).toBe('alike@mail.example')
  })
})

describe('a changed password', () => {
  it('is announced in the page’s language, which later emails use too', async () => {
    const me = await registerConfirmed('spoke@mail.example')
    const change = { currentPassword: PASSWORD, password: NEW, language: 'ar' }
    expect((await me.call('POST', '/api/account/password', change)).statusCode).toBe(200)
    expect((await mail.next()).text).toContain('Subject: تغيّرت كلمة مرورك في رفيق')
    await post('/api/auth/reset-requests', { email: 'spoke@mail.example' })
    const email = await mail.next()
    expect(email.text).toContain('Subject: كلمة مرور جديدة في رفيق')
    await post('/api/auth/resets', { token: parseToken(email), password: PASSWORD, language: 'en' })
    expect((await mail.next()).text).toContain('Subject: Your Rafiq password was changed')
  })
})

describe('a new address', () => {
  it('is confirmed in the page’s language, which later emails use too', async () => {
    const me = await registerConfirmed('moved@mail.example')
    const change = { email: 'moved2@mail.example', password: PASSWORD, language: 'ar' }
    await me.call('POST', '/api/account/email', change)
    const email = await mail.next()
    expect(email.text).toContain('Subject: أكّد بريدك في رفيق')
    await post('/api/auth/email-confirmations', { token: parseToken(email) })
    expect((await mail.next()).text).toContain('Subject: تغيّر بريدك في رفيق')
  })

  it('takes effect once confirmed, and the old address is notified', async () => {
    const me = await registerConfirmed('before@mail.example')
    const change = { email: 'after2@mail.example', password: PASSWORD }
    expect((await me.call('POST', '/api/account/email', change)).json()).toEqual({ changed: false })
    const email = await mail.next()
    expect(email.to).toBe('after2@mail.example')
    expect((await me.call('GET', '/api/auth/user')).json().email).toBe('before@mail.example')
    await post('/api/auth/email-confirmations', { token: parseToken(email) })
    expect((await me.call('GET', '/api/auth/user')).json().email).toBe('after2@mail.example')
    const notice = await mail.next()
    expect(notice.to).toBe('before@mail.example')
    expect(notice.text).toContain('after2@mail.example')
  })

  it('is limited to five requests, so that nobody can send mail to strangers', async () => {
    const me = await registerConfirmed('sender@mail.example')
    const ask = (email: string) => me.call('POST', '/api/account/email', { email, password: PASSWORD })
    for (let time = 0; time < 5; time++) {
      expect((await ask(`stranger${time}@mail.example`)).statusCode).toBe(200)
      expect((await mail.next()).to).toBe(`stranger${time}@mail.example`)
    }
    expect(statusAndCode(await ask('stranger6@mail.example'))).toEqual([429, 'too_many_attempts'])
    now = new Date(BEGIN + 10 * 60_000)
    expect((await ask('stranger7@mail.example')).statusCode).toBe(200)
    expect((await mail.next()).to).toBe('stranger7@mail.example')
  })

  it('gets at most three emails from all accounts', async () => {
    for (let time = 0; time < 4; time++) {
      const me = await registerConfirmed(`namer${time}@mail.example`)
      await me.call('POST', '/api/account/email', { email: 'named@mail.example', password: PASSWORD })
      if (time < 3) expect((await mail.next()).to).toBe('named@mail.example')
    }
    await device().register('after-named@mail.example')
    expect((await mail.next()).to).toBe('after-named@mail.example')
  })

  it('gets no account emails before it is confirmed', async () => {
    const me = device()
    await me.register('unproved@mail.example')
    await mail.next()
    await me.call('POST', '/api/account/password', { currentPassword: PASSWORD, password: NEW })
    await device().register('after-unproved@mail.example')
    expect((await mail.next()).to).toBe('after-unproved@mail.example')
  })

  it('of another account gets the same answer, and its owner is notified', async () => {
    await registerConfirmed('held@mail.example')
    const me = await registerConfirmed('wants@mail.example')
    const change = { email: 'held@mail.example', password: PASSWORD }
    expect((await me.call('POST', '/api/account/email', change)).json()).toEqual({ changed: false })
    const email = await mail.next()
    expect([email.to, email.text.includes('token=')]).toEqual(['held@mail.example', false])
  })
})
