import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { timestampOf } from '#shared/core/user-data/timestamp.ts'
import { buildServer } from '#shared/server/http/build-server.ts'
import { createLog } from '#shared/server/log.ts'
import { testApp } from '#shared/server/test-app.ts'
import { mailServer } from '#shared/server/testing/mail-server.ts'
import { PASSWORD, testDevice } from './testing/device.ts'

/** A server with debug logging and a mail server that rejects every recipient. */
async function startVerboseServer() {
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const mail = await mailServer({
    onRcptTo: ({ address }, _, done) =>
      done(Object.assign(new Error(`no <${address}>`), { responseCode: 550 })),
  })
  const settings = { LOG_LEVEL: 'debug', SMTP_URL: mail.url, MAIL_FROM: 'r@mail.example' } as const
  const server = await testApp({
    features: serverFeatures,
    settings,
    build: (services, features) => buildServer({ ...services, log }, features),
  })
  onTestFinished(async () => {
    await server.close()
    await mail.close()
  })
  return { ...server, lines }
}

it('the log has requests and failures but no personal data', async () => {
  const { app, services, lines } = await startVerboseServer()
  const me = testDevice(app, '198.51.100.77')
  const account = await me.register('zaynab@mail.example', { firstName: 'Zaynab', username: 'zaynab_k' })
  const at = timestampOf({ ms: Date.now(), count: 0, device: 'aaaaaaaaaaaaaaaa' })
  const records = [
    {
      type: 'note',
      id: 'own-id',
      at,
      value: {
        text: 'between me and God',
        writtenAt: '2026-11-20T10:00:00.000Z',
        changedAt: '2026-11-20T10:00:00.000Z',
      },
    },
  ]
  expect((await me.call('POST', '/api/sync', { account, after: 0, records })).statusCode).toBe(200)
  await me.call('POST', '/api/auth/reset-requests', { email: 'zaynab@mail.example' })
  await me.call('POST', '/api/login', { email: 'zaynab@mail.example', password: 'wrong lanterns' })
  await me.call('GET', '/api/qibla?latitude=41.0082&longitude=28.9784')
  await me.call('GET', '/nowhere?email=zaynab@mail.example')
  // The error of a failed query quotes its parameters.
  await services.database.db.execute(sql`alter table known_devices rename to gone`)
  expect((await me.login('zaynab@mail.example')).statusCode).toBe(500)
  expect((await me.call('DELETE', '/api/account/sessions')).statusCode).toBe(500)
  await services.database.db.execute(sql`alter table gone rename to known_devices`)
  const cookies = [...me.cookies.values()]
  expect((await me.call('POST', '/api/account/deletion', { password: PASSWORD })).statusCode).toBe(200)
  await app.close()

  const written = lines.join('')
  for (const expected of ['/api/login', '/api/sync', 'request failed', 'could not be sent', '550']) {
    expect(written).toContain(expected)
  }
  const secrets = [
    ...['zaynab', '@mail.example', 'lanterns', 'between me', 'own-id', '198.51.100.77', 'Firefox'],
    ...['41.0082', '28.9784', account, me.handle ?? 'none', ...cookies],
  ]
  expect(cookies).toHaveLength(2)
  for (const secret of secrets) expect(written.toLowerCase()).not.toContain(secret.toLowerCase())
})
