import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { timestampOf } from '#shared/core/user-data/timestamp.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { type Device, PASSWORD, testDevice } from './testing/device.ts'

const BEGIN = Date.UTC(2026, 10, 21, 12)
let now = new Date(BEGIN)
let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: serverFeatures, clock: () => now })
})
afterAll(() => server.close())

const device = () => testDevice(server.app)
async function person(email: string): Promise<Device> {
  const made = device()
  await made.register(email)
  return made
}
const codeOf = async (answer: ReturnType<Device['call']>) => {
  const { statusCode, body } = await answer
  return [statusCode, JSON.parse(body).error?.code]
}

describe('an account', () => {
  it('gets a username and signs in with email or username in any case', async () => {
    const first = device()
    const answer = await first.call('POST', '/api/register', {
      email: 'Amina@Mail.example',
      password: PASSWORD,
      firstName: ' Amina ',
      language: 'ar',
    })
    const { user } = answer.json()
    expect(user).toMatchObject({
      email: 'Amina@Mail.example',
      firstName: 'Amina',
      lastName: null,
      role: null,
    })
    expect(user.username).toMatch(/^Amina-\d{5}$/)
    expect((await first.call('GET', '/api/auth/user')).json()).toEqual(user)
    for (const typed of ['amina@mail.EXAMPLE', ' AMINA@mail.example ', user.username.toUpperCase()]) {
      expect((await device().login(typed)).statusCode, typed).toBe(200)
    }
  })

  it('gets a free username for the same name', async () => {
    await person('ali@one.example')
    await person('ali@two.example')
  })

  it('rejects a known address or chosen username', async () => {
    await device().register('taken@mail.example', { username: 'taken' })
    const again = { email: 'TAKEN@mail.example', password: PASSWORD }
    expect(await codeOf(device().call('POST', '/api/register', again))).toEqual([409, 'email_taken'])
    const other = { email: 'other@mail.example', password: PASSWORD, username: 'Taken' }
    expect(await codeOf(device().call('POST', '/api/register', other))).toEqual([409, 'username_taken'])
  })

  it('rejects common passwords and accepts any other of eight characters', async () => {
    const refused = { email: 'weak@mail.example', password: 'weak2026' }
    expect(await codeOf(device().call('POST', '/api/register', refused))).toEqual([
      400,
      'password_too_common',
    ])
    const open = device()
    await open.register('weak@mail.example', { password: '  ✨ ñ 字 ' })
    expect((await device().login('weak@mail.example', '  ✨ ñ 字 ')).statusCode).toBe(200)
    expect((await device().login('weak@mail.example', '✨ ñ 字')).statusCode).toBe(401)
  })

  it('rejects a change of nothing', async () => {
    const me = await person('nothing@mail.example')
    expect(await codeOf(me.call('PATCH', '/api/account', {}))).toEqual([400, 'invalid_request'])
  })

  it('changes only the given names', async () => {
    const me = await person('names@mail.example')
    const changed = await me.call('PATCH', '/api/account', { firstName: 'Nur', username: 'nur_1' })
    expect(changed.json()).toMatchObject({ firstName: 'Nur', lastName: null, username: 'nur_1' })
    expect((await me.call('PATCH', '/api/account', { lastName: 'Aziz' })).json()).toMatchObject({
      firstName: 'Nur',
      lastName: 'Aziz',
    })
    expect((await me.call('PATCH', '/api/account', { firstName: null })).json().firstName).toBeNull()
    expect((await device().login('NUR_1')).statusCode).toBe(200)
    await person('other-names@mail.example')
    const other = await person('third-names@mail.example')
    expect(await codeOf(other.call('PATCH', '/api/account', { username: 'NUR_1' }))).toEqual([
      409,
      'username_taken',
    ])
  })

  it('changes its address with the password where no mail is sent', async () => {
    const me = await person('old@mail.example')
    await person('occupied@mail.example')
    const change = (email: string, password?: string) =>
      me.call('POST', '/api/account/email', { email, ...(password && { password }) })
    expect(await codeOf(change('new@mail.example', 'wrong password'))).toEqual([403, 'wrong_credentials'])
    expect(await codeOf(change('new@mail.example'))).toEqual([403, 'reauthentication_needed'])
    expect(await codeOf(change('Occupied@mail.example', PASSWORD))).toEqual([409, 'email_taken'])
    expect((await change('new@mail.example', PASSWORD)).json()).toEqual({ changed: true })
    expect((await device().login('old@mail.example')).statusCode).toBe(401)
    expect((await device().login('new@mail.example')).statusCode).toBe(200)
  })
})

describe('a new password', () => {
  it('ends the other sessions and renews this one', async () => {
    const [me, other] = [await person('change@mail.example'), device()]
    await other.login('change@mail.example')
    const { handle, cookies } = me
    const old = new Map(cookies)
    const answer = await me.call('POST', '/api/account/password', {
      currentPassword: PASSWORD,
      password: 'eight quiet lanterns',
    })
    expect(answer.statusCode).toBe(200)
    expect(me.handle).not.toBe(handle)
    expect(await me.status()).toBe(200)
    expect(await other.status()).toBe(401)
    const thief = device()
    for (const [name, value] of old) thief.cookies.set(name, value)
    thief.handle = handle
    expect(await thief.status()).toBe(401)
    expect((await device().login('change@mail.example')).statusCode).toBe(401)
    expect((await device().login('change@mail.example', 'eight quiet lanterns')).statusCode).toBe(200)
  })

  it('needs the current one and must not be common', async () => {
    const me = await person('current@mail.example')
    const change = (currentPassword: string, password: string) =>
      me.call('POST', '/api/account/password', { currentPassword, password })
    expect(await codeOf(change('no', 'eight quiet lanterns'))).toEqual([403, 'wrong_credentials'])
    expect(await codeOf(change(PASSWORD, 'current2026'))).toEqual([400, 'password_too_common'])
    expect(
      await codeOf(me.call('POST', '/api/account/password', { password: 'eight quiet lanterns' })),
    ).toEqual([403, 'reauthentication_needed'])
    expect(await me.status()).toBe(200)
  })

  it('needs a sign-in within ten minutes when the account has none', async () => {
    const me = device()
    const id = await me.register('none@mail.example')
    await server.services.database.db.execute(sql`update accounts set password_hash = null where id = ${id}`)
    expect((await device().login('none@mail.example')).statusCode).toBe(401)
    now = new Date(BEGIN + 10 * 60_000 + 1)
    expect(await codeOf(me.call('POST', '/api/account/deletion', {}))).toEqual([
      403,
      'reauthentication_needed',
    ])
    now = new Date(BEGIN + 10 * 60_000)
    expect((await me.call('POST', '/api/account/password', { password: PASSWORD })).statusCode).toBe(200)
    now = new Date(BEGIN)
    expect((await device().login('none@mail.example')).statusCode).toBe(200)
  })

  it('is rehashed at sign-in with new parameters', async () => {
    const id = await device().register('outdated@mail.example')
    const { hash } = await import('@node-rs/argon2')
    const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1 })
    const { db } = server.services.database
    await db.execute(sql`update accounts set password_hash = ${weak} where id = ${id}`)
    expect((await device().login('outdated@mail.example')).statusCode).toBe(200)
    const stored = async () =>
      (await db.execute<{ h: string }>(sql`select password_hash as h from accounts where id = ${id}`)).rows[0]
        ?.h
    // Rehashing follows the reply; without it this loop would not end.
    while (!(await stored())?.includes('m=19456,t=2,p=1')) await nextTurn()
    expect((await device().login('outdated@mail.example')).statusCode).toBe(200)
  })
})

describe('sessions', () => {
  it('can be listed and ended singly or all others at once', async () => {
    const [one, two, three] = [await person('sessions@mail.example'), device(), device()]
    await two.login('sessions@mail.example')
    await three.login('sessions@mail.example')
    const listed = (await one.call('GET', '/api/account/sessions')).json()
    expect(listed).toHaveLength(3)
    expect(listed.filter(({ current }: { current: boolean }) => current)).toEqual([
      {
        id: one.handle,
        device: 'Firefox, Linux',
        createdAt: expect.any(String),
        lastSeenAt: expect.any(String),
        current: true,
      },
    ])
    expect((await one.call('DELETE', `/api/account/sessions/${two.handle}`)).statusCode).toBe(200)
    expect([await one.status(), await two.status(), await three.status()]).toEqual([200, 401, 200])
    expect((await one.call('DELETE', '/api/account/sessions')).json()).toEqual({ ended: 1 })
    expect([await one.status(), await three.status()]).toEqual([200, 401])
    const own = one.handle
    expect((await one.call('DELETE', `/api/account/sessions/${own}`)).statusCode).toBe(200)
    expect(one.cookies.has('rafiq_session')).toBe(false)
    expect(await one.status()).toBe(401)
  })

  it('are limited to a hundred, like known devices, dropping the oldest', async () => {
    const [me, stranger] = [await person('many@mail.example'), await person('other@mail.example')]
    const { db } = server.services.database
    const { id } = (await me.call('GET', '/api/auth/user')).json()
    await db.execute(sql`insert into sessions (secret_hash, account_id, device, created_at, last_seen_at, authenticated_at)
      select n, ${id}::uuid, n, t, t, t
      from generate_series(1, 120) n, lateral (select ${now.toISOString()}::timestamptz - n * interval '1 hour' as t) as before`)
    await db.execute(sql`insert into known_devices (account_id, secret_hash, last_used_at)
      select ${id}::uuid, n, ${now.toISOString()}::timestamptz - n * interval '1 hour' from generate_series(1, 120) n`)
    const again = device()
    await again.login('many@mail.example')
    const listed = (await again.call('GET', '/api/account/sessions')).json()
    const names = listed.map((session: { device: string }) => session.device)
    expect(names).toHaveLength(100)
    expect(names).toEqual(expect.arrayContaining(['Firefox, Linux', '1', '98']))
    expect(names).not.toContain('99')
    const { rows } = await db.execute(sql`select secret_hash from known_devices where account_id = ${id}`)
    expect(rows).toHaveLength(100)
    expect(rows).not.toContainEqual({ secret_hash: '99' })
    expect([await me.status(), await again.status(), await stranger.status()]).toEqual([200, 200, 200])
  })

  it('of other accounts cannot be ended', async () => {
    const [me, stranger] = [await person('me@mail.example'), await person('stranger@mail.example')]
    expect(await codeOf(me.call('DELETE', `/api/account/sessions/${stranger.handle}`))).toEqual([
      404,
      'not_found',
    ])
    expect(await stranger.status()).toBe(200)
  })
})

const WRITTEN = '2026-11-20T10:00:00.000Z'

describe('an export', () => {
  it('contains all data of the account and no secrets', async () => {
    const me = await person('export@mail.example')
    const at = timestampOf({ ms: BEGIN, count: 0, device: 'aaaaaaaaaaaaaaaa' })
    const records = Array.from({ length: 1200 }, (_, index) => ({
      type: 'note',
      id: String(index),
      at,
      value: index === 7 ? null : { text: `note “${index}” <b>`, writtenAt: WRITTEN, changedAt: WRITTEN },
    }))
    const { id: account } = (await me.call('GET', '/api/auth/user')).json()
    for (let start = 0; start < records.length; start += 400) {
      const sent = await me.call('POST', '/api/sync', {
        account,
        after: 0,
        records: records.slice(start, start + 400),
      })
      expect(sent.statusCode).toBe(200)
    }
    const stranger = await person('beside-export@mail.example')
    const { id: other } = (await stranger.call('GET', '/api/auth/user')).json()
    const theirs = [
      {
        type: 'note',
        id: 'theirs',
        at,
        value: { text: 'a stranger’s', writtenAt: WRITTEN, changedAt: WRITTEN },
      },
    ]
    await stranger.call('POST', '/api/sync', { account: other, after: 0, records: theirs })
    for (const [id, name] of [
      [account, 'mine'],
      [other, 'theirs'],
    ]) {
      await server.services.database.db.execute(
        sql`insert into passkeys values (default, ${id}, ${`credential-${name}`}, 'public-key', 7, '{usb}', ${name}, ${now.toISOString()}, null)`,
      )
    }
    const answer = await me.call('GET', '/api/account/export')
    const { exportAccount } = await import('../core/account.contract.ts')
    const exported = exportAccount.answer.parse(answer.json())
    expect(exported).toEqual(answer.json())
    expect(exported).toMatchObject({
      format: 'rafiq-account',
      user: { email: 'export@mail.example', language: 'en' },
    })
    expect(Object.keys(exported).sort()).toEqual([
      'audioRecordings',
      'businesses',
      'circles',
      'communityReports',
      'coursePlaces',
      'discussions',
      'explanations',
      'exportedAt',
      'format',
      'passkeys',
      'records',
      'roleApplications',
      'sessions',
      'user',
      'version',
    ])
    expect(exported.records).toHaveLength(1199)
    expect(exported.records[8]).toEqual({
      type: 'note',
      id: '9',
      at,
      value: { text: 'note “9” <b>', writtenAt: WRITTEN, changedAt: WRITTEN },
    })
    expect(exported.sessions).toHaveLength(1)
    expect(exported.passkeys).toEqual([{ name: 'mine', createdAt: now.toISOString(), lastUsedAt: null }])
    const secret = me.cookies.get('rafiq_session') ?? 'none'
    expect(answer.body).not.toMatch(/argon2|hash|credential|public-?key|stranger|beside-export/i)
    expect(answer.body).not.toContain(me.cookies.get('rafiq_device') ?? 'none')
    expect(answer.body).not.toContain(secret)
  })
})

describe('deleting', () => {
  /** Inserts a row for the account into every table that is otherwise empty. */
  const insertRows = (id: string) => [
    sql`insert into account_links values (${id}, 'reset', 'x', 'x', now(), now())`,
    sql`insert into user_records values (${id}, 'note', 'x', 'x', null, 1)`,
    sql`insert into user_record_sequences values (${id}, 1, 1)`,
    sql`insert into passkeys values (default, ${id}, 'x', 'x', 0, '{}', 'x', now(), null)`,
    sql`insert into passkey_challenges values ('x', ${id}, now())`,
  ]

  it('needs the password and leaves no rows', async () => {
    const { db } = server.services.database
    const me = device()
    const id = await me.register('deleted@mail.example')
    for (const statement of insertRows(id)) await db.execute(statement)
    const { rows } = await db.execute<{ table: string; column: string; rule: string }>(sql`
      select conrelid::regclass::text as table, attname as column, confdeltype as rule
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'accounts'::regclass`)
    const count = async (table: string, column: string) =>
      Number(
        (await db.execute(sql`select count(*) as n from ${sql.raw(table)} where ${sql.raw(column)} = ${id}`))
          .rows[0]?.n,
      )
    const ours = [
      'account_links',
      'known_devices',
      'user_records',
      'user_record_sequences',
      'passkey_challenges',
      'passkeys',
      'sessions',
    ]
    expect(rows.map(({ table }) => table)).toEqual(expect.arrayContaining(ours))
    for (const table of ours) expect(await count(table, 'account_id'), table).toBeGreaterThan(0)

    expect(await codeOf(me.call('POST', '/api/account/deletion', {}))).toEqual([
      403,
      'reauthentication_needed',
    ])
    expect(await codeOf(me.call('POST', '/api/account/deletion', { password: 'wrong' }))).toEqual([
      403,
      'wrong_credentials',
    ])
    expect((await me.call('POST', '/api/account/deletion', { password: PASSWORD })).statusCode).toBe(200)

    for (const { table, column, rule } of rows) {
      expect(await count(table, column), table).toBe(0)
      // Data that concerns others may stay without the account’s id; the rest is deleted.
      expect(['c', 'n'], `${table}.${column} is deleted with the account, or forgets it`).toContain(rule)
    }
    expect(await me.status()).toBe(401)
    expect((await device().login('deleted@mail.example')).statusCode).toBe(401)
    await device().register('deleted@mail.example')
  })
})
