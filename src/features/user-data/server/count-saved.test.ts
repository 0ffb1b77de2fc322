import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { timestampOf } from '#shared/core/user-data/timestamp.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { countAccounts, countSavedIn } from './count-saved.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: serverFeatures, clock: () => NOW })
})
afterAll(() => server.close())

/** A function that syncs a record of a new account, each call later than the one before. */
async function accountOf(name: string) {
  const payload = { email: `${name}@example.com`, password: 'correct horse battery' }
  const entered = await server.app.inject({ method: 'POST', url: '/api/register', payload })
  const { sessionId, user } = entered.json()
  const cookie = String([entered.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  let count = 0
  return async (type: string, id: string, value: object | null) => {
    const at = timestampOf({ ms: NOW.getTime(), count: count++, device: 'a'.repeat(16) })
    const synced = await server.app.inject({
      method: 'POST',
      url: '/api/sync',
      headers: { cookie, 'x-session-id': sessionId },
      payload: { account: user.id, after: 0, records: [{ type, id, at, value }] },
    })
    expect(synced.statusCode).toBe(200)
  }
}

it('counts each account once, and not the one that takes it back', async () => {
  const { database } = server.services
  const likes = () => countAccounts(database, 'article-like')
  const [aisha, bilal] = [await accountOf('aisha'), await accountOf('bilal')]
  const liked = { likedAt: NOW.toISOString() }
  await aisha('article-like', 'find-the-qibla', liked)
  await aisha('article-like', 'find-the-qibla', liked)
  await bilal('article-like', 'find-the-qibla', liked)
  await bilal('article-like', 'choosing-a-name', liked)
  await bilal('bookmark', 'article/choosing-a-name', { savedAt: NOW.toISOString() })
  expect(await likes()).toEqual(
    new Map([
      ['choosing-a-name', 1],
      ['find-the-qibla', 2],
    ]),
  )
  expect(await countSavedIn(database)('article')).toEqual(new Map([['choosing-a-name', 1]]))
  await aisha('article-like', 'find-the-qibla', null)
  expect((await likes()).get('find-the-qibla')).toBe(1)
})
