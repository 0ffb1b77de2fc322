import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCluster } from '#shared/server/database/embedded/cluster.ts'
import { type SyncedDevice, signUp } from '../lib/synced-device.ts'
import { type RoundRobin, roundRobin } from './round-robin.ts'
import { buildForTest, dataFolder, type Run, runRafiq } from './run-rafiq.ts'
import { keyOf, reader, writer } from './writing-device.ts'

const INSTANCES = 3
const DEVICES = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(16))
/** Requests between two steps of the test, so that each happens under load. */
const REQUESTS = 60

const clearing: (() => unknown)[] = []
let runs: Run[]
let addresses: string[]
let balancer: RoundRobin
let person: SyncedDevice

beforeAll(async () => {
  const server = buildForTest()
  clearing.push(server.remove)
  const folder = dataFolder((clear) => clearing.push(clear))
  const cluster = await startCluster({ folder: join(folder, 'postgres') })
  const { host, port, password } = cluster.address
  const secret = password ? `:${encodeURIComponent(password)}` : ''
  const database = `postgres://postgres${secret}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`
  // All start at once, on an empty database.
  runs = Array.from({ length: INSTANCES }, (_, number) =>
    runRafiq(server.program, {
      DATA_DIR: join(folder, `data-${number}`),
      DATABASE_URL: database,
      TRUST_PROXY: 'on',
    }),
  )
  clearing.push(async () => {
    for (const { child, ended } of runs) {
      child.kill('SIGKILL')
      await ended
    }
  })
  addresses = await Promise.all(runs.map(({ ready }) => ready()))
  balancer = await roundRobin(addresses)
  clearing.push(balancer.close)
  person = await signUp(balancer.address, 'round@example.com')
}, 600_000)

afterAll(async () => {
  for (const clear of clearing.reverse()) await clear()
}, 120_000)

it('knows a session on every instance, and ends it on every instance', async () => {
  const other = await signUp(addresses[0] ?? '', 'leaves@example.com')
  const statuses = () =>
    Promise.all(addresses.map(async (address) => (await fetch(`${address}/api/auth/user`, other)).status))
  expect(await statuses()).toEqual([200, 200, 200])
  const { 'content-type': _, ...headers } = other.headers
  await fetch(`${addresses[1]}/api/logout`, { method: 'POST', headers })
  expect(await statuses()).toEqual([401, 401, 401])
})

it('counts failed sign-ins of all instances together', async () => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 2 * INSTANCES; attempt++) {
    const answer = await fetch(`${balancer.address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'round@example.com', password: 'a wrong password' }),
    })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

it('loses nothing and fails no request after one retry when an instance is killed under load', async () => {
  const devices = DEVICES.map((device) => writer(person, device))
  let isOver = false
  const failures: string[] = []
  const reads = { done: 0, failed: 0 }
  const reading = (async () => {
    while (!isOver) {
      const isRight = (await readTwice()) === 200
      reads.done += 1
      if (!isRight) reads.failed += 1
    }
  })()
  const writing = devices.map((device) => {
    let refused: unknown
    return device.writeOn(
      balancer.address,
      () => isOver,
      async (refusal) => {
        if (device.unanswered() === refused) failures.push(refusal)
        refused = device.unanswered()
      },
    )
  })
  await untilAnswered(REQUESTS)
  runs[1]?.child.kill('SIGKILL')
  await runs[1]?.ended
  await untilAnswered(REQUESTS)
  isOver = true
  await Promise.all([...writing, reading])

  expect(failures).toEqual([])
  expect(reads.failed).toBe(0)
  expect(reads.done).toBeGreaterThan(0)
  const alive = addresses.filter((_, number) => number !== 1)
  for (const device of devices) await device.sendAgain(alive[0] ?? '')
  for (const address of alive) {
    const stored = await reader(person).readOn(address)
    for (const device of devices) {
      for (const [key, record] of device.acknowledged) expect(stored.get(keyOf(record)), key).toEqual(record)
    }
  }
  expect(balancer.answered.size).toBe(INSTANCES)
}, 600_000)

/** Reads the account, with one retry. Returns the status; 0 if the connection broke. */
async function readTwice(): Promise<number> {
  const read = () =>
    fetch(`${balancer.address}/api/auth/user`, person).then(
      ({ status }) => status,
      () => 0,
    )
  const first = await read()
  return first === 200 ? first : read()
}

/** Waits until the instances answered this many more requests. */
async function untilAnswered(count: number): Promise<void> {
  const all = () => [...balancer.answered.values()].reduce((sum, each) => sum + each, 0)
  const goal = all() + count
  while (all() < goal) await new Promise((resolve) => setTimeout(resolve, 20))
}
