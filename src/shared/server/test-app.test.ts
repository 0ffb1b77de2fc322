import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from './test-app.ts'

const rows = async ({ services }: Awaited<ReturnType<typeof testApp>>) =>
  (await services.database.db.execute(sql`select id from error_claims`)).rows.length

test('gives every app its own migrated database', async () => {
  const one = await testApp()
  const other = await testApp()
  await one.services.database.db.execute(
    sql`insert into error_claims values ('a', now(), '', '', '', '', '', '', 'low', 'open', false, now())`,
  )
  expect(await rows(one)).toBe(1)
  expect(await rows(other)).toBe(0)
  await Promise.all([one.close(), other.close()])
})

test('puts the given features on the real server, with the given settings and clock', async () => {
  const { app, close } = await testApp({
    settings: { PUBLIC_URL: 'https://rafiq.example' },
    clock: () => new Date('2026-01-02T03:04:05Z'),
    features: [
      (scope, { settings, clock }) => {
        scope.get('/api/probe', () => ({ url: settings.PUBLIC_URL, now: clock().toISOString() }))
      },
    ],
  })
  const answer = await app.inject('/api/probe')
  expect(answer.json()).toEqual({ url: 'https://rafiq.example', now: '2026-01-02T03:04:05.000Z' })
  await close()
})
