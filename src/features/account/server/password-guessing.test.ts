import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { type MailServer, mailServer } from '#shared/server/testing/mail-server.ts'
import { type Device, PASSWORD, testDevice } from './testing/device.ts'

const BEGIN = Date.UTC(2026, 10, 21, 12)
const MINUTE_MS = 60_000
let now = new Date(BEGIN)
let server: TestApp
let mail: MailServer
/** A server that sends email, where several people can register the same address. */
let mailing: TestApp
beforeAll(async () => {
  server = await testApp({ features: serverFeatures, clock: () => now })
  mail = await mailServer()
  const settings = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'Rafiq <r@mail.example>',
    PUBLIC_URL: 'https://rafiq.example',
  }
  mailing = await testApp({ features: serverFeatures, clock: () => now, settings })
})
afterAll(async () => {
  await server.close()
  await mailing.close()
  await mail.close()
})
beforeEach(() => {
  now = new Date(BEGIN)
})

let networks = 0
/** A device on a network of its own. */
const newNetworkDevice = ({ app } = server) => {
  networks += 1
  return testDevice(app, `198.51.100.${networks}`)
}
const loginStatuses = async (device: Device, email: string, times: number, password = 'wrong') => {
  const all: number[] = []
  for (let time = 0; time < times; time++) all.push((await device.login(email, password)).statusCode)
  return all
}
const times = (status: number, count: number) => Array<number>(count).fill(status)

describe('password guessing', () => {
  it('is blocked after five wrong passwords, longer each time, even for the right one', async () => {
    await newNetworkDevice().register('guessed@mail.example')
    const guesser = newNetworkDevice()
    expect(await loginStatuses(guesser, 'guessed@mail.example', 7)).toEqual([...times(401, 5), 429, 429])
    const refused = await guesser.login('guessed@mail.example')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('15')
    expect(refused.json().error.code).toBe('too_many_attempts')
    now = new Date(BEGIN + 15_000)
    expect(await loginStatuses(guesser, 'guessed@mail.example', 2)).toEqual([401, 429])
    expect((await guesser.login('guessed@mail.example')).headers['retry-after']).toBe('30')
    now = new Date(BEGIN + 45_000)
    expect((await guesser.login('guessed@mail.example')).statusCode).toBe(200)
  })

  it('gets the same answers for an unknown account', async () => {
    const guesser = newNetworkDevice()
    expect(await loginStatuses(guesser, 'nobody@mail.example', 7)).toEqual([...times(401, 5), 429, 429])
  })

  it('never locks the owner out, even in the same network', async () => {
    const owner = newNetworkDevice()
    await owner.register('owner@mail.example')
    await owner.call('POST', '/api/logout')
    const guesser = testDevice(server.app, `198.51.100.${networks}`)
    expect((await loginStatuses(guesser, 'owner@mail.example', 8)).at(-1)).toBe(429)
    expect((await owner.login('owner@mail.example')).statusCode).toBe(200)
    expect((await newNetworkDevice().login('owner@mail.example')).statusCode).toBe(200)
  })

  it('is limited to ten attempts on a known device', async () => {
    const owner = newNetworkDevice()
    await owner.register('lent@mail.example')
    expect(await loginStatuses(owner, 'lent@mail.example', 12)).toEqual([...times(401, 10), 429, 429])
  })

  it('is limited on a known device however often another account signs in there', async () => {
    const shared = newNetworkDevice()
    await shared.register('shared@mail.example')
    await shared.register('second@mail.example')
    expect(await loginStatuses(shared, 'shared@mail.example', 10)).toEqual(times(401, 10))
    expect((await shared.login('second@mail.example')).statusCode).toBe(200)
    expect((await shared.login('shared@mail.example')).statusCode).toBe(429)
  })

  it('makes devices unknown after a new password', async () => {
    const [owner, thief] = [newNetworkDevice(), newNetworkDevice()]
    await owner.register('robbed@mail.example')
    await thief.login('robbed@mail.example', PASSWORD)
    const password = { currentPassword: PASSWORD, password: 'eight quiet lanterns' }
    expect((await owner.call('POST', '/api/account/password', password)).statusCode).toBe(200)
    expect(await loginStatuses(thief, 'robbed@mail.example', 6)).toEqual([...times(401, 5), 429])
    expect(await loginStatuses(owner, 'robbed@mail.example', 10)).toEqual(times(401, 10))
  })

  it('cannot hide a known device with a planted cookie', async () => {
    const owner = newNetworkDevice()
    await owner.register('hidden@mail.example')
    const own = `rafiq_device=${owner.cookies.get('rafiq_device')}`
    const planted = `rafiq_device=${'A'.repeat(43)}`
    const right = { email: 'hidden@mail.example', password: PASSWORD }
    const wrong = { ...right, password: 'wrong' }
    for (const cookie of [`${planted}; ${own}`, `${own}; ${planted}`]) {
      const guesser = testDevice(server.app, `198.51.100.${networks}`)
      expect((await loginStatuses(guesser, right.email, 6)).at(-1)).toBe(429)
      expect((await guesser.call('POST', '/api/login', wrong, { cookie })).statusCode, cookie).toBe(401)
    }
    const before = `${planted}; ${own}`
    expect((await owner.call('POST', '/api/login', right, { cookie: before })).statusCode).toBe(200)
    // The previous cookie is worthless now.
    expect((await newNetworkDevice().call('POST', '/api/login', wrong, { cookie: own })).statusCode).toBe(401)
    const { db } = server.services.database
    const { rows } = await db.execute(
      sql`select 1 from known_devices join accounts on id = account_id where email = ${right.email}`,
    )
    expect(rows).toHaveLength(1)
  })

  it('reduces two known cookies of a device to one at the next sign-in', async () => {
    const [one, two] = [newNetworkDevice(), newNetworkDevice()]
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
    // Both accounts know the device’s new cookie.
    for (const email of ['twice@mail.example', 'beside@mail.example']) {
      expect(await loginStatuses(one, email, 7)).toEqual(times(401, 7))
    }
  })

  it('makes a device unknown that was signed out remotely', async () => {
    const [owner, thief] = [newNetworkDevice(), newNetworkDevice()]
    await owner.register('parted@mail.example')
    await thief.login('parted@mail.example', PASSWORD)
    expect((await owner.call('DELETE', '/api/account/sessions')).statusCode).toBe(200)
    expect(await loginStatuses(thief, 'parted@mail.example', 6)).toEqual([...times(401, 5), 429])
  })

  it('gains nothing from an invented or foreign device cookie', async () => {
    await newNetworkDevice().register('victim@mail.example')
    const guesser = newNetworkDevice()
    await guesser.register('guesser@mail.example')
    expect(await loginStatuses(guesser, 'victim@mail.example', 6)).toEqual([...times(401, 5), 429])
    const invented = newNetworkDevice()
    invented.cookies.set('rafiq_device', 'A'.repeat(43))
    expect(await loginStatuses(invented, 'victim@mail.example', 6)).toEqual([...times(401, 5), 429])
  })

  it('is limited to fifty attempts per network, which a sign-in does not reset', async () => {
    const guesser = newNetworkDevice()
    await guesser.register('own@mail.example')
    const all: number[] = []
    for (let number = 0; number < 55; number++) {
      const stranger = testDevice(server.app, `198.51.100.${networks}`)
      if (number % 10 === 5) expect((await stranger.login('own@mail.example')).statusCode).toBe(200)
      all.push((await guesser.login(`many${number}@mail.example`, 'wrong')).statusCode)
    }
    expect(all).toEqual([...times(401, 50), ...times(429, 5)])
  })

  it('counts an IPv6 network as one', async () => {
    const all: number[] = []
    for (let number = 1; number <= 7; number++) {
      const device = testDevice(server.app, `2001:db8:5:6::${number}`)
      all.push((await device.login('six@mail.example', 'wrong')).statusCode)
    }
    expect(all).toEqual([...times(401, 5), 429, 429])
  })

  it('gets five attempts out of a hundred simultaneous ones', async () => {
    const guesser = newNetworkDevice()
    const all = await Promise.all(
      Array.from({ length: 100 }, () => guesser.login('storm@mail.example', 'wrong')),
    )
    expect(all.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
  })

  it('is limited within an open session without affecting others', async () => {
    const owner = newNetworkDevice()
    await owner.register('open@mail.example')
    const other = newNetworkDevice()
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

describe('password guessing by someone who registered the same address', () => {
  const OWN = 'eight quiet lanterns'

  /** Registers an address and confirms it. */
  async function registerConfirmed(email: string): Promise<Device> {
    const owner = newNetworkDevice(mailing)
    await owner.register(email)
    const token = /token=([\w-]{43})/.exec((await mail.next()).text)?.[1]
    const answer = await owner.call('POST', '/api/auth/email-confirmations', { token })
    expect(answer.statusCode).toBe(200)
    return owner
  }

  async function registerToo(email: string): Promise<Device> {
    const claimant = newNetworkDevice(mailing)
    await claimant.register(email, { password: OWN })
    await mail.next()
    return claimant
  }

  it('is limited as for strangers, however often they sign in to their own account', async () => {
    const email = 'shared@mail.example'
    await registerConfirmed(email)
    const claimant = await registerToo(email)
    const answers: number[] = []
    for (let round = 0; round < 4; round++) {
      answers.push(...(await loginStatuses(claimant, email, 3)))
      expect((await claimant.login(email, OWN)).statusCode).toBe(200)
    }
    expect(answers).toEqual([...times(401, 5), ...times(429, 7)])
    const refused = await claimant.login(email, PASSWORD)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '15'])
  })

  it('is limited without the cookie of their device too', async () => {
    const email = 'cookieless@mail.example'
    await registerConfirmed(email)
    const claimant = await registerToo(email)
    const address = `198.51.100.${networks}`
    const answers: number[] = []
    for (let round = 0; round < 4; round++) {
      answers.push(...(await loginStatuses(testDevice(mailing.app, address), email, 2)))
      await testDevice(mailing.app, address).login(email, OWN)
    }
    expect(answers).toEqual([...times(401, 5), ...times(429, 3)])
    expect((await claimant.login(email, OWN)).statusCode).toBe(200)
  })

  it('never locks the owner out, even in the same network', async () => {
    const email = 'claimed@mail.example'
    const owner = await registerConfirmed(email)
    const claimant = testDevice(mailing.app, `198.51.100.${networks}`)
    await claimant.register(email, { password: OWN })
    await mail.next()
    expect((await loginStatuses(claimant, email, 8)).at(-1)).toBe(429)
    expect((await owner.login(email)).statusCode).toBe(200)
  })

  it('is limited for the owner of the address at the accounts of others', async () => {
    const email = 'upside@mail.example'
    const owner = await registerConfirmed(email)
    await registerToo(email)
    const answers: number[] = []
    for (let round = 0; round < 3; round++) {
      answers.push(...(await loginStatuses(owner, email, 3)))
      expect((await owner.login(email)).statusCode).toBe(200)
    }
    expect(answers).toEqual([...times(401, 5), ...times(429, 4)])
  })

  it('gets the same answers whether the address has an owner', async () => {
    const alone = await registerToo('alone@mail.example')
    await registerConfirmed('owned@mail.example')
    const claimant = await registerToo('owned@mail.example')
    const answersOf = async (device: Device, email: string) => [
      ...(await loginStatuses(device, email, 4)),
      ...(await loginStatuses(device, email, 1, OWN)),
      ...(await loginStatuses(device, email, 4)),
    ]
    expect(await answersOf(alone, 'alone@mail.example')).toEqual(
      await answersOf(claimant, 'owned@mail.example'),
    )
  })
})

it('limits reset requests to ten', async () => {
  const device = newNetworkDevice()
  const ask = () => device.call('POST', '/api/auth/reset-requests', { email: 'x@mail.example' })
  for (let time = 0; time < 10; time++) expect((await ask()).statusCode).toBe(202)
  expect((await ask()).statusCode).toBe(429)
  now = new Date(BEGIN + MINUTE_MS)
  expect((await ask()).json()).toEqual({ mail: false })
})

it('limits new accounts to twenty where requests are limited', async () => {
  const limited = await testApp({
    features: serverFeatures,
    clock: () => now,
    settings: { RATE_LIMIT: 10_000 },
  })
  const make = (number: number) =>
    testDevice(limited.app).call('POST', '/api/register', {
      email: `a${number}@mail.example`,
      password: PASSWORD,
    })
  for (let number = 0; number < 20; number++) expect((await make(number)).statusCode).toBe(201)
  expect((await make(20)).statusCode).toBe(429)
  await limited.close()
})
