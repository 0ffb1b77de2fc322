import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { type MailServer, mailServer } from '#shared/server/testing/mail-server.ts'
import { type Device, deviceOn, PASSWORD } from './testing/device.ts'

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
  return deviceOn(server.app, `198.51.100.${networks}`)
}
const post = (url: string, payload: object, on = device()) => on.call('POST', url, payload)
const tokenIn = ({ text }: { text: string }) => /token=([\w-]{43})/.exec(text)?.[1] ?? 'none'
const codeOf = (answer: Awaited<ReturnType<Device['call']>>) => [answer.statusCode, answer.json().error?.code]

/** Somebody whose address is confirmed. */
async function confirmed(email: string, more: object = {}): Promise<Device> {
  const made = device()
  await made.register(email, { ...more })
  const token = tokenIn(await mail.next())
  expect((await post('/api/auth/email-confirmations', { token })).statusCode).toBe(200)
  return made
}

describe('registering where mail is sent', () => {
  it('signs in at once and asks the address to confirm itself, in the person’s language', async () => {
    const made = device()
    const host = { host: 'evil.example' }
    const body = { email: 'nur@mail.example', password: PASSWORD, firstName: '<b>Nur</b>', language: 'ar-EG' }
    expect((await made.call('POST', '/api/register', body, host)).statusCode).toBe(201)
    expect(await made.status()).toBe(200)
    expect((await device().login('nur@mail.example')).statusCode).toBe(200)
    const letter = await mail.next()
    expect(letter.to).toBe('nur@mail.example')
    expect(letter.text).toContain('Subject: أكّد بريدك في رفيق')
    expect(letter.text).toContain('<p>السلام عليكم،</p>')
    expect(letter.text).toContain('dir="rtl"')
    expect(letter.text).toContain(`https://rafiq.example/confirm-email?token=${tokenIn(letter)}`)
    expect(letter.text).not.toContain('evil')
  })

  it('sends nobody the words of a stranger: who somebody is called is written to their proved address alone', async () => {
    const stranger = device()
    await stranger.register('victim@mail.example', { firstName: 'You won <b>evil.example</b>' })
    const confirm = await mail.next()
    await post('/api/auth/reset-requests', { email: 'victim@mail.example' })
    const reset = await mail.next()
    await post('/api/auth/email-confirmations', { token: tokenIn(confirm) })
    await stranger.call('POST', '/api/account/email', {
      email: 'next-victim@mail.example',
      password: PASSWORD,
    })
    for (const letter of [confirm, reset, await mail.next()]) expect(letter.text).not.toContain('evil')
    await post('/api/auth/reset-requests', { email: 'victim@mail.example' })
    const own = await mail.next()
    expect(own.text).toContain('Peace be upon you, You won <b>evil.example</b>,')
    expect(own.text).toContain('<p>Peace be upon you, You won &lt;b&gt;evil.example&lt;/b&gt;,</p>')
  })

  it('answers the same for a known address, whose owner hears of it and keeps it', async () => {
    await confirmed('owner@mail.example')
    const [other, free] = [device(), device()]
    const known = await post('/api/register', { email: 'Owner@mail.example', password: NEW }, other)
    const unknown = await post('/api/register', { email: 'unknown@mail.example', password: NEW }, free)
    const shape = (answer: typeof known) => [
      answer.statusCode,
      Object.keys(answer.headers).sort(),
      JSON.stringify(answer.json()).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|-\d{5}|owner|unknown/gi, ''),
    ]
    expect(shape(known)).toEqual(shape(unknown))
    const letters = [await mail.next(), await mail.next()].sort((one, two) => one.to.localeCompare(two.to))
    expect(letters.map(({ to }) => to)).toEqual(['owner@mail.example', 'unknown@mail.example'])
    expect(letters[0]?.text).toContain('You have an account with Rafiq already')
    expect(letters[0]?.text).not.toContain('token=')
    // Nor does what follows tell: both sign in with their own password and see only their own.
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

  it('lets an address be confirmed once, by the first who does', async () => {
    const [first, second] = [device(), device()]
    await first.register('race@mail.example')
    const token = tokenIn(await mail.next())
    await second.register('race@mail.example', { password: NEW })
    const other = tokenIn(await mail.next())
    expect((await post('/api/auth/email-confirmations', { token })).statusCode).toBe(200)
    expect(codeOf(await post('/api/auth/email-confirmations', { token }))).toEqual([410, 'link_over'])
    expect(codeOf(await post('/api/auth/email-confirmations', { token: other }))).toEqual([
      409,
      'email_taken',
    ])
  })

  it('sends an address few letters, however often somebody names it', async () => {
    for (let time = 0; time < 6; time++) await device().register('often@mail.example')
    for (let time = 0; time < 3; time++) expect((await mail.next()).to).toBe('often@mail.example')
    await device().register('after@mail.example')
    expect((await mail.next()).to).toBe('after@mail.example')
    expect(mail.waiting()).toBe(0)
  })
})

describe('a forgotten password', () => {
  it('is set anew by a link, once, within an hour, and everybody else is out', async () => {
    const me = await confirmed('forgot@mail.example')
    expect((await post('/api/auth/reset-requests', { email: 'FORGOT@mail.example' })).json()).toEqual({
      mail: true,
    })
    const letter = await mail.next()
    expect(letter.text).toContain('https://rafiq.example/reset?token=')
    const token = tokenIn(letter)
    expect(codeOf(await post('/api/auth/resets', { token, password: 'forgot2026' }))).toEqual([
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
    expect(codeOf(await post('/api/auth/resets', { token, password: NEW }))).toEqual([410, 'link_over'])
    expect((await mail.next()).text).toContain('Your password for Rafiq was changed')
  })

  it('is answered the same for an address that nobody has, which gets no letter', async () => {
    await confirmed('same@mail.example')
    const [known, unknown] = [
      await post('/api/auth/reset-requests', { email: 'same@mail.example' }),
      await post('/api/auth/reset-requests', { email: 'nobody@mail.example' }),
    ]
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    expect((await mail.next()).to).toBe('same@mail.example')
    await device().register('next@mail.example')
    expect((await mail.next()).to).toBe('next@mail.example')
  })

  it('does not take a link that is too old or was followed by another', async () => {
    await confirmed('late@mail.example')
    await post('/api/auth/reset-requests', { email: 'late@mail.example' })
    const first = tokenIn(await mail.next())
    await post('/api/auth/reset-requests', { email: 'late@mail.example' })
    const second = tokenIn(await mail.next())
    expect(codeOf(await post('/api/auth/resets', { token: first, password: NEW }))).toEqual([
      410,
      'link_over',
    ])
    now = new Date(BEGIN + 3_600_000)
    expect(codeOf(await post('/api/auth/resets', { token: second, password: NEW }))).toEqual([
      410,
      'link_over',
    ])
    now = new Date(BEGIN + 3_600_000 - 1)
    expect((await post('/api/auth/resets', { token: second, password: NEW })).statusCode).toBe(200)
    await mail.next()
  })

  it('does not take a link of another kind, nor one of before a new password or another address', async () => {
    const me = await confirmed('kinds@mail.example')
    await me.call('POST', '/api/account/email', { email: 'kinds2@mail.example', password: PASSWORD })
    const move = tokenIn(await mail.next())
    expect(codeOf(await post('/api/auth/resets', { token: move, password: NEW }))).toEqual([410, 'link_over'])
    const asked = async () => {
      await post('/api/auth/reset-requests', { email: 'kinds@mail.example' })
      return tokenIn(await mail.next())
    }
    const first = await asked()
    expect(codeOf(await post('/api/auth/email-confirmations', { token: first }))).toEqual([410, 'link_over'])
    await me.call('POST', '/api/account/password', { currentPassword: PASSWORD, password: NEW })
    await mail.next()
    const again = 'nine quiet lanterns'
    expect(codeOf(await post('/api/auth/resets', { token: first, password: again }))).toEqual([
      410,
      'link_over',
    ])
    expect(codeOf(await post('/api/auth/email-confirmations', { token: move }))).toEqual([410, 'link_over'])
    const second = await asked()
    await me.call('POST', '/api/account/email', { email: 'kinds3@mail.example', password: NEW })
    await post('/api/auth/email-confirmations', { token: tokenIn(await mail.next()) })
    await mail.next()
    expect(codeOf(await post('/api/auth/resets', { token: second, password: again }))).toEqual([
      410,
      'link_over',
    ])
  })

  it('does not take a link to an address that is the account’s no more, though it was made after all others ended', async () => {
    const me = await confirmed('moved@mail.example')
    await post('/api/auth/reset-requests', { email: 'moved@mail.example' })
    const token = tokenIn(await mail.next())
    const { db } = server.services.database
    await db.execute(sql`update accounts set email = 'to@mail.example', email_key = 'to@mail.example'
      where email_key = 'moved@mail.example'`)
    expect(codeOf(await post('/api/auth/resets', { token, password: NEW }))).toEqual([410, 'link_over'])
    expect(await me.status()).toBe(200)
    expect((await device().login('to@mail.example')).statusCode).toBe(200)
  })

  it('is written about three times to an address, however often somebody asks', async () => {
    await confirmed('nagged@mail.example')
    for (let time = 0; time < 6; time++)
      await post('/api/auth/reset-requests', { email: 'nagged@mail.example' })
    for (let time = 0; time < 3; time++) expect((await mail.next()).to).toBe('nagged@mail.example')
    await device().register('after-nagged@mail.example')
    expect((await mail.next()).to).toBe('after-nagged@mail.example')
  })

  it('takes an account back from who named the address before its owner', async () => {
    const hijacker = device()
    const id = await hijacker.register('mine@mail.example')
    await mail.next()
    await server.services.database.db.execute(
      sql`insert into passkeys values (default, ${id}, 'planted', 'x', 0, '{}', 'x', now(), null)`,
    )
    await post('/api/auth/reset-requests', { email: 'mine@mail.example' })
    const token = tokenIn(await mail.next())
    expect((await post('/api/auth/resets', { token, password: NEW })).statusCode).toBe(200)
    expect(await hijacker.status()).toBe(401)
    expect((await device().login('mine@mail.example')).statusCode).toBe(401)
    const { rows } = await server.services.database.db.execute(
      sql`select owns_email, (select count(*)::int from passkeys where account_id = ${id}) as keys from accounts where id = ${id}`,
    )
    expect(rows).toEqual([{ owns_email: true, keys: 0 }])
  })

  it('is in the language in which the letter was asked for, else in that of the account', async () => {
    await confirmed('tongue@mail.example')
    await post('/api/auth/reset-requests', { email: 'tongue@mail.example', language: 'ar' })
    expect((await mail.next()).text).toContain('Subject: كلمة مرور جديدة في رفيق')
    await post('/api/auth/reset-requests', { email: 'tongue@mail.example', language: 'zz' })
    expect((await mail.next()).text).toContain('Subject: A new password for Rafiq')
  })

  it('goes to the address of the account and not to one that only looks alike', async () => {
    await confirmed('alike@mail.example')
    await post('/api/auth/reset-requests', { email: 'ａlike@mail.example' })
    expect((await mail.next()).to).toBe('alike@mail.example')
  })
})

describe('a changed password', () => {
  it('is told of in the language of the page that changed it, and so are later letters', async () => {
    const me = await confirmed('spoke@mail.example')
    const change = { currentPassword: PASSWORD, password: NEW, language: 'ar' }
    expect((await me.call('POST', '/api/account/password', change)).statusCode).toBe(200)
    expect((await mail.next()).text).toContain('Subject: تغيّرت كلمة مرورك في رفيق')
    await post('/api/auth/reset-requests', { email: 'spoke@mail.example' })
    const letter = await mail.next()
    expect(letter.text).toContain('Subject: كلمة مرور جديدة في رفيق')
    await post('/api/auth/resets', { token: tokenIn(letter), password: PASSWORD, language: 'en' })
    expect((await mail.next()).text).toContain('Subject: Your password for Rafiq was changed')
  })
})

describe('another address', () => {
  it('is asked about in the language that the person has by now, which letters have from then on', async () => {
    const me = await confirmed('moved@mail.example')
    const change = { email: 'moved2@mail.example', password: PASSWORD, language: 'ar' }
    await me.call('POST', '/api/account/email', change)
    const letter = await mail.next()
    expect(letter.text).toContain('Subject: أكّد بريدك في رفيق')
    await post('/api/auth/email-confirmations', { token: tokenIn(letter) })
    expect((await mail.next()).text).toContain('Subject: تغيّر بريدك في رفيق')
  })

  it('counts once it is confirmed, and the old one hears of it', async () => {
    const me = await confirmed('before@mail.example')
    const change = { email: 'after2@mail.example', password: PASSWORD }
    expect((await me.call('POST', '/api/account/email', change)).json()).toEqual({ changed: false })
    const letter = await mail.next()
    expect(letter.to).toBe('after2@mail.example')
    expect((await me.call('GET', '/api/auth/user')).json().email).toBe('before@mail.example')
    await post('/api/auth/email-confirmations', { token: tokenIn(letter) })
    expect((await me.call('GET', '/api/auth/user')).json().email).toBe('after2@mail.example')
    const notice = await mail.next()
    expect(notice.to).toBe('before@mail.example')
    expect(notice.text).toContain('after2@mail.example')
  })

  it('is asked for five times, then after a while: nobody writes to strangers by an account of theirs', async () => {
    const me = await confirmed('sender@mail.example')
    const ask = (email: string) => me.call('POST', '/api/account/email', { email, password: PASSWORD })
    for (let time = 0; time < 5; time++) {
      expect((await ask(`stranger${time}@mail.example`)).statusCode).toBe(200)
      expect((await mail.next()).to).toBe(`stranger${time}@mail.example`)
    }
    expect(codeOf(await ask('stranger6@mail.example'))).toEqual([429, 'too_many_attempts'])
    now = new Date(BEGIN + 10 * 60_000)
    expect((await ask('stranger7@mail.example')).statusCode).toBe(200)
    expect((await mail.next()).to).toBe('stranger7@mail.example')
  })

  it('has three letters, whoever names it', async () => {
    for (let time = 0; time < 4; time++) {
      const me = await confirmed(`namer${time}@mail.example`)
      await me.call('POST', '/api/account/email', { email: 'named@mail.example', password: PASSWORD })
      if (time < 3) expect((await mail.next()).to).toBe('named@mail.example')
    }
    await device().register('after-named@mail.example')
    expect((await mail.next()).to).toBe('after-named@mail.example')
  })

  it('that is not proved yet hears nothing of what happens to the account', async () => {
    const me = device()
    await me.register('unproved@mail.example')
    await mail.next()
    await me.call('POST', '/api/account/password', { currentPassword: PASSWORD, password: NEW })
    await device().register('after-unproved@mail.example')
    expect((await mail.next()).to).toBe('after-unproved@mail.example')
  })

  it('that is another account’s is answered the same; its owner hears of it', async () => {
    await confirmed('held@mail.example')
    const me = await confirmed('wants@mail.example')
    const change = { email: 'held@mail.example', password: PASSWORD }
    expect((await me.call('POST', '/api/account/email', change)).json()).toEqual({ changed: false })
    const letter = await mail.next()
    expect([letter.to, letter.text.includes('token=')]).toEqual(['held@mail.example', false])
  })
})
