import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { countAccounts, countSavedIn } from './count-saved.ts'
import { syncingAccount } from './testing/syncing-account.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: serverFeatures, clock: () => NOW })
})
afterAll(() => server.close())

it('counts each account once, and not the one that takes it back', async () => {
  const { database } = server.services
  const likes = () => countAccounts(database, 'article-like')
  const accountOf = (name: string) => syncingAccount(server, name, NOW)
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
