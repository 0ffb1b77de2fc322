import pino from 'pino'
import { afterEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '../test-app.ts'
import { buildServer } from './build-server.ts'

let running: TestApp | undefined
afterEach(() => running?.close())

/** The server with its log lines. */
async function start(proxy: 'on' | 'off') {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  running = await testApp({
    settings: { LOG_LEVEL: 'info', TRUST_PROXY: proxy },
    features: [
      async (app) => {
        app.get('/api/places/:id', { schema: { hide: true } }, async () => 'ok')
        app.get('/api/broken', { schema: { hide: true } }, async () => {
          throw new Error('broken')
        })
      },
    ],
    build: (services, features) => buildServer({ ...services, log }, features),
  })
  return { app: running.app, lines }
}

it('logs the route and the id that the answer names, and no address', async () => {
  const { app, lines } = await start('off')
  const { headers } = await app.inject('/api/places/secret-place?latitude=51.5')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    requestId: headers['x-request-id'],
    method: 'GET',
    route: '/api/places/:id',
    status: 200,
  })
  expect(JSON.stringify(lines)).not.toMatch(/secret-place|latitude|127\.0\.0\.1/)
})

it('uses one id for an unexpected error, its log lines and its answer', async () => {
  const { app, lines } = await start('off')
  const answer = await app.inject('/api/broken')
  const { requestId } = answer.json().error
  expect(answer.headers['x-request-id']).toBe(requestId)
  expect(lines.map((line) => line.requestId)).toEqual([requestId, requestId])
})

it.each([
  ['on', 'abc-12345', 'abc-12345'],
  ['on', 'two words', undefined],
  ['off', 'abc-12345', undefined],
] as const)('takes the id of a trusted proxy only (%s, %s)', async (proxy, given, expected) => {
  const { app } = await start(proxy)
  const { headers } = await app.inject({ url: '/api/places/1', headers: { 'x-request-id': given } })
  if (expected) expect(headers['x-request-id']).toBe(expected)
  else expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})
