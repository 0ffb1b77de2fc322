import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { waitingForLocks } from '#shared/server/testing/waiting-for-locks.ts'
import { authenticator } from '../testing/authenticator.ts'
import { type Device, deviceOn, PASSWORD } from '../testing/device.ts'

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
  const device = deviceOn(server.app)
  made += 1
  return Object.assign(device, { id: await device.register(`key${made}@mail.example`) })
}
const asked = async (device: Device, password?: string) =>
  (await device.call('POST', '/api/account/passkeys/options', { ...(password && { password }) })).json()
const keep = (device: Device, response: object, name = 'Phone') =>
  device.call('POST', '/api/account/passkeys', { name, response })
const question = async (device: Device): Promise<string> =>
  (await device.call('POST', '/api/auth/passkey-options', {})).json().challenge
const signIn = (device: Device, response: object) =>
  device.call('POST', '/api/auth/passkey-sign-ins', { response })
const codeOf = (answer: Awaited<ReturnType<Device['call']>>) => [answer.statusCode, answer.json().error?.code]

const remove = (device: Device, { id }: { id: string }, password?: string) =>
  device.call('POST', `/api/account/passkeys/${id}/removal`, { ...(password && { password }) })
const withoutPassword = ({ id }: { id: string }) =>
  server.services.database.db.execute(sql`update accounts set password_hash = null where id = ${id}`)

/** Somebody with a passkey, and the device that holds it. */
async function withPasskey() {
  const [me, key] = [await person(), authenticator(SITE)]
  const answer = await keep(me, key.make((await asked(me)).challenge))
  expect(answer.statusCode).toBe(201)
  return { me, key, passkey: answer.json() }
}

describe('a passkey', () => {
  it('is made, opens the account, is renamed and taken away', async () => {
    const { me, key, passkey } = await withPasskey()
    const elsewhere = deviceOn(server.app, '203.0.113.5')
    const answer = await signIn(elsewhere, key.sign(await question(elsewhere)))
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
    expect(codeOf(await signIn(elsewhere, key.sign(await question(elsewhere))))).toEqual([
      401,
      'passkey_refused',
    ])
  })

  it('is asked for with what binds it to this site and this account, and with the ones that it has', async () => {
    const { me } = await withPasskey()
    expect(await asked(me)).toMatchObject({
      rp: { name: 'Rafiq', id: 'rafiq.example' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key', transports: ['internal'] }],
    })
    const signInOptions = (await me.call('POST', '/api/auth/passkey-options', {})).json()
    expect(signInOptions).toMatchObject({ rpId: 'rafiq.example', userVerification: 'required' })
    expect(signInOptions.allowCredentials ?? []).toEqual([])
  })

  it('is made only just after signing in, or with the password', async () => {
    const me = await person()
    now = new Date(BEGIN + 11 * 60_000)
    expect((await asked(me)).error.code).toBe('proof_needed')
    expect((await asked(me, 'wrong')).error.code).toBe('wrong_credentials')
    expect((await asked(me, PASSWORD)).challenge).toBeDefined()
  })

  it('is not kept for another question, site, person, or twice', async () => {
    const [me, other] = [await person(), await person()]
    const refusedKeep = async (response: object, by: Device = me) =>
      expect(codeOf(await keep(by, response))).toEqual([400, 'passkey_refused'])
    await refusedKeep(authenticator(SITE).make('made-up'))
    await refusedKeep(authenticator(SITE).make((await asked(me)).challenge), other)
    await refusedKeep(authenticator(SITE).make(await question(me)))
    await refusedKeep(
      authenticator({ ...SITE, origin: 'https://evil.example' }).make((await asked(me)).challenge),
    )
    await refusedKeep(authenticator({ ...SITE, rpID: 'evil.example' }).make((await asked(me)).challenge))
    await refusedKeep(authenticator(SITE).make((await asked(me)).challenge, { type: 'webauthn.get' }))
    const { challenge } = await asked(me)
    const key = authenticator(SITE)
    expect((await keep(me, key.make(challenge))).statusCode).toBe(201)
    await refusedKeep(authenticator(SITE).make(challenge))
    await refusedKeep(key.make((await asked(me)).challenge))
    await refusedKeep(key.make((await asked(other)).challenge), other)
    now = new Date(BEGIN)
    const late = (await asked(me)).challenge
    now = new Date(BEGIN + 5 * 60_000)
    await refusedKeep(authenticator(SITE).make(late))
  })

  it('does not open an account for another question, site, key, or without knowing the person', async () => {
    const { key } = await withPasskey()
    const device = deviceOn(server.app)
    const refusedSignIn = async (response: object) =>
      expect(codeOf(await signIn(device, response))).toEqual([401, 'passkey_refused'])
    await refusedSignIn(key.sign('made-up'))
    await refusedSignIn(authenticator(SITE).sign(await question(device)))
    await refusedSignIn(key.sign(await question(device), { origin: 'https://evil.example' }))
    await refusedSignIn(key.sign(await question(device), { type: 'webauthn.create' }))
    await refusedSignIn(key.sign(await question(device), {}, { verified: false }))
    const forged = { ...authenticator(SITE).sign(await question(device)), id: key.sign('x').id }
    await refusedSignIn({ ...forged, rawId: forged.id })
    const late = await question(device)
    now = new Date(BEGIN + 5 * 60_000)
    await refusedSignIn(key.sign(late))
    now = new Date(BEGIN)
    const answer = key.sign(await question(device))
    expect((await signIn(device, answer)).statusCode).toBe(200)
    await refusedSignIn(answer)
  })

  it('whose counter goes back is a copy, and opens nothing', async () => {
    const { key } = await withPasskey()
    const device = deviceOn(server.app)
    expect((await signIn(device, key.sign(await question(device), {}, { count: 5 }))).statusCode).toBe(200)
    expect((await signIn(device, key.sign(await question(device), {}, { count: -2 }))).statusCode).toBe(401)
    expect((await signIn(device, key.sign(await question(device), {}, { count: 4 }))).statusCode).toBe(200)
  })

  it('whose counter stands still, because two devices answer at once, opens once', async () => {
    const { key } = await withPasskey()
    const device = deviceOn(server.app)
    const answers = [key.sign(await question(device)), key.sign(await question(device), {}, { count: 0 })]
    const both = await Promise.all(answers.map((answer) => signIn(deviceOn(server.app), answer)))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  })

  it('of a stranger is not found', async () => {
    const [{ passkey }, me] = [await withPasskey(), await person()]
    const url = `/api/account/passkeys/${passkey.id}`
    expect((await me.call('PATCH', url, { name: 'mine' })).statusCode).toBe(404)
    expect((await remove(me, passkey)).statusCode).toBe(404)
    expect((await me.call('GET', '/api/account/passkeys')).json()).toEqual([])
  })

  it('that is the only key of an account without a password stays', async () => {
    const { me, passkey } = await withPasskey()
    await withoutPassword(me)
    expect(codeOf(await remove(me, passkey))).toEqual([409, 'last_key'])
  })

  it('of the last two of an account without a password stays, though both are taken away at once', async () => {
    const { me, passkey } = await withPasskey()
    const second = (await keep(me, authenticator(SITE).make((await asked(me)).challenge))).json()
    await withoutPassword(me)
    const removals = await server.services.database.db.transaction(async (run) => {
      await run.execute(sql`select 1 from passkeys where account_id = ${me.id} for update`)
      const asked = [remove(me, passkey), remove(me, second)]
      while ((await waitingForLocks(server.services.database)) < 2);
      return asked
    })
    const both = await Promise.all(removals)
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await me.call('GET', '/api/account/passkeys')).json()).toHaveLength(1)
  })

  it('is taken away only just after signing in, or with the password', async () => {
    const { me, passkey } = await withPasskey()
    now = new Date(BEGIN + 11 * 60_000)
    expect(codeOf(await remove(me, passkey))).toEqual([403, 'proof_needed'])
    expect(codeOf(await remove(me, passkey, 'wrong'))).toEqual([403, 'wrong_credentials'])
    expect((await me.call('GET', '/api/account/passkeys')).json()).toHaveLength(1)
    expect((await remove(me, passkey, PASSWORD)).statusCode).toBe(200)
    expect((await me.call('GET', '/api/account/passkeys')).json()).toEqual([])
  })

  it('is proof enough for taking one away, when it opened the account just now', async () => {
    const { me, key, passkey } = await withPasskey()
    await withoutPassword(me)
    await keep(me, authenticator(SITE).make((await asked(me)).challenge))
    now = new Date(BEGIN + 11 * 60_000)
    expect(codeOf(await remove(me, passkey, PASSWORD))).toEqual([403, 'proof_needed'])
    expect((await signIn(me, key.sign(await question(me)))).statusCode).toBe(200)
    expect((await remove(me, passkey)).statusCode).toBe(200)
  })

  it('is guessed at five times, then only after a pause', async () => {
    const { me, passkey } = await withPasskey()
    now = new Date(BEGIN + 11 * 60_000)
    for (let guess = 0; guess < 5; guess++) await remove(me, passkey, `guess ${guess}`)
    expect(codeOf(await remove(me, passkey, PASSWORD))).toEqual([429, 'too_many_attempts'])
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
  ])('that is none at all is refused: %.60j', async (body) => {
    expect((await deviceOn(server.app).call('POST', '/api/auth/passkey-sign-ins', body)).statusCode).toBe(400)
  })

  it('is asked for of no site that cannot be one', async () => {
    const { app, close } = await testApp({ features: serverFeatures })
    const ask = (host: string) => deviceOn(app).call('POST', '/api/auth/passkey-options', {}, { host })
    expect((await ask('rafiq.example:8080')).json().rpId).toBe('rafiq.example')
    for (const host of ['[', 'a b', 'rafiq.example:99999']) {
      expect(codeOf(await ask(host)), host).toEqual([400, 'invalid_request'])
    }
    await close()
  })

  it.each(['bnVsbA', 'eyJjaGFsbGVuZ2UiOjF9', '____', ''])(
    'with client data %j is refused',
    async (clientDataJSON) => {
      const { key } = await withPasskey()
      const answer = key.sign('x')
      const response = { ...answer, response: { ...answer.response, clientDataJSON } }
      expect((await signIn(deviceOn(server.app), response)).statusCode).toBe(401)
    },
  )
})
