import { afterAll, beforeAll, expect, it } from 'vitest'
import { featuresWith } from '#app/server/features.ts'
import { recordType } from '#shared/core/user-data/record-type.ts'
import { timestampOf } from '#shared/core/user-data/timestamp.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { recordTypes } from '../core/record-types.ts'
import { userDataOf } from './user-data.routes.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const at = timestampOf({ ms: NOW.getTime(), count: 0, device: 'a'.repeat(16) })
const dua = recordType<{ readonly words: string }>({
  name: 'own-dua',
  merge: 'whole',
  privacy: 'private',
  schema: (s) => s.object({ words: s.filledText(500) }),
})

let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: featuresWith(userDataOf([...recordTypes, dua])), clock: () => NOW })
})
afterAll(() => server.close())

it('stores and exports records of a made-up type, rejects invalid ones, and deletes them with the account', async () => {
  const payload = { email: 'dua@example.com', password: 'correct horse battery' }
  const entered = await server.app.inject({ method: 'POST', url: '/api/register', payload })
  const { sessionId, user } = entered.json()
  const cookie = String([entered.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  const headers = { cookie, 'x-session-id': sessionId }
  const send = (...records: readonly unknown[]) =>
    server.app.inject({
      method: 'POST',
      url: '/api/sync',
      headers,
      payload: { account: user.id, after: 0, records },
    })
  const good = { type: 'own-dua', id: 'a', at, value: { words: 'Rabbi zidni ilma' } }
  expect((await send({ ...good, value: { words: 7 } })).statusCode).toBe(400)
  expect((await send({ ...good, type: 'unheard-of' })).statusCode).toBe(400)
  expect(
    (await send({ type: 'bookmark', id: 'no target', at, value: { savedAt: NOW.toISOString() } })).statusCode,
  ).toBe(400)
  expect((await send(good)).statusCode).toBe(200)
  expect((await send()).json().records).toEqual([good])
  const exported = await server.app.inject({ method: 'GET', url: '/api/account/export', headers })
  expect(exported.json().records).toEqual([good])
  const left = { password: payload.password }
  const deleted = await server.app.inject({
    method: 'POST',
    url: '/api/account/deletion',
    headers,
    payload: left,
  })
  expect(deleted.statusCode).toBe(200)
  const { rows } = await server.services.database.db.execute('select 1 from user_records')
  expect(rows).toEqual([])
})
