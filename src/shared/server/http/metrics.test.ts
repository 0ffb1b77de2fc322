import { afterEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '../test-app.ts'

let running: TestApp | undefined
afterEach(() => running?.close())

const TOKEN = 'a-long-enough-token'

async function start(token?: string) {
  running = await testApp({
    settings: { METRICS_TOKEN: token },
    features: [async (app) => void app.get('/api/places/:id', { schema: { hide: true } }, async () => 'ok')],
  })
  return running.app
}

it('serves the time of answers by route, without addresses', async () => {
  const app = await start(TOKEN)
  await app.inject('/api/places/secret-place?latitude=51.5')
  app.jobLog.ended('backups', 'ok')
  const answer = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(answer.body).toContain(
    'rafiq_http_request_duration_seconds_count{method="GET",route="/api/places/:id",status="200"} 1',
  )
  expect(answer.body).toContain('rafiq_database_up 1')
  expect(answer.body).toMatch(/rafiq_job_last_end_timestamp_seconds\{job="backups",result="ok"\} \d{10}/)
  expect(answer.body).toContain('process_resident_memory_bytes')
  expect(answer.body).not.toMatch(/secret-place|latitude/)
})

it.each([undefined, '', `Bearer ${TOKEN}x`, TOKEN, 'Basic x'])(
  'hides the metrics from the header %j',
  async (authorization) => {
    const app = await start(TOKEN)
    const answer = await app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })
    expect(answer.statusCode).toBe(404)
  },
)

it('has no metrics without a token in the settings', async () => {
  const app = await start()
  const answer = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } })
  expect(answer.statusCode).toBe(404)
})
