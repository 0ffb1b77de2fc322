import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { type Device, PASSWORD, testDevice } from './testing/device.ts'

let server: TestApp
let me: Device
beforeAll(async () => {
  server = await testApp({ features: serverFeatures })
  me = testDevice(server.app)
  await me.register('me@mail.example', { username: 'me', firstName: 'Me' })
})
afterAll(() => server.close())

const newAccount = { email: 'newAccount@mail.example', password: PASSWORD }
const expectRejected = async (answer: ReturnType<Device['call']>) => {
  const { statusCode, body } = await answer
  expect(statusCode).toBe(400)
  return JSON.parse(body).error.fields?.map(
    ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
  )
}

describe('a protected field', () => {
  const protectedFields: readonly object[] = [
    { role: 'super_admin' },
    { isPremium: true },
    { id: '00000000-0000-4000-8000-000000000000' },
    { ownsEmail: true },
    { passwordHash: 'x' },
    { constructor: { prototype: { role: 'admin' } } },
  ]
  it.each(protectedFields)('is rejected when creating an account: %j', async (more) => {
    await expectRejected(testDevice(server.app).call('POST', '/api/register', { ...newAccount, ...more }))
  })

  it.each(protectedFields)('is rejected when changing an account: %j', async (more) => {
    await expectRejected(me.call('PATCH', '/api/account', { firstName: 'Other', ...more }))
    expect((await me.call('GET', '/api/auth/user')).json()).toMatchObject({
      firstName: 'Me',
      role: null,
      isPremium: false,
    })
  })

  it('is rejected as a prototype in JSON', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/register',
      headers: { 'content-type': 'application/json' },
      payload: `{"email":"p@mail.example","password":"${PASSWORD}","__proto__":{"role":"admin"}}`,
    })
    expect(answer.statusCode).toBe(400)
  })
})

describe('an invalid request', () => {
  it.each([
    [{ password: PASSWORD }, 'email invalid_type'],
    [{ ...newAccount, email: 'no address' }, 'email not_an_email'],
    [{ ...newAccount, email: 'a@b@c' }, 'email not_an_email'],
    [{ ...newAccount, email: 'a@mail.example,b@mail.example' }, 'email not_an_email'],
    [{ ...newAccount, email: 'a <a@mail.example>' }, 'email not_an_email'],
    [{ ...newAccount, email: 'a\r\nBcc:b@mail.example' }, 'email not_an_email'],
    [{ ...newAccount, email: `${'a'.repeat(251)}@b.c` }, 'email too_big'],
    [{ ...newAccount, email: ['a@mail.example'] }, 'email invalid_type'],
    [{ ...newAccount, email: { $ne: null } }, 'email invalid_type'],
    [{ ...newAccount, password: 'short' }, 'password too_short'],
    [{ ...newAccount, password: 'x'.repeat(201) }, 'password too_long'],
    [{ ...newAccount, password: 12345678 }, 'password invalid_type'],
    [{ ...newAccount, username: 'a b' }, 'username not_a_username'],
    [{ ...newAccount, username: 'a@b' }, 'username not_a_username'],
    [{ ...newAccount, username: '<b>' }, 'username not_a_username'],
    [{ ...newAccount, username: 'a' }, 'username too_small'],
    [{ ...newAccount, username: 'a\u200bb' }, 'username not_a_username'],
    [{ ...newAccount, firstName: 'a\nb' }, 'firstName not_a_name'],
    [{ ...newAccount, firstName: 'a\u202eb' }, 'firstName not_a_name'],
    [{ ...newAccount, firstName: 'x'.repeat(81) }, 'firstName too_big'],
    [{ ...newAccount, firstName: 'a\0b' }, 'firstName null_byte'],
  ])('is rejected with its field: %j', async (body, problem) => {
    expect(await expectRejected(testDevice(server.app).call('POST', '/api/register', body))).toContain(
      problem,
    )
  })

  it('is rejected when too large, without hashing', async () => {
    const answer = await me.call('POST', '/api/login', { email: 'me', password: 'x'.repeat(100_001) })
    expect(answer.statusCode).toBe(413)
    expect((await me.call('POST', '/api/login', { email: 'me', password: 'x'.repeat(201) })).statusCode).toBe(
      400,
    )
  })

  it.each(['POST /api/auth/resets', 'POST /api/auth/email-confirmations'])(
    'is rejected with an unknown token: %s',
    async (call) => {
      const [, url = ''] = call.split(' ')
      const body = { token: 'x'.repeat(43), ...(url.endsWith('resets') && { password: PASSWORD }) }
      const answer = await me.call('POST', url, body)
      expect([answer.statusCode, answer.json().error.code]).toEqual([410, 'link_expired'])
    },
  )

  it('is rejected with an invalid session id', async () => {
    expect((await me.call('DELETE', "/api/account/sessions/' or 1=1")).statusCode).toBe(400)
  })
})

describe('markup in a name', () => {
  it('is stored as typed and returned as text, never as a page', async () => {
    const firstName = '<img src=x onerror=alert(1)>'
    const answer = await me.call('PATCH', '/api/account', { firstName })
    expect(answer.json().firstName).toBe(firstName)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    await me.call('PATCH', '/api/account', { firstName: 'Me' })
  })
})

describe('a lone surrogate in a name', () => {
  it('becomes a replacement character in the answer and in the database', async () => {
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
  it('gets the same answer as a wrong password', async () => {
    const [known, unknown] = await Promise.all(
      ['me@mail.example', 'nobody@mail.example'].map((email) => testDevice(server.app).login(email, 'wrong')),
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
    const oneHash = Math.min(await cost(hashing), await cost(hashing), await cost(hashing))
    const unknown = () => testDevice(server.app, '203.0.113.77').login('nobody2@mail.example', 'wrong')
    await unknown()
    expect(await cost(unknown)).toBeGreaterThan(oneHash / 2)
  })
})
