import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { nextTimestamp } from '#shared/core/user-data/timestamp.ts'
import { type SyncedDevice, send, signUp, takeAll } from '../lib/synced-device.ts'
import { buildForTest, dataFolder, killableRafiq } from './run-rafiq.ts'

/** How often Rafiq is killed; 100 times in the full run. */
const RUNS = Number(process.env.KILL_RUNS ?? 3)
/** Shifts the moments of the few kills of a short run, differently every day. */
const PHASE = ((Number(process.env.SWEEP) || 0) % 10) / 10
const MOST_MS_OF_DELETING = 400
const BATCHES = 12
const BATCH = 500
const WRITTEN = '2026-11-20T10:00:00.000Z'

let server: ReturnType<typeof buildForTest>
beforeAll(() => {
  server = buildForTest()
})
afterAll(() => server.remove())

it(`killed ${RUNS} times during the deletion of an account, Rafiq has either all of it or completes the deletion`, async () => {
  const folder = dataFolder(onTestFinished)
  const { start, kill } = killableRafiq(server.program, folder, onTestFinished)
  let address = await start()
  for (let round = 1; round <= RUNS; round++) {
    const email = `leaving${round}@example.com`
    const person = await signUp(address, email)
    await fill(address, person)
    const deletion = post(address, '/api/account/deletion', person.headers).catch(() => undefined)
    await wait((MOST_MS_OF_DELETING * (round - PHASE)) / RUNS)
    await Promise.all([kill(), deletion])
    address = await start()
    const login = await post(address, '/api/login', {}, { email })
    if (login === 200) {
      expect(await count(address, person), 'all of it is there').toBe(BATCHES * BATCH)
      expect(await deletion, 'nobody was told that it is gone').toBeUndefined()
    } else {
      expect(login).toBe(401)
      await expect(count(address, person)).rejects.toThrow('401')
      // The address is free again when the account and all its data are deleted.
      while ((await post(address, '/api/register', {}, { email })) !== 201) await wait(50)
    }
  }
}, 3_600_000)

async function fill(address: string, person: SyncedDevice): Promise<void> {
  let at: string | undefined
  for (let batch = 0; batch < BATCHES; batch++) {
    const records = Array.from({ length: BATCH }, (_, index) => {
      at = nextTimestamp(at, Date.now(), 'a'.repeat(16))
      return {
        type: 'note',
        id: `${batch}-${index}`,
        at,
        value: { text: 'words '.repeat(4), writtenAt: WRITTEN, changedAt: WRITTEN },
      }
    })
    await send(address, person, { cursor: 0 }, records)
  }
}

async function count(address: string, person: SyncedDevice): Promise<number> {
  const ids = new Set<string>()
  await takeAll(address, person, { cursor: 0 }, ({ id }) => void ids.add(id))
  return ids.size
}

/** The status of the answer. */
async function post(address: string, path: string, headers: Readonly<Record<string, string>>, more = {}) {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ password: 'seven quiet lanterns', ...more }),
  })
  return answer.status
}
