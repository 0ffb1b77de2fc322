import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { type Device, deviceOn, PASSWORD } from './testing/device.ts'

let server: TestApp
let me: Device
beforeAll(async () => {
  server = await testApp({ features: serverFeatures })
  me = deviceOn(server.app)
  await me.register('me@mail.example', { username: 'me', firstName: 'Me' })
})
afterAll(() => server.close())

const fresh = { email: 'fresh@mail.example', password: PASSWORD }
const refused = async (answer: ReturnType<Device['call']>) => {
  const { statusCode, body } = await answer
  expect(statusCode).toBe(400)
  return JSON.parse(body).error.fields?.map(
    ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
  )
}

describe('what nobody may set', () => {
  const planted: readonly object[] = [
    { role: 'super_admin' },
    { isPremium: true },
    { id: '00000000-0000-4000-8000-000000000000' },
    { ownsEmail: true },
    { passwordHash: 'x' },
    { constructor: { prototype: { role: 'admin' } } },
  ]
  it.each(planted)('is refused when an account is made: %j', async (more) => {
    await refused(deviceOn(server.app).call('POST', '/api/register', { ...fresh, ...more }))
  })

  it.each(planted)('is refused when an account is changed: %j', async (more) => {
    await refused(me.call('PATCH', '/api/account', { firstName: 'Other', ...more }))
    expect((await me.call('GET', '/api/auth/user')).json()).toMatchObject({
      firstName: 'Me',
      role: null,
      isPremium: false,
    })
  })

  it('is refused as a prototype in JSON', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/register',
      headers: { 'content-type': 'application/json' },
      payload: `{"email":"p@mail.example","password":"${PASSWORD}","__proto__":{"role":"admin"}}`,
    })
    expect(answer.statusCode).toBe(400)
  })
})

describe('what is no request', () => {
  it.each([
    [{ password: PASSWORD }, 'email invalid_type'],
    [{ ...fresh, email: 'no address' }, 'email not_an_email'],
    [{ ...fresh, email: 'a@b@c' }, 'email not_an_email'],
    [{ ...fresh, email: 'a@mail.example,b@mail.example' }, 'email not_an_email'],
    [{ ...fresh, email: 'a <a@mail.example>' }, 'email not_an_email'],
    [{ ...fresh, email: 'a\r\nBcc:b@mail.example' }, 'email not_an_email'],
    [{ ...fresh, email: `${'a'.repeat(251)}@b.c` }, 'email too_big'],
    [{ ...fresh, email: ['a@mail.example'] }, 'email invalid_type'],
    [{ ...fresh, email: { $ne: null } }, 'email invalid_type'],
    [{ ...fresh, password: 'short' }, 'password too_short'],
    [{ ...fresh, password: 'x'.repeat(201) }, 'password too_long'],
    [{ ...fresh, password: 12345678 }, 'password invalid_type'],
    [{ ...fresh, username: 'a b' }, 'username not_a_username'],
    [{ ...fresh, username: 'a@b' }, 'username not_a_username'],
    [{ ...fresh, username: '<b>' }, 'username not_a_username'],
    [{ ...fresh, username: 'a' }, 'username too_small'],
    [{ ...fresh, username: 'a\u200bb' }, 'username not_a_username'],
    [{ ...fresh, firstName: 'a\nb' }, 'firstName not_a_name'],
    [{ ...fresh, firstName: 'a\u202eb' }, 'firstName not_a_name'],
    [{ ...fresh, firstName: 'x'.repeat(81) }, 'firstName too_big'],
    [{ ...fresh, firstName: 'a\0b' }, 'firstName null_byte'],
  ])('is refused with its field: %j', async (body, problem) => {
    expect(await refused(deviceOn(server.app).call('POST', '/api/register', body))).toContain(problem)
  })

  it('is refused when it is too large, and nothing is hashed for it', async () => {
    const answer = await me.call('POST', '/api/login', { email: 'me', password: 'x'.repeat(100_001) })
    expect(answer.statusCode).toBe(413)
    expect((await me.call('POST', '/api/login', { email: 'me', password: 'x'.repeat(201) })).statusCode).toBe(
      400,
    )
  })

  it.each(['POST /api/auth/resets', 'POST /api/auth/email-confirmations'])(
    'is refused as a token that was never made: %s',
    async (call) => {
      const [, url = ''] = call.split(' ')
      const body = { token: 'x'.repeat(43), ...(url.endsWith('resets') && { password: PASSWORD }) }
      const answer = await me.call('POST', url, body)
      expect([answer.statusCode, answer.json().error.code]).toEqual([410, 'link_over'])
    },
  )

  it('is refused as the id of a session that is none', async () => {
    expect((await me.call('DELETE', "/api/account/sessions/' or 1=1")).statusCode).toBe(400)
  })
})

describe('markup in a name', () => {
  it('is kept as it was typed and comes back as text, never as a page', async () => {
    const firstName = '<img src=x onerror=alert(1)>'
    const answer = await me.call('PATCH', '/api/account', { firstName })
    expect(answer.json().firstName).toBe(firstName)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    await me.call('PATCH', '/api/account', { firstName: 'Me' })
  })
})

describe('half a character in a name', () => {
  it('becomes the sign for it, in the answer as in what is kept, and breaks nothing', async () => {
    const changed = await me.call('PATCH', '/api/account', { firstName: 'a\ud83c', lastName: '\udf19b' })
    const shown = { firstName: 'a\ufffd', lastName: '\ufffdb' }
    expect(changed.statusCode).toBe(200)
    expect(JSON.parse(changed.body)).toMatchObject(shown)
    expect((await me.call('GET', '/api/auth/user')).json()).toMatchObject(shown)
    expect((await me.call('GET', '/api/account/export')).json().user).toMatchObject(shown)
    await me.call('PATCH', '/api/account', { firstName: 'Me', lastName: null })
  })
})

describe('an unknown address', () => {
  it('gets the same words as a wrong password', async () => {
    const [known, unknown] = await Promise.all(
      ['me@mail.example', 'nobody@mail.example'].map((email) => deviceOn(server.app).login(email, 'wrong')),
    )
    expect([unknown?.statusCode, unknown?.body]).toEqual([known?.statusCode, known?.body])
  })

  it('takes as long as a wrong password: a hash is compared for both', async () => {
    const cost = async (work: () => Promise<unknown>) => {
      const begin = process.cpuUsage()
      await work()
      const { user, system } = process.cpuUsage(begin)
      return user + system
    }
    const { hash } = await import('@node-rs/argon2')
    const hashing = () => hash('one', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    const one = Math.min(await cost(hashing), await cost(hashing), await cost(hashing))
    const unknown = () => deviceOn(server.app, '203.0.113.77').login('nobody2@mail.example', 'wrong')
    await unknown()
    expect(await cost(unknown)).toBeGreaterThan(one / 2)
  })
})
