import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterAll, beforeAll, it } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import type { SyncAnswer } from '#shared/web/own-things/sync.ts'
import {
  expectEqualAndComplete,
  lives,
  liveThrough,
  type SyncWorld,
} from '#shared/web/own-things/testing/sync-lives.ts'
import { openThings } from '#shared/web/own-things/things-database.ts'

/** How many lives; `SYNC_RUNS=500` for a thorough run. */
const RUNS = Number(process.env.SYNC_RUNS ?? 12)
const BEGIN = Date.UTC(2026, 10, 21)

let time = BEGIN
let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: serverFeatures, clock: () => new Date(time) })
})
afterAll(() => server.close())

let made = 0
/** Devices of a new person, as the browser keeps things, and the server with its database. */
async function world(skews: readonly number[]): Promise<SyncWorld> {
  made += 1
  time = BEGIN
  const person = `lives${made}@example.com`
  const { account, ...first } = await enter('register', person)
  let { headers } = first
  const devices = skews.map(async (skew, index) => {
    const now = () => time + skew
    return { now, database: await openThings(`${person}/${index}`, { now }) }
  })
  return {
    devices: await Promise.all(devices),
    send: async (body) => {
      const payload = { account, ...body }
      const sync = () => server.app.inject({ method: 'POST', url: '/api/things/sync', headers, payload })
      let answer = await sync()
      if (answer.statusCode === 401) {
        // Nobody used the session for a month.
        ;({ headers } = await enter('login', person))
        answer = await sync()
      }
      if (answer.statusCode !== 200) throw new Error(`The sync was answered with ${answer.body}`)
      return answer.json<SyncAnswer>()
    },
    pass: (ms) => {
      time += ms
    },
  }
}

async function enter(by: 'register' | 'login', email: string) {
  const payload = { email, password: 'seven quiet lanterns' }
  const answer = await server.app.inject({ method: 'POST', url: `/api/${by}`, payload })
  const { sessionId, user } = answer.json()
  const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  return { account: String(user.id), headers: { cookie, 'x-session-id': sessionId } }
}

it('devices and the real server end equal and complete, whatever the clocks, however often it breaks off', async () => {
  await fc.assert(
    fc.asyncProperty(lives, async ([skews, steps]) => {
      expectEqualAndComplete(await liveThrough(await world(skews), steps))
    }),
    // To find a smaller life would take longer than to read this one.
    { numRuns: RUNS, endOnFailure: true },
  )
}, 3_600_000)
