import 'fake-indexeddb/auto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { featuresWith } from '#app/server/features.ts'
import { userDataOfAnyValues } from '#features/user-data/server/testing/any-values.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { openRecords } from '#shared/web/user-data/record-database.ts'
import { type SyncAnswer, syncOnce } from '#shared/web/user-data/sync.ts'
import {
  type Device,
  expectEqualAndComplete,
  lives,
  liveThrough,
  NOTE,
  type SyncWorld,
} from '#shared/web/user-data/testing/sync-lives.ts'

/** The number of random histories; `SYNC_RUNS=500` for a thorough run. */
const RUNS = Number(process.env.SYNC_RUNS ?? 12)
const BEGIN = Date.UTC(2026, 10, 21)

let time = BEGIN
let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: featuresWith(userDataOfAnyValues), clock: () => new Date(time) })
})
afterAll(() => server.close())

let made = 0
/** Devices of a new person with the browser's record store, and the server with its database. */
async function world(skews: readonly number[]): Promise<SyncWorld> {
  made += 1
  time = BEGIN
  const person = `lives${made}@example.com`
  const { account, ...first } = await enter('register', person)
  let { headers } = first
  const devices = skews.map(async (skew, index) => {
    const now = () => time + skew
    return { now, database: await openRecords(`${person}/${index}`, { now }) }
  })
  return {
    devices: await Promise.all(devices),
    send: async (body) => {
      const payload = { account, ...body }
      const sync = () => server.app.inject({ method: 'POST', url: '/api/sync', headers, payload })
      let answer = await sync()
      if (answer.statusCode === 401) {
        // The session was not used for a month.
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

it('devices and the real server end equal and complete with wrong clocks and interruptions', async () => {
  await fc.assert(
    fc.asyncProperty(lives, async ([skews, steps]) => {
      expectEqualAndComplete(await liveThrough(await world(skews), steps))
    }),
    // Shrinking would take longer than reading this history.
    { numRuns: RUNS, endOnFailure: true },
  )
}, 3_600_000)

const tables = ['user_records', 'user_record_sequences', 'user_record_batches']

/** Copies the account's tables, and returns a function that restores the copy. */
async function backup(): Promise<() => Promise<void>> {
  const { db } = server.services.database
  const copies = await Promise.all(
    tables.map(async (table) => (await db.execute(sql`select * from ${sql.raw(table)}`)).rows),
  )
  return async () => {
    for (const [index, table] of tables.entries()) {
      await db.execute(sql`delete from ${sql.raw(table)}`)
      await db.execute(sql`
        insert into ${sql.raw(table)}
        select * from jsonb_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(copies[index])}::jsonb)`)
    }
  }
}

it.each(['filled up again before the other device comes', 'still shorter than both devices know'])(
  'both devices have all 40 records after a backup was restored, %s',
  async (when) => {
    const { devices, send, pass } = await world([0, 0])
    const [one, two] = devices
    if (!one || !two) throw new Error('There are two devices.')
    const sync = (own: Device) => syncOnce({ ...own, send })
    const write = async (own: Device, from: number, to: number) => {
      pass(1000)
      const ids = Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`)
      await own.database.change(
        NOTE,
        ids.map((id) => ({ id, value: id })),
      )
    }
    await write(one, 1, 10)
    await sync(one)
    await sync(two)
    const restore = await backup()
    await write(one, 11, 30)
    await sync(one)
    await write(two, 31, 40)
    await sync(two)
    await restore()
    for (const own of when.startsWith('filled') ? [one, two, one] : [two, one, two]) await sync(own)
    const counts = await Promise.all(
      [one, two].map(async ({ database }) => (await database.readType(NOTE)).size),
    )
    expect(counts).toEqual([40, 40])
    for (const { database } of devices) database.close()
  },
)
