import { timestampOf } from '#shared/core/user-data/timestamp.ts'
import type { TestApp } from '#shared/server/test-app.ts'

/**
 * Registers an account at `now` and returns a function that syncs one of its records, each call later than the one
 * before; `null` removes the record. The server needs the features of accounts and user data. Throws if it refuses.
 */
export async function syncingAccount({ app }: TestApp, name: string, now: Date) {
  const payload = { email: `${name}@example.com`, password: 'correct horse battery' }
  const entered = await app.inject({ method: 'POST', url: '/api/register', payload })
  const { sessionId, user } = entered.json()
  const cookie = String([entered.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  let count = 0
  return async (type: string, id: string, value: object | null): Promise<void> => {
    const at = timestampOf({ ms: now.getTime(), count: count++, device: 'a'.repeat(16) })
    const synced = await app.inject({
      method: 'POST',
      url: '/api/sync',
      headers: { cookie, 'x-session-id': sessionId },
      payload: { account: user.id, after: 0, records: [{ type, id, at, value }] },
    })
    const { rejected = [] } = synced.json()
    if (synced.statusCode !== 200 || rejected.length > 0) throw new Error(synced.body)
  }
}
