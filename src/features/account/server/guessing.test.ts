import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { type Device, deviceOn, PASSWORD } from './testing/device.ts'

const BEGIN = Date.UTC(2026, 10, 21, 12)
const MINUTE_MS = 60_000
let now = new Date(BEGIN)
let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: serverFeatures, clock: () => now })
})
afterAll(() => server.close())
beforeEach(() => {
  now = new Date(BEGIN)
})

let networks = 0
/** A device on a network that nobody else in these tests is on. */
const somewhere = () => {
  networks += 1
  return deviceOn(server.app, `198.51.100.${networks}`)
}
const statuses = async (device: Device, email: string, times: number, password = 'wrong') => {
  const all: number[] = []
  for (let time = 0; time < times; time++) all.push((await device.login(email, password)).statusCode)
  return all
}
const times = (status: number, count: number) => Array<number>(count).fill(status)

describe('somebody who guesses', () => {
  it('waits after five wrong passwords, longer each time, and the right one does not help meanwhile', async () => {
    await somewhere().register('guessed@mail.example')
    const guesser = somewhere()
    expect(await statuses(guesser, 'guessed@mail.example', 7)).toEqual([...times(401, 5), 429, 429])
    const refused = await guesser.login('guessed@mail.example')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('15')
    expect(refused.json().error.code).toBe('too_many_attempts')
    now = new Date(BEGIN + 15_000)
    expect(await statuses(guesser, 'guessed@mail.example', 2)).toEqual([401, 429])
    expect((await guesser.login('guessed@mail.example')).headers['retry-after']).toBe('30')
    now = new Date(BEGIN + 45_000)
    expect((await guesser.login('guessed@mail.example')).statusCode).toBe(200)
  })

  it('is told the same of an account that there is not', async () => {
    const guesser = somewhere()
    expect(await statuses(guesser, 'nobody@mail.example', 7)).toEqual([...times(401, 5), 429, 429])
  })

  it('cannot keep the owner out: neither from elsewhere nor where they signed in before, even in the same network', async () => {
    const owner = somewhere()
    await owner.register('owner@mail.example')
    await owner.call('POST', '/api/logout')
    const guesser = deviceOn(server.app, `198.51.100.${networks}`)
    expect((await statuses(guesser, 'owner@mail.example', 8)).at(-1)).toBe(429)
    expect((await owner.login('owner@mail.example')).statusCode).toBe(200)
    expect((await somewhere().login('owner@mail.example')).statusCode).toBe(200)
  })

  it('on a device of the owner waits as well, after ten', async () => {
    const owner = somewhere()
    await owner.register('lent@mail.example')
    expect(await statuses(owner, 'lent@mail.example', 12)).toEqual([...times(401, 10), 429, 429])
  })

  it('on a device of the owner is a stranger after a new password was set elsewhere', async () => {
    const [owner, thief] = [somewhere(), somewhere()]
    await owner.register('robbed@mail.example')
    await thief.login('robbed@mail.example', PASSWORD)
    const password = { currentPassword: PASSWORD, password: 'eight quiet lanterns' }
    expect((await owner.call('POST', '/api/account/password', password)).statusCode).toBe(200)
    expect(await statuses(thief, 'robbed@mail.example', 6)).toEqual([...times(401, 5), 429])
    expect(await statuses(owner, 'robbed@mail.example', 10)).toEqual(times(401, 10))
  })

  it('cannot hide the owner’s device by another cookie of its name, which a neighbouring host can set', async () => {
    const owner = somewhere()
    await owner.register('hidden@mail.example')
    const own = `rafiq_device=${owner.cookies.get('rafiq_device')}`
    const planted = `rafiq_device=${'A'.repeat(43)}`
    const right = { email: 'hidden@mail.example', password: PASSWORD }
    const wrong = { ...right, password: 'wrong' }
    for (const cookie of [`${planted}; ${own}`, `${own}; ${planted}`]) {
      const guesser = deviceOn(server.app, `198.51.100.${networks}`)
      expect((await statuses(guesser, right.email, 6)).at(-1)).toBe(429)
      expect((await guesser.call('POST', '/api/login', wrong, { cookie })).statusCode, cookie).toBe(401)
    }
    const before = `${planted}; ${own}`
    expect((await owner.call('POST', '/api/login', right, { cookie: before })).statusCode).toBe(200)
    // Whoever has the cookie of before has nothing.
    expect((await somewhere().call('POST', '/api/login', wrong, { cookie: own })).statusCode).toBe(401)
    const { db } = server.services.database
    const { rows } = await db.execute(
      sql`select 1 from known_devices join accounts on id = account_id where email = ${right.email}`,
    )
    expect(rows).toHaveLength(1)
  })

  it('on a device with two cookies that one account knows has one from the next sign-in on', async () => {
    const [one, two] = [somewhere(), somewhere()]
    await one.register('twice@mail.example')
    await two.register('beside@mail.example')
    await two.login('twice@mail.example')
    const cookie = [one, two].map((each) => `rafiq_device=${each.cookies.get('rafiq_device')}`).join('; ')
    const right = { email: 'twice@mail.example', password: PASSWORD }
    expect((await one.call('POST', '/api/login', right, { cookie })).statusCode).toBe(200)
    const { db } = server.services.database
    const { rows } = await db.execute<{ email: string; secrets: string }>(sql`
      select email, count(*) as secrets from known_devices join accounts on id = account_id
      where email in ('twice@mail.example', 'beside@mail.example') group by email order by email`)
    expect(rows.map(({ email, secrets }) => [email, Number(secrets)])).toEqual([
      ['beside@mail.example', 1],
      ['twice@mail.example', 1],
    ])
    // Both accounts know the device by its new cookie.
    for (const email of ['twice@mail.example', 'beside@mail.example']) {
      expect(await statuses(one, email, 7)).toEqual(times(401, 7))
    }
  })

  it('on a device that was signed out from elsewhere is a stranger', async () => {
    const [owner, thief] = [somewhere(), somewhere()]
    await owner.register('parted@mail.example')
    await thief.login('parted@mail.example', PASSWORD)
    expect((await owner.call('DELETE', '/api/account/sessions')).statusCode).toBe(200)
    expect(await statuses(thief, 'parted@mail.example', 6)).toEqual([...times(401, 5), 429])
  })

  it('with a device’s cookie that was made up, or is another account’s, gains nothing', async () => {
    await somewhere().register('victim@mail.example')
    const guesser = somewhere()
    await guesser.register('guesser@mail.example')
    expect(await statuses(guesser, 'victim@mail.example', 6)).toEqual([...times(401, 5), 429])
    const invented = somewhere()
    invented.cookies.set('rafiq_device', 'A'.repeat(43))
    expect(await statuses(invented, 'victim@mail.example', 6)).toEqual([...times(401, 5), 429])
  })

  it('at many accounts of one network waits after fifty, and signing in to an own one does not help', async () => {
    const guesser = somewhere()
    await guesser.register('own@mail.example')
    const all: number[] = []
    for (let number = 0; number < 55; number++) {
      const stranger = deviceOn(server.app, `198.51.100.${networks}`)
      if (number % 10 === 5) expect((await stranger.login('own@mail.example')).statusCode).toBe(200)
      all.push((await guesser.login(`many${number}@mail.example`, 'wrong')).statusCode)
    }
    expect(all).toEqual([...times(401, 50), ...times(429, 5)])
  })

  it('with all addresses of an IPv6 network is one', async () => {
    const all: number[] = []
    for (let number = 1; number <= 7; number++) {
      const device = deviceOn(server.app, `2001:db8:5:6::${number}`)
      all.push((await device.login('six@mail.example', 'wrong')).statusCode)
    }
    expect(all).toEqual([...times(401, 5), 429, 429])
  })

  it('with a hundred at once has five', async () => {
    const guesser = somewhere()
    const all = await Promise.all(
      Array.from({ length: 100 }, () => guesser.login('storm@mail.example', 'wrong')),
    )
    expect(all.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
  })

  it('the password of a session that was left open waits too, and keeps the owner’s others working', async () => {
    const owner = somewhere()
    await owner.register('open@mail.example')
    const other = somewhere()
    await other.login('open@mail.example')
    const guess = () => owner.call('POST', '/api/account/deletion', { password: 'wrong' })
    const all: number[] = []
    for (let time = 0; time < 6; time++) all.push((await guess()).statusCode)
    expect(all).toEqual([...times(403, 5), 429])
    const password = { currentPassword: PASSWORD, password: 'eight quiet lanterns' }
    expect((await other.call('POST', '/api/account/password', password)).statusCode).toBe(200)
    expect(await owner.status()).toBe(401)
  })
})

it('somebody who asks for many letters waits after ten', async () => {
  const device = somewhere()
  const ask = () => device.call('POST', '/api/auth/reset-requests', { email: 'x@mail.example' })
  for (let time = 0; time < 10; time++) expect((await ask()).statusCode).toBe(202)
  expect((await ask()).statusCode).toBe(429)
  now = new Date(BEGIN + MINUTE_MS)
  expect((await ask()).json()).toEqual({ mail: false })
})

it('somebody who makes many accounts waits after twenty, where requests are limited at all', async () => {
  const limited = await testApp({
    features: serverFeatures,
    clock: () => now,
    settings: { RATE_LIMIT: 10_000 },
  })
  const make = (number: number) =>
    deviceOn(limited.app).call('POST', '/api/register', {
      email: `a${number}@mail.example`,
      password: PASSWORD,
    })
  for (let number = 0; number < 20; number++) expect((await make(number)).statusCode).toBe(201)
  expect((await make(20)).statusCode).toBe(429)
  await limited.close()
})
