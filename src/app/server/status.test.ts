import { expect, it, onTestFinished } from 'vitest'
import { severities } from '#shared/core/error-severities.ts'
import { jobNames } from '#shared/core/job-names.ts'
import { openPool } from '#shared/server/database/database.ts'
import { buildServer } from '#shared/server/http/build-server.ts'
import { type TestApp, type TestAppOptions, testApp } from '#shared/server/test-app.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import { buildApp } from './build-app.ts'
import { statusFeature } from './status.ts'

async function start(options: TestAppOptions = {}): Promise<TestApp> {
  const server = await testApp({ build: (services) => buildApp(services), ...options })
  onTestFinished(server.close)
  return server
}

const status = async ({ app }: TestApp) => (await app.inject('/api/status')).json()

const report = ({ app }: TestApp, id: string, severity: string) =>
  app.inject({
    method: 'POST',
    url: '/api/error-claims',
    payload: {
      id,
      severity,
      timestamp: '2026-11-23T11:00:00Z',
      component: 'prayer-card',
      errorType: 'TypeError',
      message: 'the private words of somebody',
    },
  })

it('reports version, uptime, database, jobs and no errors of a new server', async () => {
  let now = Date.parse('2026-11-23T12:00:00Z')
  const server = await start({ clock: () => new Date(now) })
  now += 90_500
  const answer = await server.app.inject('/api/status')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json()).toEqual({
    version: packageJson.version,
    uptimeSeconds: 90,
    database: 'ok',
    jobs: jobNames.map((name) => ({ name, state: 'waiting', endedAt: null })),
    openErrorClaims: { low: 0, medium: 0, high: 0, critical: 0 },
  })
})

it('counts open error claims by severity and tells nothing else about them', async () => {
  const server = await start()
  for (const severity of severities) await report(server, `a-${severity}`, severity)
  await report(server, 'another', 'high')
  await report(server, 'settled', 'low')
  await server.services.database.db.execute(
    "update error_claims set status = 'resolved' where id = 'settled'",
  )
  const answer = await server.app.inject('/api/status')
  expect(answer.json().openErrorClaims).toEqual({ low: 1, medium: 1, high: 2, critical: 1 })
  expect(answer.body).not.toMatch(/private words|prayer-card|TypeError/)
})

it('runs every job when the server listens, and reports each; backups are off by default', async () => {
  const server = await start()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  await expect
    .poll(async () => (await status(server)).jobs.map(({ state }: { state: string }) => state))
    .toEqual(jobNames.map((name) => (name === 'backups' ? 'waiting' : 'ok')))
})

it('answers while the database is down, and says so', async () => {
  const nowhere = openPool({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' }, 1)
  onTestFinished(nowhere.close)
  const server = await start({
    build: (services) => buildServer({ ...services, database: nowhere }, [statusFeature]),
  })
  const answer = await server.app.inject('/api/status')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ database: 'unavailable', openErrorClaims: null })
  expect(answer.body).not.toMatch(/127\.0\.0\.1|nobody/)
})
