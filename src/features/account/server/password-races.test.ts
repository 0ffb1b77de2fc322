import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { type MailServer, mailServer } from '#shared/server/testing/mail-server.ts'
import { waitingForLocks } from '#shared/server/testing/waiting-for-locks.ts'
import { authenticator } from './testing/authenticator.ts'
import { type Device, PASSWORD, testDevice } from './testing/device.ts'

const SITE = { origin: 'https://rafiq.example', rpID: 'rafiq.example' }
const NEW = 'eight quiet lanterns'
let mail: MailServer
let server: TestApp
beforeAll(async () => {
  mail = await mailServer()
  const settings = { SMTP_URL: mail.url, MAIL_FROM: 'r@mail.example', PUBLIC_URL: SITE.origin }
  server = await testApp({ features: serverFeatures, settings })
})
afterAll(async () => {
  await server.close()
  await mail.close()
})

const device = () => testDevice(server.app)
let people = 0
async function person(): Promise<Device & { id: string; email: string; token: string }> {
  people += 1
  const email = `race${people}@mail.example`
  const made = device()
  const id = await made.register(email)
  return Object.assign(made, { id, email, token: parseToken(await mail.next()) })
}
const parseToken = ({ text }: { text: string }) => /token=([\w-]{43})/.exec(text)?.[1] ?? 'none'
const rows = async (table: string, id: string) =>
  (await server.services.database.db.execute(sql`select 1 from ${sql.raw(table)} where account_id = ${id}`))
    .rows.length

/**
 * Runs `action` so that it starts before a new password is set and would finish after it. It can ask whether
 * the password was set.
 */
async function raceNewPassword<Result>(
  id: string,
  action: (isSet: () => boolean) => Promise<Result>,
  hash?: string,
): Promise<Result> {
  const { db } = server.services.database
  let pending: Promise<Result> | undefined
  let isSet = false
  await db.transaction(async (run) => {
    await run.execute(
      sql`update accounts set password_changed_at = password_changed_at + interval '1 minute' where id = ${id}`,
    )
    if (hash) await run.execute(sql`update accounts set password_hash = ${hash} where id = ${id}`)
    let done = false
    pending = action(() => isSet).finally(() => {
      done = true
    })
    while (!done && (await waitingForLocks(server.services.database)) === 0);
  })
  isSet = true
  return pending as Promise<Result>
}

describe('an action that a new password overtakes', () => {
  it('does not sign in', async () => {
    const me = await person()
    const thief = device()
    expect((await raceNewPassword(me.id, () => thief.login(me.email))).statusCode).toBe(401)
    expect(await rows('sessions', me.id)).toBe(1)
    expect((await thief.login(me.email)).statusCode).toBe(200)
  })

  it('does not rehash the old password', async () => {
    const me = await person()
    const { hash } = await import('@node-rs/argon2')
    const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1 })
    const { db } = server.services.database
    await db.execute(sql`update accounts set password_hash = ${weak} where id = ${me.id}`)
    const set = await hash(NEW, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    await raceNewPassword(me.id, () => device().login(me.email), set)
    // Hashes after a reply queue together with these sign-ins.
    for (let time = 0; time < 3; time++) await device().login(me.email, NEW)
    expect((await device().login(me.email, PASSWORD)).statusCode).toBe(401)
  })

  it('does not set another password', async () => {
    const me = await person()
    const change = { currentPassword: PASSWORD, password: NEW }
    const answer = await raceNewPassword(me.id, () => me.call('POST', '/api/account/password', change))
    expect(answer.statusCode).toBe(401)
    expect((await device().login(me.email)).statusCode).toBe(200)
  })

  it('does not add, use or delete a passkey', async () => {
    const me = await person()
    const ask = async () => (await me.call('POST', '/api/account/passkeys/options', {})).json().challenge
    const keep = async (key: ReturnType<typeof authenticator>, challenge: string) =>
      me.call('POST', '/api/account/passkeys', { name: 'Key', response: key.make(challenge) })
    const challenge = await ask()
    const planted = authenticator(SITE)
    expect((await raceNewPassword(me.id, () => keep(planted, challenge))).statusCode).toBe(401)
    expect(await rows('passkeys', me.id)).toBe(0)

    const key = authenticator(SITE)
    expect((await keep(key, await ask())).statusCode).toBe(201)
    const { challenge: question } = (await device().call('POST', '/api/auth/passkey-options', {})).json()
    const signIn = () => device().call('POST', '/api/auth/passkey-sign-ins', { response: key.sign(question) })
    expect((await raceNewPassword(me.id, signIn)).statusCode).toBe(401)
    expect(await rows('sessions', me.id)).toBe(1)

    const [{ id }] = (await me.call('GET', '/api/account/passkeys')).json()
    const remove = () => me.call('POST', `/api/account/passkeys/${id}/removal`, {})
    expect((await raceNewPassword(me.id, remove)).statusCode).toBe(401)
    expect(await rows('passkeys', me.id)).toBe(1)
  })

  it('does not create a link for a new address', async () => {
    const me = await person()
    await server.services.database.db.execute(sql`delete from account_links where account_id = ${me.id}`)
    const change = { email: 'thief@mail.example', password: PASSWORD }
    await raceNewPassword(me.id, async (isSet) => {
      expect((await me.call('POST', '/api/account/email', change)).statusCode).toBe(200)
      // The email is sent after the reply.
      while (!isSet() && (await rows('account_links', me.id)) === 0);
    })
    await device().register('after-thief@mail.example')
    expect((await mail.next()).to).toBe('after-thief@mail.example')
    expect(await rows('account_links', me.id)).toBe(0)
  })

  it('does not confirm a new address', async () => {
    const me = await person()
    const { db } = server.services.database
    await db.execute(sql`update account_links set email = 'thief2@mail.example' where account_id = ${me.id}`)
    let opening: ReturnType<Device['call']> | undefined
    await db.transaction(async (run) => {
      await run.execute(sql`select 1 from accounts where id = ${me.id} for update`)
      opening = device().call('POST', '/api/auth/email-confirmations', { token: me.token })
      while ((await waitingForLocks(server.services.database)) === 0);
      await run.execute(sql`delete from account_links where account_id = ${me.id}`)
    })
    expect((await opening)?.statusCode).toBe(410)
    const { rows: found } = await db.execute(sql`select email from accounts where id = ${me.id}`)
    expect(found).toEqual([{ email: me.email }])
  })

  it('does not delete the account', async () => {
    const me = await person()
    const { db } = server.services.database
    await db.execute(sql`insert into user_records values (${me.id}, 'note', 'x', 'x', '"kept"', 1)`)
    const application = { role: 'support', statement: 'Let me help. '.repeat(20), links: [] }
    expect((await me.call('POST', '/api/role-applications', application)).statusCode).toBe(201)
    const held = ['user_records', 'role_applications', 'sessions', 'known_devices', 'account_links']
    const body = { password: PASSWORD }
    const answer = await raceNewPassword(me.id, () => me.call('POST', '/api/account/deletion', body))
    expect(answer.statusCode).toBe(401)
    for (const table of held) expect(await rows(table, me.id), table).toBe(1)
    expect((await device().login(me.email)).statusCode).toBe(200)
  })
})

describe('simultaneous requests', () => {
  it('set one password by one link', async () => {
    const me = await person()
    await me.call('POST', '/api/auth/reset-requests', { email: me.email })
    const token = parseToken(await mail.next())
    const passwords = Array.from({ length: 4 }, (_, index) => `quiet lanterns ${index}`)
    const answers = await Promise.all(
      passwords.map((password) => device().call('POST', '/api/auth/resets', { token, password })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410])
    const signedIn = await Promise.all(passwords.map((password) => device().login(me.email, password)))
    const good = answers.map(({ statusCode }) => (statusCode === 200 ? 200 : 401))
    expect(signedIn.map(({ statusCode }) => statusCode)).toEqual(good)
  })

  it('confirm an address for one account only', async () => {
    const [one, two] = [await person(), await person()]
    const { db } = server.services.database
    await db.execute(sql`update accounts set email = 'both@mail.example', email_key = 'both@mail.example'
      where id in (${one.id}, ${two.id})`)
    await db.execute(
      sql`update account_links set email = 'both@mail.example' where account_id in (${one.id}, ${two.id})`,
    )
    const answers = await Promise.all(
      [one, one, two].map(({ token }) => device().call('POST', '/api/auth/email-confirmations', { token })),
    )
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const { rows: owners } = await db.execute(
      sql`select 1 from accounts where email_key = 'both@mail.example' and owns_email`,
    )
    expect(owners).toHaveLength(1)
  })
})
