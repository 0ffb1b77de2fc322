import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { featuresWith } from '#app/server/features.ts'
import { timestampOf } from '#shared/core/user-data/timestamp.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { userDataOfAnyValues } from './testing/any-values.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const at = (ms: number, device = 'aaaaaaaaaaaaaaaa') =>
  timestampOf({ ms: NOW.getTime() + ms, count: 0, device })

let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: featuresWith(userDataOfAnyValues), clock: () => NOW })
})
afterAll(() => server.close())

async function person(email: string) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { email, password: 'correct horse battery' },
  })
  expect(answer.statusCode).toBe(201)
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  const { sessionId, user } = answer.json()
  const headers = { cookie, 'x-session-id': sessionId }
  const account = user.id
  return (after: number, records: unknown, token?: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/sync',
      headers,
      payload: { account, after, records, ...(token && { token }) },
    })
}

describe('records of an account', () => {
  it('are stored once, the latest version of each, and returned to every device in order', async () => {
    const sync = await person('a@example.com')
    const first = { type: 'note', id: '1', at: at(1), value: { text: 'one' } }
    const later = { type: 'note', id: '1', at: at(5), value: { text: 'two' } }
    const other = { type: 'note', id: '2', at: at(2), value: null }
    await sync(0, [first, other])
    expect((await sync(0, [])).json()).toMatchObject({ records: [first, other], more: false })
    await sync(0, [later, first])
    expect((await sync(0, [])).json().records).toEqual([other, later])
    await sync(0, [later, first, other])
    const again = (await sync(0, [])).json()
    expect(again.records).toEqual([other, later])
    expect((await sync(again.cursor, [], again.token)).json().records).toEqual([])
  })

  it('don’t return to the device that sent them, but newer versions do', async () => {
    const sync = await person('echo@example.com')
    const mine = { type: 'note', id: '1', at: at(1), value: 'mine' }
    const sent = (await sync(0, [mine])).json()
    expect(sent).toMatchObject({ records: [], cursor: 1, more: false })
    const theirs = { type: 'note', id: '1', at: at(5, 'bbbbbbbbbbbbbbbb'), value: 'theirs' }
    await sync(0, [theirs])
    expect((await sync(sent.cursor, [mine], sent.token)).json().records).toEqual([theirs])
  })

  it('are synced one request at a time, so that one account cannot use every connection', async () => {
    const sync = await person('many@example.com')
    const { db } = server.services.database
    const original = db.transaction
    const transaction = vi.spyOn(db, 'transaction')
    onTestFinished(() => transaction.mockRestore())
    let running = 0
    let most = 0
    transaction.mockImplementation(async (...given) => {
      most = Math.max(most, ++running)
      return original(...given).finally(() => running--)
    })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sync(0, [{ type: 'note', id: String(index), at: at(index), value: 'mine' }]),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(most).toBe(1)
  })

  it('are visible only to their account', async () => {
    const [one, two] = [await person('one@example.com'), await person('two@example.com')]
    await one(0, [{ type: 'note', id: 'secret', at: at(1), value: 'mine' }])
    expect((await two(0, [])).json().records).toEqual([])
  })
})

describe('the language of emails', () => {
  const chosen = (value: unknown, ms: number) => ({
    type: 'setting',
    id: 'language',
    at: at(ms),
    value: { value },
  })
  const languageFor = async (email: string) => {
    const { db } = server.services.database
    const [account] = await db.select().from(accounts).where(eq(accounts.email, email))
    return account?.language
  }

  it('follows the user’s last choice on any device', async () => {
    const sync = await person('tongue@example.com')
    expect(await languageFor('tongue@example.com')).toBe('en')
    await sync(0, [chosen('ar', 5)])
    expect(await languageFor('tongue@example.com')).toBe('ar')
    await sync(0, [chosen('tr', 1)])
    expect(await languageFor('tongue@example.com')).toBe('ar')
    await sync(0, [chosen('en', 9)])
    expect(await languageFor('tongue@example.com')).toBe('en')
  })

  it('stays unchanged for an unknown choice, and for other accounts', async () => {
    const [one] = [await person('one-tongue@example.com'), await person('other-tongue@example.com')]
    await one(0, [chosen('ar', 1)])
    for (const [index, text] of ['zz', null, 7].entries()) await one(0, [chosen(text, index + 2)])
    expect(await languageFor('one-tongue@example.com')).toBe('ar')
    expect(await languageFor('other-tongue@example.com')).toBe('en')
  })
})
