import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { type TestApp, type TestAppOptions, testApp } from '#shared/server/test-app.ts'
import { MAX_CLAIMS } from './error-claims.repository.ts'
import { errorClaimsFeature } from './error-claims.routes.ts'

const received = new Date('2026-11-21T12:00:00Z')

const claim = {
  id: 'claim-1',
  timestamp: '2026-11-21T11:59:58.123Z',
  component: 'prayer-card',
  errorType: 'TypeError',
  message: 'GET /api/prayer-times?latitude=41.0082&longitude=28.9784 failed',
  stackTrace: 'at load (https://rafiq.example/assets/app.js?place=41.0082:10:5)',
  userAction: 'opened /prayer?city=Konya',
  browserInfo: 'Mozilla/5.0',
  severity: 'critical',
  status: 'resolved',
  creditImpact: true,
}

async function start(options: TestAppOptions = {}): Promise<TestApp> {
  const server = await testApp({ features: [errorClaimsFeature], clock: () => received, ...options })
  onTestFinished(server.close)
  return server
}

async function send({ app }: TestApp, body: unknown) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = { 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: '/api/error-claims', headers, payload })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

const stored = async ({ services }: TestApp) =>
  (await services.database.db.execute(sql`select * from error_claims order by received_at desc, id desc`))
    .rows

test('strips query strings and sets the status and the time on the server', async () => {
  const server = await start()
  expect(await send(server, claim)).toMatchObject({ status: 201, body: { id: 'claim-1', status: 'open' } })
  expect(await stored(server)).toEqual([
    {
      id: 'claim-1',
      timestamp: expect.anything(),
      component: 'prayer-card',
      error_type: 'TypeError',
      message: 'GET /api/prayer-times failed',
      stack_trace: 'at load (https://rafiq.example/assets/app.js:10:5)',
      user_action: 'opened /prayer',
      page: '',
      browser_info: 'Mozilla/5.0',
      severity: 'critical',
      status: 'open',
      credit_impact: true,
      received_at: expect.anything(),
      cause: expect.stringMatching(/^[0-9a-f]{32}$/),
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    },
  ])
  const { rows } = await server.services.database.db.execute(
    sql`select timestamp = '2026-11-21T11:59:58.123Z' and received_at = ${received.toISOString()} as right from error_claims`,
  )
  expect(rows).toEqual([{ right: true }])
})

test('stores the page without what could be private', async () => {
  const server = await start()
  const pages = ['/quran/reader/2?place=41.0082', '/mosques/near-my-home', '/not/ours']
  for (const [number, page] of pages.entries()) await send(server, { ...claim, id: `claim-${number}`, page })
  const found = (await stored(server)).map(({ page }) => page)
  expect(found.toSorted()).toEqual(['', '/mosques', '/quran/reader/2'])
})

test('fills in optional fields', async () => {
  const server = await start()
  const { id, timestamp, component, errorType, message } = claim
  expect((await send(server, { id, timestamp, component, errorType, message })).status).toBe(201)
  expect(await stored(server)).toMatchObject([
    {
      severity: 'medium',
      stack_trace: '',
      user_action: '',
      page: '',
      browser_info: '',
      credit_impact: false,
    },
  ])
})

test('stores a repeated claim once and returns its current status', async () => {
  const server = await start()
  await send(server, claim)
  await server.services.database.db.execute(sql`update error_claims set status = 'resolved'`)
  const again = await send(server, { ...claim, message: 'another' })
  expect(again).toMatchObject({ status: 201, body: { id: 'claim-1', status: 'resolved' } })
  expect(await stored(server)).toMatchObject([{ message: 'GET /api/prayer-times failed' }])
})

test(`keeps the newest ${MAX_CLAIMS}`, async () => {
  const server = await start()
  await server.services.database.db.execute(
    sql`insert into error_claims
        select 'old-' || n, now(), '', '', '', '', '', '', 'low', 'open', false,
               ${received.toISOString()}::timestamptz - n * interval '1 minute'
        from generate_series(1, ${MAX_CLAIMS}::int) as n`,
  )
  await send(server, claim)
  const ids = (await stored(server)).map(({ id }) => id)
  expect(ids).toHaveLength(MAX_CLAIMS)
  expect(ids).toContain('claim-1')
  expect(ids).not.toContain(`old-${MAX_CLAIMS}`)
})

test.each([
  ['id', '', 'not_an_id'],
  ['id', "'; drop table", 'not_an_id'],
  ['id', 'x'.repeat(65), 'not_an_id'],
  ['id', 7, 'invalid_type'],
  ['timestamp', 'yesterday', 'not_a_time'],
  ['timestamp', '2026-02-30T00:00:00Z', 'not_a_time'],
  ['timestamp', '0000-01-01T00:00:00Z', 'not_a_time'],
  ['timestamp', '2026-11-21T11:59:58', 'not_a_time'],
  ['component', '', 'too_small'],
  ['component', 'x'.repeat(201), 'too_big'],
  ['errorType', undefined, 'invalid_type'],
  ['message', 'x'.repeat(2001), 'too_big'],
  ['message', null, 'invalid_type'],
  ['stackTrace', 'x'.repeat(8001), 'too_big'],
  ['stackTrace', ['x'], 'invalid_type'],
  ['userAction', 'x'.repeat(501), 'too_big'],
  ['page', `/${'x'.repeat(300)}`, 'too_big'],
  ['browserInfo', 'x'.repeat(501), 'too_big'],
  ['severity', 'fatal', 'invalid_value'],
  ['status', 'closed', 'invalid_value'],
  ['creditImpact', 'true', 'invalid_type'],
  ['message', 'a\0b', 'null_byte'],
  ['stackTrace', '\0', 'null_byte'],
])('rejects %s = %j with %s', async (field, value, code) => {
  const server = await start()
  const answer = await send(server, { ...claim, [field]: value })
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_request', fields: [{ field, code }] } },
  })
  expect(await stored(server)).toEqual([])
})

test('accepts any text that PostgreSQL can store, and a lone surrogate', async () => {
  const server = await start()
  const message = 'بسم الله 😀 \u{1F54B} \u0001 \\ " \' %s'
  expect((await send(server, { ...claim, message })).status).toBe(201)
  expect(await stored(server)).toMatchObject([{ message }])
  expect(
    (await send(server, JSON.stringify({ ...claim, id: 'half' }).replace('GET', '\\ud83d'))).status,
  ).toBe(201)
})

test('rejects more than 100 kB with 413 and anything but a JSON object with 400', async () => {
  const server = await start()
  expect(await send(server, { ...claim, message: 'x'.repeat(100_001) })).toMatchObject({
    status: 413,
    body: { error: { code: 'body_too_large' } },
  })
  for (const body of ['{', '', 'null', '[]', '"text"', '{"__proto__":{"id":"x"}}']) {
    expect((await send(server, body)).status, body).toBe(400)
  }
})

test('limits an address to 20 claims a minute', async () => {
  const server = await start({ settings: { RATE_LIMIT: 600 } })
  for (let number = 1; number <= 20; number += 1) {
    expect((await send(server, { ...claim, id: `claim-${number}` })).status).toBe(201)
  }
  const refused = await send(server, { ...claim, id: 'claim-21' })
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await stored(server)).toHaveLength(20)
})
