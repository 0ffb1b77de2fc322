import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { waitingForLocks } from '#shared/server/testing/waiting-for-locks.ts'
import { authenticator } from '../testing/authenticator.ts'
import { type Device, PASSWORD, testDevice } from '../testing/device.ts'

const BEGIN = Date.UTC(2026, 10, 21, 12)
const SITE = { origin: 'https://rafiq.example', rpID: 'rafiq.example' }
let now = new Date(BEGIN)
let server: TestApp
beforeAll(async () => {
  const settings = { PUBLIC_URL: 'https://rafiq.example' }
  server = await testApp({ features: serverFeatures, clock: () => now, settings })
})
afterAll(() => server.close())
beforeEach(() => {
  now = new Date(BEGIN)
})

let made = 0
async function person(): Promise<Device & { id: string }> {
  const device = testDevice(server.app)
  made += 1
  return Object.assign(device, { id: await device.register(`key${made}@mail.example`) })
}
const requestOptions = async (device: Device, password?: string) =>
  (await device.call('POST', '/api/account/passkeys/options', { ...(password && { password }) })).json()
const addPasskey = (device: Device, response: object, name = 'Phone') =>
  device.call('POST', '/api/account/passkeys', { name, response })
const requestChallenge = async (device: Device): Promise<string> =>
  (await device.call('POST', '/api/auth/passkey-options', {})).json().challenge
const signIn = (device: Device, response: object) =>
  device.call('POST', '/api/auth/passkey-sign-ins', { response })
const statusAndCode = (answer: Awaited<ReturnType<Device['call']>>) => [
  answer.statusCode,
  answer.json().error?.code,
]

const remove = (device: Device, { id }: { id: string }, password?: string) =>
  device.call('POST', `/api/account/passkeys/${id}/removal`, { ...(password && { password }) })
const removePassword = ({ id }: { id: string }) =>
  server.services.database.db.execute(sql`update accounts set password_hash = null where id = ${id}`)

/** Registers an account with a passkey. Returns it with its authenticator. */
async function withPasskey() {
  const [me, key] = [await person(), authenticator(SITE)]
  const answer = await addPasskey(me, key.make((await requestOptions(me)).challenge))
  expect(answer.statusCode).toBe(201)
  return { me, key, passkey: answer.json() }
}

describe('a passkey', () => {
  it('can be added, used, renamed and deleted', async () => {
    const { me, key, passkey } = await withPasskey()
    const elsewhere = testDevice(server.app, '203.0.113.5')
    const answer = await signIn(elsewhere, key.sign(await requestChallenge(elsewhere)))
    expect(answer.json().user.id).toBe(me.id)
    expect(await elsewhere.status()).toBe(200)
    const [listed] = (await me.call('GET', '/api/account/passkeys')).json()
    expect(listed).toEqual({ ...passkey, lastUsedAt: now.toISOString() })
    const renamed = await me.call('PATCH', `/api/account/passkeys/${passkey.id}`, { name: 'Old phone' })
    expect(renamed.json().name).toBe('Old phone')
    expect((await me.call('GET', '/api/account/export')).json().passkeys).toMatchObject([
      { name: 'Old phone' },
    ])
    expect((await remove(me, passkey)).statusCode).toBe(200)
    expect(statusAndCode(await signIn(elsewhere, key.sign(await requestChallenge(elsewhere))))).toEqual([
      401,
      'passkey_refused',
    ])
  })

  it('is requested for this site and account, excluding existing ones', async () => {
    const { me } = await withPasskey()
    expect(await requestOptions(me)).toMatchObject({
      rp: { name: 'Rafiq', id: 'rafiq.example' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key', transports: ['internal'] }],
    })
    const signInOptions = (await me.call('POST', '/api/auth/passkey-options', {})).json()
    expect(signInOptions).toMatchObject({ rpId: 'rafiq.example', userVerification: 'required' })
    expect(signInOptions.allowCredentials ?? []).toEqual([])
  })

  it('needs a recent sign-in or the password', async () => {
    const me = await person()
    now = new Date(BEGIN + 11 * 60_000)
    expect((await requestOptions(me)).error.code).toBe('reauthentication_needed')
    expect((await requestOptions(me, 'wrong')).error.code).toBe('wrong_credentials')
    expect((await requestOptions(me, PASSWORD)).challenge).toBeDefined()
  })

  it('is rejected for another challenge, site or person, or twice', async () => {
    const [me, other] = [await person(), await person()]
    const expectAddRejected = async (response: object, by: Device = me) =>
      expect(statusAndCode(await addPasskey(by, response))).toEqual([400, 'passkey_refused'])
    await expectAddRejected(authenticator(SITE).make('made-up'))
    await expectAddRejected(authenticator(SITE).make((await requestOptions(me)).challenge), other)
    await expectAddRejected(authenticator(SITE).make(await requestChallenge(me)))
    await expectAddRejected(
      authenticator({ ...SITE, origin: 'https://evil.example' }).make((await requestOptions(me)).challenge),
    )
    await expectAddRejected(
      authenticator({ ...SITE, rpID: 'evil.example' }).make((await requestOptions(me)).challenge),
    )
    await expectAddRejected(
      authenticator(SITE).make((await requestOptions(me)).challenge, { type: 'webauthn.get' }),
    )
    const { challenge } = await requestOptions(me)
    const key = authenticator(SITE)
    expect((await addPasskey(me, key.make(challenge))).statusCode).toBe(201)
    await expectAddRejected(authenticator(SITE).make(challenge))
    await expectAddRejected(key.make((await requestOptions(me)).challenge))
    await expectAddRejected(key.make((await requestOptions(other)).challenge), other)
    now = new Date(BEGIN)
    const expired = (await requestOptions(me)).challenge
    now = new Date(BEGIN + 5 * 60_000)
    await expectAddRejected(authenticator(SITE).make(expired))
  })

  it('does not sign in with another challenge, site or key, or without user verification', async () => {
    const { key } = await withPasskey()
    const device = testDevice(server.app)
    const expectSignInRejected = async (response: object) =>
      expect(statusAndCode(await signIn(device, response))).toEqual([401, 'passkey_refused'])
    await expectSignInRejected(key.sign('made-up'))
    await expectSignInRejected(authenticator(SITE).sign(await requestChallenge(device)))
    await expectSignInRejected(key.sign(await requestChallenge(device), { origin: 'https://evil.example' }))
    await expectSignInRejected(key.sign(await requestChallenge(device), { type: 'webauthn.create' }))
    await expectSignInRejected(key.sign(await requestChallenge(device), {}, { verified: false }))
    const forged = { ...authenticator(SITE).sign(await requestChallenge(device)), id: key.sign('x').id }
    await expectSignInRejected({ ...forged, rawId: forged.id })
    const expired = await requestChallenge(device)
    now = new Date(BEGIN + 5 * 60_000)
    await expectSignInRejected(key.sign(expired))
    now = new Date(BEGIN)
    const answer = key.sign(await requestChallenge(device))
    expect((await signIn(device, answer)).statusCode).toBe(200)
    await expectSignInRejected(answer)
  })

  it('is rejected when its counter goes back', async () => {
    const { key } = await withPasskey()
    const device = testDevice(server.app)
    expect(
      (await signIn(device, key.sign(await requestChallenge(device), {}, { count: 5 }))).statusCode,
    ).toBe(200)
    expect(
      (await signIn(device, key.sign(await requestChallenge(device), {}, { count: -2 }))).statusCode,
    ).toBe(401)
    expect(
      (await signIn(device, key.sign(await requestChallenge(device), {}, { count: 4 }))).statusCode,
    ).toBe(200)
  })

  it('signs in once when two copies answer at once', async () => {
    const { key } = await withPasskey()
    const device = testDevice(server.app)
    const answers = [
      key.sign(await requestChallenge(device)),
      key.sign(await requestChallenge(device), {}, { count: 0 }),
    ]
    const both = await Promise.all(answers.map((answer) => signIn(testDevice(server.app), answer)))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  })

  it('of another account is not found', async () => {
    const [{ passkey }, me] = [await withPasskey(), await person()]
    const url = `/api/account/passkeys/${passkey.id}`
    expect((await me.call('PATCH', url, { name: 'mine' })).statusCode).toBe(404)
    expect((await remove(me, passkey)).statusCode).toBe(404)
    expect((await me.call('GET', '/api/account/passkeys')).json()).toEqual([])
  })

  it('cannot be deleted as the only one without a password', async () => {
    const { me, passkey } = await withPasskey()
    await removePassword(me)
    expect(statusAndCode(await remove(me, passkey))).toEqual([409, 'last_key'])
  })

  it('cannot be deleted together with the last other one', async () => {
    const { me, passkey } = await withPasskey()
    const second = (
      await addPasskey(me, authenticator(SITE).make((await requestOptions(me)).challenge))
    ).json()
    await removePassword(me)
    const removals = await server.services.database.db.transaction(async (run) => {
      await run.execute(sql`select 1 from passkeys where account_id = ${me.id} for update`)
      const requestOptions = [remove(me, passkey), remove(me, second)]
      while ((await waitingForLocks(server.services.database)) < 2);
      return requestOptions
    })
    const both = await Promise.all(removals)
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await me.call('GET', '/api/account/passkeys')).json()).toHaveLength(1)
  })

  it('is deleted only after a recent sign-in or with the password', async () => {
    const { me, passkey } = await withPasskey()
    now = new Date(BEGIN + 11 * 60_000)
    expect(statusAndCode(await remove(me, passkey))).toEqual([403, 'reauthentication_needed'])
    expect(statusAndCode(await remove(me, passkey, 'wrong'))).toEqual([403, 'wrong_credentials'])
    expect((await me.call('GET', '/api/account/passkeys')).json()).toHaveLength(1)
    expect((await remove(me, passkey, PASSWORD)).statusCode).toBe(200)
    expect((await me.call('GET', '/api/account/passkeys')).json()).toEqual([])
  })

  it('is proof enough for deleting one after a recent sign-in', async () => {
    const { me, key, passkey } = await withPasskey()
    await removePassword(me)
    await addPasskey(me, authenticator(SITE).make((await requestOptions(me)).challenge))
    now = new Date(BEGIN + 11 * 60_000)
    expect(statusAndCode(await remove(me, passkey, PASSWORD))).toEqual([403, 'reauthentication_needed'])
    expect((await signIn(me, key.sign(await requestChallenge(me)))).statusCode).toBe(200)
    expect((await remove(me, passkey)).statusCode).toBe(200)
  })

  it('is protected against password guessing', async () => {
    const { me, passkey } = await withPasskey()
    now = new Date(BEGIN + 11 * 60_000)
    for (let guess = 0; guess < 5; guess++) await remove(me, passkey, `guess ${guess}`)
    expect(statusAndCode(await remove(me, passkey, PASSWORD))).toEqual([429, 'too_many_attempts'])
    now = new Date(now.getTime() + 16_000)
    expect((await remove(me, passkey, PASSWORD)).statusCode).toBe(200)
  })

  it.each([
    {},
    { response: null },
    { response: { id: '', rawId: '', type: 'public-key', response: {} } },
    {
      response: {
        id: '<b>',
        rawId: 'x',
        type: 'public-key',
        response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
      },
    },
    {
      response: {
        id: 'x',
        rawId: 'x',
        type: 'password',
        response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
      },
    },
    {
      response: {
        id: 'x',
        rawId: 'x',
        type: 'public-key',
        response: { clientDataJSON: 'x'.repeat(5000), authenticatorData: 'x', signature: 'x' },
      },
    },
  ])('is rejected when malformed: %.60j', async (body) => {
    expect((await testDevice(server.app).call('POST', '/api/auth/passkey-sign-ins', body)).statusCode).toBe(
      400,
    )
  })

  it('is not requested for an invalid host', async () => {
    const { app, close } = await testApp({ features: serverFeatures })
    const ask = (host: string) => testDevice(app).call('POST', '/api/auth/passkey-options', {}, { host })
    expect((await ask('rafiq.example:8080')).json().rpId).toBe('rafiq.example')
    for (const host of ['[', 'a b', 'rafiq.example:99999']) {
      expect(statusAndCode(await ask(host)), host).toEqual([400, 'invalid_request'])
    }
    await close()
  })

  it.each(['bnVsbA', 'eyJjaGFsbGVuZ2UiOjF9', '____', ''])(
    'is rejected with client data %j',
    async (clientDataJSON) => {
      const { key } = await withPasskey()
      const answer = key.sign('x')
      const response = { ...answer, response: { ...answer.response, clientDataJSON } }
      expect((await signIn(testDevice(server.app), response)).statusCode).toBe(401)
    },
  )
})
