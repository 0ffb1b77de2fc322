import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { giveRole } from '#shared/server/session/give-role.ts'
import { type TestApp, type TestAppOptions, testApp } from '#shared/server/test-app.ts'
import { deleteExpired } from './delete-expired.ts'
import { type Device, PASSWORD, testDevice } from './testing/device.ts'

const BEGIN = Date.UTC(2026, 10, 21, 12)
const DAY_MS = 86_400_000
let now = new Date(BEGIN)
let server: TestApp
const start = (options: TestAppOptions = {}) =>
  testApp({ features: serverFeatures, clock: () => now, ...options })
beforeAll(async () => {
  server = await start()
})
afterAll(() => server.close())
beforeEach(() => {
  now = new Date(BEGIN)
})

let made = 0
async function person(): Promise<Device & { email: string; id: string }> {
  const device = testDevice(server.app)
  made += 1
  const email = `person${made}@mail.example`
  return Object.assign(device, { email, id: await device.register(email) })
}
const copyOf = (device: Device): Device => {
  const copy = testDevice(server.app, '203.0.113.9')
  for (const [name, value] of device.cookies) copy.cookies.set(name, value)
  copy.handle = device.handle
  return copy
}

describe('the session cookie', () => {
  it('is limited to this site’s API and hidden from scripts', async () => {
    const device = testDevice(server.app)
    const answer = await device.call('POST', '/api/register', {
      email: 'cookie@mail.example',
      password: PASSWORD,
    })
    const [session, known] = [answer.headers['set-cookie']].flat()
    expect(session).toMatch(
      /^rafiq_session=[\w-]{43}; Max-Age=15552000; Path=\/api; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(known).toMatch(
      /^rafiq_device=[\w-]{43}; Max-Age=31536000; Path=\/api; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    const kept = await server.services.database.db.execute(sql`select * from sessions`)
    expect(JSON.stringify(kept.rows)).not.toContain(device.cookies.get('rafiq_session'))
  })

  it('is sent over plain HTTP only when configured', async () => {
    const plain = await start({ settings: { COOKIE_SECURE: 'off' } })
    const answer = await testDevice(plain.app).call('POST', '/api/register', {
      email: 'plain@mail.example',
      password: PASSWORD,
    })
    expect(String(answer.headers['set-cookie'])).not.toContain('Secure')
    await plain.close()
  })

  it('needs the matching session id', async () => {
    const [me, other] = [await person(), await person()]
    const withoutHandle = copyOf(me)
    withoutHandle.handle = undefined
    expect(await withoutHandle.status()).toBe(401)
    const withoutCookie = copyOf(me)
    withoutCookie.cookies.clear()
    expect(await withoutCookie.status()).toBe(401)
    const mixed = copyOf(me)
    mixed.handle = other.handle
    expect(await mixed.status()).toBe(401)
    expect(await copyOf(me).status()).toBe(200)
  })

  it('works beside planted cookies of the same name', async () => {
    const me = await person()
    const cookie = `rafiq_session=${me.cookies.get('rafiq_session')}`
    const ask = async (header: string) =>
      (await me.call('GET', '/api/auth/user', undefined, { cookie: header })).statusCode
    expect(await ask(`rafiq_session=planted; ${cookie}`)).toBe(200)
    expect(await ask(`${cookie}; rafiq_session=planted`)).toBe(200)
    for (const header of ['rafiq_session=planted', 'rafiq_session=', 'rafiq_session=%zz', `x${cookie}`]) {
      expect(await ask(header), header).toBe(401)
    }
  })

  it('allows no changes without the session id, which other sites cannot send', async () => {
    const me = copyOf(await person())
    me.handle = undefined
    for (const [method, url] of [
      ['PATCH', '/api/account'],
      ['POST', '/api/account/password'],
      ['POST', '/api/account/deletion'],
      ['DELETE', '/api/account/sessions'],
      ['POST', '/api/sync'],
    ] as const) {
      expect((await me.call(method, url, {})).statusCode, url).toBe(401)
    }
  })

  it.each(['x', '00000000-0000-4000-8000-000000000000', "' or true --", 'a'.repeat(5000)])(
    'is rejected with the session id %.20s',
    async (handle) => {
      const me = copyOf(await person())
      me.handle = handle
      expect(await me.status()).toBe(401)
    },
  )
})

describe('a personal answer', () => {
  it('is never cached', async () => {
    const me = await person()
    for (const url of [
      'auth/user',
      'account/sessions',
      'account/passkeys',
      'account/export',
      'role-applications',
    ]) {
      const answer = await me.call('GET', `/api/${url}`)
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 200, 'no-store'])
    }
    const body = { account: me.id, after: 0, records: [] }
    const synced = await me.call('POST', '/api/sync', body)
    expect([synced.statusCode, synced.headers['cache-control']]).toEqual([200, 'no-store'])
  })

  it('leaves no name or address in the rate limits', async () => {
    await testDevice(server.app, '198.51.100.77').login('tried@mail.example', 'wrong')
    const { rows } = await server.services.database.db.execute(sql`select * from rate_limits`)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/tried|mail\.example|198\.51/)
  })
})

describe('signing in', () => {
  it('replaces a planted cookie and session id', async () => {
    const attacker = await person()
    const victim = copyOf(attacker)
    const { email } = await person()
    const planted = victim.cookies.get('rafiq_session')
    expect((await victim.login(email)).statusCode).toBe(200)
    expect(victim.cookies.get('rafiq_session')).not.toBe(planted)
    expect(victim.handle).not.toBe(attacker.handle)
    expect(await attacker.status()).toBe(401)
    expect((await victim.call('GET', '/api/auth/user')).json().email).toBe(email)
  })

  it('ends the device’s previous session', async () => {
    const me = await person()
    const before = copyOf(me)
    await me.login(me.email)
    expect(await before.status()).toBe(401)
    expect(await me.status()).toBe(200)
  })

  it('out ends the session on the server and always clears the cookie', async () => {
    const me = await person()
    const copy = copyOf(me)
    expect((await me.call('POST', '/api/logout')).statusCode).toBe(200)
    expect(me.cookies.has('rafiq_session')).toBe(false)
    expect(me.cookies.has('rafiq_device')).toBe(true)
    expect(await copy.status()).toBe(401)
    const again = await me.call('POST', '/api/logout')
    expect(again.statusCode).toBe(200)
    expect(String(again.headers['set-cookie'])).toContain('Max-Age=0')
  })

  it('is needed again after a role change', async () => {
    const me = await person()
    expect(await giveRole(server.services.database, me.id, 'support')).toBe(true)
    expect(await me.status()).toBe(401)
    await me.login(me.email)
    expect((await me.call('GET', '/api/auth/user')).json().role).toBe('support')
    expect(await giveRole(server.services.database, '00000000-0000-4000-8000-000000000000', null)).toBe(false)
  })
})

describe('a session', () => {
  it('expires after thirty days without use', async () => {
    const [used, unused] = [await person(), await person()]
    for (const day of [20, 40, 60]) {
      now = new Date(BEGIN + day * DAY_MS)
      expect(await used.status(), `${day}`).toBe(200)
    }
    expect(await unused.status()).toBe(401)
  })

  it('expires after half a year even when used', async () => {
    const me = await person()
    for (let day = 20; day <= 180; day += 20) {
      now = new Date(BEGIN + day * DAY_MS)
      expect(await me.status(), `${day}`).toBe(200)
    }
    now = new Date(BEGIN + 180 * DAY_MS + 1)
    expect(await me.status()).toBe(401)
  })

  it('is deleted once expired, like other expired records', async () => {
    const [old, fresh] = [await person(), await person()]
    const { db } = server.services.database
    const stranger = testDevice(server.app)
    await stranger.login('wrong@mail.example')
    await stranger.call('POST', '/api/auth/passkey-options', {})
    await db.execute(
      sql`insert into account_links values (${old.id}, 'reset', 'old', 'x', now(), ${new Date(BEGIN).toISOString()})`,
    )
    await db.execute(
      sql`insert into account_links values (${fresh.id}, 'reset', 'new', 'x', now(), ${new Date(BEGIN + 40 * DAY_MS).toISOString()})`,
    )
    now = new Date(BEGIN + 31 * DAY_MS)
    await fresh.login(fresh.email)
    await deleteExpired(server.services)
    const left = async (table: string) =>
      (await db.execute<{ id: string }>(sql`select account_id as id from ${sql.raw(table)}`)).rows.map(
        ({ id }) => id,
      )
    for (const table of ['sessions', 'account_links']) {
      expect(await left(table), table).toContain(fresh.id)
      expect(await left(table), table).not.toContain(old.id)
    }
    const count = async (table: string) =>
      (await db.execute(sql`select 1 from ${sql.raw(table)}`)).rows.length
    expect([await count('rate_limits'), await count('passkey_challenges')]).toEqual([0, 0])
    expect(await left('known_devices')).toContain(old.id)
    now = new Date(BEGIN + 366 * DAY_MS)
    await deleteExpired(server.services)
    expect(await left('known_devices')).not.toContain(old.id)
  })
})

it('deletes expired records every hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { app, services, close } = await start()
  await testDevice(app).register('over@mail.example')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const sessions = async () => (await services.database.db.execute(sql`select 1 from sessions`)).rows.length
  now = new Date(BEGIN + 31 * DAY_MS)
  expect(await sessions()).toBe(1)
  while ((await sessions()) > 0) vi.advanceTimersByTime(3_600_000)
  await close()
})

describe('a cross-site request', () => {
  const post = (headers: Record<string, string>) =>
    testDevice(server.app).call('POST', '/api/login', { email: 'x@mail.example', password: 'x' }, headers)

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:81' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
  ])('is rejected: %j', async (headers) => {
    const answer = await post(headers)
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'cross_site'])
  })

  it.each([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:80' },
  ])('does not include %j', async (headers) => {
    expect((await post(headers)).statusCode).toBe(401)
  })

  it('does not include the public address behind a proxy', async () => {
    const proxied = await start({ settings: { PUBLIC_URL: 'https://rafiq.example' } })
    const answer = await testDevice(proxied.app).call(
      'POST',
      '/api/login',
      { email: 'x@mail.example', password: 'x' },
      { origin: 'https://rafiq.example' },
    )
    expect(answer.statusCode).toBe(401)
    await proxied.close()
  })
})
