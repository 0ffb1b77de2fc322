import { connect } from 'node:net'
import { DrizzleQueryError } from 'drizzle-orm'
import pino from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testDevice } from '#features/account/server/testing/device.ts'
import { buildServer } from '#shared/server/http/build-server.ts'
import { createLog } from '#shared/server/log.ts'
import type { RafiqServer, ServerFeature, Services } from '#shared/server/services.ts'
import { type TestApp, type TestAppOptions, testApp } from '#shared/server/test-app.ts'
import { buildApp } from './build-app.ts'

/** The complete server with additional test routes. */
async function start(options: TestAppOptions = {}): Promise<TestApp> {
  const server = await testApp({ build: async (services) => buildApp(services), ...options })
  onTestFinished(server.close)
  return server
}

/** Sends raw bytes and reads until the server closes the connection. */
async function exchange(bytes: string): Promise<string> {
  const { app } = await start()
  return exchangeWith(app, bytes)
}

async function exchangeWith(app: RafiqServer, bytes: string): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('end', () => resolve(answer)).on('error', reject)
  })
}

const secured = { 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' }
const json = { 'content-type': 'application/json' }
const claims = { method: 'POST', url: '/api/error-claims', headers: json } as const

it('reports its health for HEAD and GET', async () => {
  const { app } = await start()
  const answer = await app.inject('/api/health')
  expect(answer.json()).toEqual({ status: 'ok', database: 'ok' })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect((await app.inject({ method: 'HEAD', url: '/api/health' })).statusCode).toBe(200)
})

describe('an invalid request', () => {
  it.each(['/api/nothing', '/api', '/api/', '/api/qibla/north', '/api/%F0%9F%95%8B'])(
    'gets a JSON 404 at the unknown path %s',
    async (url) => {
      const { app } = await start()
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.json().error).toMatchObject({ code: 'not_found' })
    },
  )

  it.each(['{', '', '{"a":}', 'undefined', '{"__proto__":{"a":1}}', '\u0000'])(
    'gets 400 for the body %j',
    async (payload) => {
      const { app } = await start()
      const answer = await app.inject({ ...claims, payload })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error).toMatchObject({ code: 'invalid_request' })
      expect(answer.headers).toMatchObject(secured)
    },
  )

  it('gets 415 for a body that is not JSON', async () => {
    const { app } = await start()
    const answer = await app.inject({ ...claims, headers: { 'content-type': 'text/xml' }, payload: '<a/>' })
    expect(answer.statusCode).toBe(415)
    expect(answer.json().error).toMatchObject({ code: 'unsupported_type' })
  })

  it('gets 413 for a body over 100 kB, but not for one below', async () => {
    const { app } = await start()
    const body = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`
    expect((await app.inject({ ...claims, payload: body(100_000) })).statusCode).toBe(400)
    const answer = await app.inject({ ...claims, payload: body(100_001) })
    expect(answer.statusCode).toBe(413)
    expect(answer.json().error).toMatchObject({ code: 'body_too_large' })
  })

  it.each([
    '/api/%00',
    '/api/qibla%00',
    '/api/qibla?latitude=%00&longitude=2',
    '/%00',
    '/api/quran/surah/%001',
  ])('gets 400 for the null byte in %s', async (url) => {
    const { app } = await start()
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toMatchObject({
      code: 'invalid_request',
      fields: [{ field: 'url', code: 'null_byte' }],
    })
    expect(answer.headers).toMatchObject(secured)
  })

  it.each(['/api/%zz', '/api/quran/surah/%E0%A4%A', '/%', '/api/quran/surah/%ff%fe'])(
    'gets 400 for the invalid escape %s',
    async (url) => {
      const { app } = await start()
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error).toMatchObject({ code: 'invalid_request' })
      expect(answer.headers).toMatchObject(secured)
    },
  )

  it.each([
    '/api/qibla?latitude=91&longitude=0',
    '/api/qibla?latitude=NaN&longitude=0',
    '/api/qibla?latitude=1e999&longitude=0',
    '/api/qibla?latitude=1&latitude=2&longitude=0',
    '/api/qibla?latitude[]=1&longitude=0',
    '/api/prayer-times?latitude=41&longitude=29&date=2026-02-30',
    '/api/islamic-date?date=9999-01-01',
    `/api/cities?q=${'x'.repeat(10_000)}`,
  ])('gets 400 with the field and a code at %.60s', async (url) => {
    const { app } = await start()
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields[0]).toEqual({ field: expect.any(String), code: expect.any(String) })
  })
})

describe('a raw connection', () => {
  const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))

  it('gets a JSON 431 for a query of 100 kB', async () => {
    const answer = await exchange(
      `GET /api/qibla?latitude=${'1'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 431 [\s\S]*content-type: application\/json/i)
    expect(bodyOf(answer).error).toMatchObject({ code: 'request_too_large' })
  })

  it.each([
    'hello\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n',
    '\x16\x03\x01\x02\x00',
  ])('gets a JSON 400 for data that is not HTTP: %j', async (bytes) => {
    const answer = await exchange(bytes)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(bodyOf(answer).error).toMatchObject({ code: 'invalid_request' })
  })

  it('gets 400 for a null byte in the path', async () => {
    expect(await exchange('GET /api/\0 HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  })
})

describe('the rate limit', () => {
  it('answers 429 with the time to wait, only to that address', async () => {
    const { app } = await start({ settings: { RATE_LIMIT: 3 } })
    const ask = (remoteAddress: string) => app.inject({ url: '/api/islamic-date', remoteAddress })
    for (let number = 0; number < 3; number += 1) expect((await ask('192.0.2.1')).statusCode).toBe(200)
    const refused = await ask('192.0.2.1')
    expect(refused.statusCode).toBe(429)
    expect(refused.json().error).toMatchObject({ code: 'too_many_requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('192.0.2.2')).statusCode).toBe(200)
  })

  it.each([
    ['on' as const, [200, 200]],
    ['off' as const, [200, 429]],
  ])('with TRUST_PROXY %s answers clients behind a proxy with %j', async (TRUST_PROXY, expected) => {
    const { app } = await start({ settings: { RATE_LIMIT: 1, TRUST_PROXY } })
    const ask = async (caller: string) =>
      (await app.inject({ url: '/api/islamic-date', headers: { 'x-forwarded-for': caller } })).statusCode
    expect([await ask('192.0.2.1'), await ask('192.0.2.2')]).toEqual(expected)
  })

  it('cannot be evaded with another spelling of the address', async () => {
    const { app } = await start({ settings: { RATE_LIMIT: 3 } })
    const statuses: (string | undefined)[] = []
    for (const address of [
      '/api/islamic-date',
      '/%61pi/islamic-date',
      'http://a/api/islamic-date',
      'http://a/%61p%69/islamic-date',
      '/%61pi/islamic-date',
    ]) {
      const answer = await exchangeWith(
        app,
        `GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      )
      statuses.push(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1])
    }
    expect(statuses).toEqual(['200', '200', '200', '429', '429'])
  })

  it('of a call cannot be evaded with another spelling of its address', async () => {
    const { app } = await start({ settings: { RATE_LIMIT: 600 } })
    const ask = (url: string) => app.inject({ method: 'POST', url, headers: json, payload: '{}' })
    for (let number = 0; number < 29; number += 1) await ask('/api/auth/passkey-options')
    const last = await ask('/%61pi/auth/passkey-options')
    expect([last.statusCode, last.headers.ratelimit]).toEqual([200, expect.stringContaining('r=0;')])
    expect((await ask('/%61pi/auth/passkey-options')).statusCode).toBe(429)
  })

  it('counts calls that are refused', async () => {
    const { app } = await start({ settings: { RATE_LIMIT: 600 } })
    const ask = async () => (await app.inject('/api/account/export')).statusCode
    const statuses: number[] = []
    for (let number = 0; number < 8; number += 1) statuses.push(await ask())
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429])
  })

  it('counts calls of people without the permission', async () => {
    const { app } = await start({ settings: { RATE_LIMIT: 3 } })
    const person = testDevice(app)
    await person.register('a@mail.example')
    const statuses: number[] = []
    for (let number = 0; number < 3; number += 1)
      statuses.push((await person.call('GET', '/api/admin/audit-log')).statusCode)
    expect(statuses).toEqual([403, 403, 429])
  })

  it('applies to no files', async () => {
    const { app } = await start({ settings: { RATE_LIMIT: 1 } })
    for (let number = 0; number < 3; number += 1) {
      const { statusCode, headers } = await app.inject('/content/quran/index.json')
      expect([statusCode, headers.ratelimit]).toEqual([200, undefined])
    }
  })

  it('cannot be evaded with the many addresses of an IPv6 network', async () => {
    const { app } = await start({ settings: { RATE_LIMIT: 1 } })
    const ask = async (remoteAddress: string) =>
      (await app.inject({ url: '/api/islamic-date', remoteAddress })).statusCode
    expect(await ask('2001:db8:5:6::1')).toBe(200)
    expect(await ask('2001:db8:5:6:ffff::2')).toBe(429)
    expect(await ask('2001:db8:5:7::1')).toBe(200)
  })

  it('cannot be evaded with a forged address in front of the proxy’s', async () => {
    const { app } = await start({ settings: { RATE_LIMIT: 1, TRUST_PROXY: 'on' } })
    const ask = async (forwarded: string) =>
      (await app.inject({ url: '/api/islamic-date', headers: { 'x-forwarded-for': forwarded } })).statusCode
    expect(await ask('203.0.113.1, 192.0.2.1')).toBe(200)
    expect(await ask('203.0.113.2, 192.0.2.1')).toBe(429)
  })
})

describe('an unexpected error', () => {
  const planted: ServerFeature = (app) => {
    app.get('/api/defect', () => {
      throw new Error('latitude=41.0082 broke the secret engine')
    })
    app.get<{ Params: { code: string } }>('/api/outage/:code', async ({ params: { code } }) => {
      throw new DrizzleQueryError(
        'select $1',
        ['41.0082'],
        Object.assign(new Error('the database went away'), { code }),
      )
    })
    app.get('/api/syntax', () => JSON.parse('{'))
    app.get('/api/query', async () => {
      throw Object.assign(new Error('Failed query: select $1\nparams: 41.0082'), { params: ['41.0082'] })
    })
  }

  async function startWithLog(level: 'error' | 'warn' = 'error') {
    const lines: string[] = []
    const log = createLog(level, { write: (line) => void lines.push(line) })
    const build = (services: Services) => buildServer({ ...services, log }, [planted])
    const server = await testApp({ build })
    onTestFinished(server.close)
    return { app: server.app, lines }
  }

  it.each([
    ['57P01', 503, 'database_unavailable', '5'],
    ['ECONNREFUSED', 503, 'database_unavailable', '5'],
    ['53100', 507, 'disk_full', undefined],
  ])(
    'of the database, %s, gets %i, %s, and one log line without the query',
    async (code, status, name, retry) => {
      const { app, lines } = await startWithLog('warn')
      const answer = await app.inject(`/api/outage/${code}`)
      expect(answer.statusCode).toBe(status)
      expect(answer.json().error).toEqual({ code: name, message: expect.any(String) })
      expect(answer.headers['retry-after']).toBe(retry)
      expect(lines).toHaveLength(1)
      expect(lines[0]).toContain('went away')
      expect(lines[0]).not.toMatch(/41\.0082|stack/)
    },
  )

  it('gets 500 with a request id that is in the log, without its message', async () => {
    const { app, lines } = await startWithLog()
    const answer = await app.inject('/api/defect?latitude=41.0082')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      error: { code: 'internal_error', message: expect.any(String), requestId: expect.any(String) },
    })
    expect(answer.body).not.toMatch(/secret|41\.0082/)
    expect(lines.join()).toContain(answer.json().error.requestId)
    expect(lines.join()).toContain('secret engine')
  })

  it('while parsing our own JSON is not the client’s fault', async () => {
    expect((await (await startWithLog()).app.inject('/api/syntax')).statusCode).toBe(500)
  })

  it('in a query is logged without its values', async () => {
    const { app, lines } = await startWithLog()
    await app.inject('/api/query')
    expect(lines.join()).toContain('select $1')
    expect(lines.join()).not.toContain('41.0082')
  })
})

describe('the log', () => {
  it('contains routes and never URLs, which may contain locations', async () => {
    const lines: string[] = []
    const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) })
    const { app } = await start({
      settings: { LOG_LEVEL: 'debug' },
      build: (services) => buildApp({ ...services, log }),
    })
    await app.inject('/api/qibla?latitude=41.0082&longitude=28.9784')
    await app.inject('/api/qibla?latitude=991.0082&longitude=28.9784')
    await app.inject('/api/nothing?latitude=41.0082')
    await app.inject('/nothing?latitude=41.0082')
    await app.inject('/%zz?latitude=41.0082')
    expect(lines.join()).toContain('"/api/qibla"')
    expect(lines.join()).not.toMatch(/1\.0082|28\.9784/)
  })
})
