import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startCluster } from '#shared/server/database/embedded/cluster.ts'
import { signUp } from '../lib/synced-device.ts'
import { buildForTest, dataFolder, postmasterOf, runRafiq } from './run-rafiq.ts'
import { keyOf, reader, writer } from './writing-device.ts'

/** How often the database is killed, each time at a random moment; 20 times in the full run. */
const KILLS = Math.min(Number(process.env.KILL_RUNS ?? 2), 20)
const MOST_MS_OF_WRITING = 300
const DEVICES = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => letter.repeat(16))

let server: ReturnType<typeof buildForTest>
beforeAll(() => {
  server = buildForTest()
})
afterAll(() => server.remove())

describe(`after the database was killed ${KILLS} times during transactions, Rafiq`, () => {
  it('restarts the embedded database', async () => {
    const folder = dataFolder(onTestFinished)
    await expectToGoOn({ DATA_DIR: folder }, () => {
      process.kill(Number(postmasterOf(folder)), 'SIGKILL')
    })
  }, 3_600_000)

  it('reconnects to a database server once it is back', async () => {
    const folder = dataFolder(onTestFinished)
    const database = join(folder, 'postgres')
    let cluster = await startCluster({ folder: database })
    const { host, port, password } = cluster.address
    const secret = password ? `:${encodeURIComponent(password)}` : ''
    const address = `postgres://postgres${secret}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`
    await expectToGoOn({ DATA_DIR: join(folder, 'data'), DATABASE_URL: address }, async () => {
      process.kill(cluster.pid, 'SIGKILL')
      await wait(Math.random() * MOST_MS_OF_WRITING)
      cluster = await startCluster({ folder: database, again: cluster.address })
    })
  }, 3_600_000)
})

async function expectToGoOn(
  settings: Record<string, string>,
  killDatabase: () => void | Promise<void>,
): Promise<void> {
  const run = runRafiq(server.program, settings)
  onTestFinished(async () => {
    run.child.kill('SIGKILL')
    await run.ended
  })
  const address = await run.ready()
  const person = await signUp(address, 'durable@example.com')
  const devices = DEVICES.map((device) => writer(person, device))
  const refusals: string[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    let isOver = false
    const writing = devices.map((device) =>
      device.writeOn(
        address,
        () => isOver,
        async (refusal) => {
          refusals.push(refusal)
          await wait(20)
        },
      ),
    )
    await wait(Math.random() * MOST_MS_OF_WRITING)
    await killDatabase()
    await untilHealthy(address)
    await wait(MOST_MS_OF_WRITING)
    isOver = true
    await Promise.all(writing)
    expect(run.child.exitCode, run.said().err).toBeNull()
  }
  for (const device of devices) await untilAnswered(async () => device.sendAgain(address))
  const stored = await untilAnswered(() => reader(person).readOn(address))
  for (const device of devices) {
    for (const [key, record] of device.acknowledged) expect(stored.get(keyOf(record)), key).toEqual(record)
  }
  expect(refusals.length, 'requests during the outages').toBeGreaterThan(0)
  for (const refusal of refusals) expect(refusal).toContain('503: {"error":{"code":"database_unavailable"')
}

/** The server may notice only at the next request that the database is gone. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!String(error).includes('503')) throw error
      await wait(20)
    }
  }
}

async function untilHealthy(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/api/health`)
    expect(answer.status).toBe(200)
    const { database } = (await answer.json()) as { database: string }
    if (database === 'ok') return
    expect(database).toBe('unavailable')
    await wait(20)
  }
}
