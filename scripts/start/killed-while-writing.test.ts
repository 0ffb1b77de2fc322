import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { sumCounts } from '#shared/core/user-data/merge-records.ts'
import type { UserRecord } from '#shared/core/user-data/record.ts'
import { signUp } from '../lib/synced-device.ts'
import { buildForTest, dataFolder, killableRafiq, postmasterOf } from './run-rafiq.ts'
import { keyOf, reader, writer } from './writing-device.ts'

/** How often Rafiq is killed, each time at a random moment; 100 times in the full run. */
const RUNS = Number(process.env.KILL_RUNS ?? 5)
/** In one of this many runs the database is killed as well. */
const WITH_DATABASE = 5
const MOST_MS_OF_WRITING = 300
const DEVICES = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(16))

let server: ReturnType<typeof buildForTest>
beforeAll(() => {
  server = buildForTest()
})
afterAll(() => server.remove())

it(`killed ${RUNS} times during writes, Rafiq keeps all acknowledged data and no partial batch`, async () => {
  const folder = dataFolder(onTestFinished)
  const { start, kill } = killableRafiq(server.program, folder, onTestFinished)
  let address = await start()
  const person = await signUp(address, 'durable@example.com')
  const devices = DEVICES.map((device) => writer(person, device))
  const follower = reader(person)
  const caught = { stored: 0, lost: 0 }

  for (let round = 1; round <= RUNS; round++) {
    await writeUntilKilled(address, devices, round % WITH_DATABASE === 0)
    address = await start()
    const stored = await reader(person).readOn(address)
    for (const device of devices) {
      expectAcknowledged(device, stored)
      const unanswered = device.unanswered()
      if (unanswered.length > 0) caught[isWhole(unanswered, stored) ? 'stored' : 'lost'] += 1
      await device.sendAgain(address)
    }
    const after = await follower.readOn(address)
    expect(after, 'a device that goes on from where it stood').toEqual(await reader(person).readOn(address))
    const counts = [...after.values()].flatMap(({ type, id, value }) =>
      type === 'dhikr-count' ? [[id, Number(value)] as const] : [],
    )
    const counted = devices.reduce((sum, device) => sum + device.total(), 0)
    expect(sumCounts(counts).get('2026-11-21/free') ?? 0).toBe(counted)
  }
  expect(caught.stored + caught.lost, 'how often it was caught in the middle').toBeGreaterThan(RUNS / 2)

  async function writeUntilKilled(at: string, writers: typeof devices, withDatabase: boolean) {
    let isGone = false
    const writing = writers.map((device) => device.writeOn(at, () => isGone))
    await Promise.race([wait(Math.random() * MOST_MS_OF_WRITING), Promise.all(writing)])
    isGone = true
    if (withDatabase) process.kill(Number(postmasterOf(folder)), 'SIGKILL')
    await Promise.all([kill(), ...writing])
  }
}, 3_600_000)

/** Acknowledged data is stored, unless the same device has overwritten it. */
function expectAcknowledged(
  device: ReturnType<typeof writer>,
  stored: ReadonlyMap<string, UserRecord>,
): void {
  const later = new Map(device.unanswered().map((record) => [keyOf(record), record]))
  for (const [key, record] of device.acknowledged) {
    const [found, next] = [stored.get(key), later.get(key)]
    expect(found, `${key} was acknowledged`).toEqual(next && found?.at === next.at ? next : record)
  }
}

/** Whether a batch is stored; it is stored completely or not at all. */
function isWhole(batch: readonly UserRecord[], stored: ReadonlyMap<string, UserRecord>): boolean {
  const there = batch.filter((record) => stored.get(keyOf(record))?.at === record.at)
  expect([0, batch.length], 'how much of a batch is stored').toContain(there.length)
  return there.length > 0
}
