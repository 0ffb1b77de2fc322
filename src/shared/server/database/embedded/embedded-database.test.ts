import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { tempFolder } from '../../testing/temp-folder.ts'
import { type Database, openPool } from '../database.ts'
import { databaseAccount } from './account.ts'
import { findBinaries, nativeFolder } from './binaries.ts'
import { startCluster } from './cluster.ts'
import { type EmbeddedDatabase, openEmbedded } from './embedded-database.ts'
import { launch } from './launch.ts'
import { readPostmaster } from './postmaster.ts'

const patient = { timeout: 30_000 }
const log = pino({ level: 'silent' })
const never = (reason: Error) => expect.unreachable(reason.message)

async function open(dataFolder: string, onLost: (reason: Error) => void = never): Promise<EmbeddedDatabase> {
  const database = await openEmbedded({ dataFolder, log, onLost })
  onTestFinished(() => database.close())
  return database
}

function poolOn(database: EmbeddedDatabase): Database {
  const pool = openPool(database.connection, 2)
  onTestFinished(() => pool.close())
  return pool
}

const pidOf = (dataFolder: string) => readPostmaster(join(dataFolder, 'postgres'))?.pid ?? 0
const one = async ({ db }: Database) => (await db.execute(sql`select 1 as one`)).rows

/** Runs one statement as superuser. */
async function asOperator(dataFolder: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ host: join(dataFolder, 'postgres'), user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

const holders = `select pid from pg_locks where locktype = 'advisory' and granted`
const cutHolders = `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted`

test('gives the application a database of its own and no rights over the server', async () => {
  const { db } = poolOn(await open(tempFolder(onTestFinished)))
  const { rows } = await db.execute(
    sql`select current_database() as name, current_user as account, rolsuper as super
        from pg_roles where rolname = current_user`,
  )
  expect(rows).toEqual([{ name: 'rafiq', account: 'rafiq', super: false }])
})

test('syncs every commit to disk', async () => {
  const { db } = poolOn(await open(tempFolder(onTestFinished)))
  const { rows } = await db.execute(
    sql`select name from pg_settings
        where name in ('fsync', 'synchronous_commit', 'full_page_writes') and setting = 'on'`,
  )
  expect(rows).toHaveLength(3)
})

test('cancels a statement that takes too long', async () => {
  const { db } = poolOn(await open(tempFolder(onTestFinished)))
  const { rows } = await db.execute(sql`select current_setting('statement_timeout') as timeout`)
  expect(rows).toEqual([{ timeout: '10s' }])
})

test('rejects a second instance on the same folder without disturbing the first', async () => {
  const folder = tempFolder(onTestFinished)
  const pool = poolOn(await open(folder))
  const pid = pidOf(folder)
  await expect(openEmbedded({ dataFolder: folder, log, onLost: never })).rejects.toThrow(
    `Another Rafiq is running on the data folder ${folder}`,
  )
  expect(await one(pool)).toEqual([{ one: 1 }])
  expect(pidOf(folder)).toBe(pid)
})

test('leaves no server running, and the folder unlocked', async () => {
  const folder = tempFolder(onTestFinished)
  await (await openEmbedded({ dataFolder: folder, log, onLost: never })).close()
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
  expect(await one(poolOn(await open(folder)))).toEqual([{ one: 1 }])
})

test.each([
  { socket: 'beside the data', name: 'data' },
  { socket: 'elsewhere, the path being long', name: 'x'.repeat(90) },
])('restarts a killed server at the same address: socket $socket', async ({ name }) => {
  const folder = join(tempFolder(onTestFinished), name)
  const pool = poolOn(await open(folder))
  await pool.db.execute(sql`create table kept as select 42 as answer`)
  const killed = pidOf(folder)
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => pidOf(folder), patient).not.toBe(killed)
  await expect
    .poll(async () => (await pool.db.execute(sql`select answer from kept`)).rows, patient)
    .toEqual([{ answer: 42 }])
})

test('takes its lock again if the connection with the lock breaks', async () => {
  const folder = tempFolder(onTestFinished)
  await open(folder)
  const before = await asOperator(folder, holders)
  await asOperator(folder, cutHolders)
  await expect
    .poll(async () => {
      const now = await asOperator(folder, holders)
      return now.length === 1 && JSON.stringify(now) !== JSON.stringify(before)
    }, patient)
    .toBe(true)
  await expect(openEmbedded({ dataFolder: folder, log, onLost: never })).rejects.toThrow('Another Rafiq')
})

test('gives up, and leaves the server running, if another instance has taken over', async () => {
  const folder = tempFolder(onTestFinished)
  const lost: Error[] = []
  const first = await openEmbedded({ dataFolder: folder, log, onLost: (reason) => lost.push(reason) })
  const host = join(folder, 'postgres')
  const other = new pg.Client({ host, user: 'postgres', database: 'postgres' })
  await other.connect()
  const waiting = other.query('select pg_advisory_lock(7242000)')
  await asOperator(folder, cutHolders)
  await waiting
  await expect
    .poll(() => lost.map(({ message }) => message), patient)
    .toEqual([expect.stringContaining('Another Rafiq is running')])
  await first.close()
  expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await other.end()
  await (await startCluster({ folder: host })).stop()
})

test.runIf(process.platform === 'linux')(
  'replaces a server whose programs were removed by an installation',
  async () => {
    const folder = tempFolder(onTestFinished)
    await (await openEmbedded({ dataFolder: folder, log, onLost: never })).close()
    const programs = tempFolder(onTestFinished)
    const script = `set -e; chmod 755 ${programs}; cp -R ${nativeFolder()} ${programs}/native; chmod -R a+rX ${programs}`
    spawnSync('sh', ['-c', script])
    const data = join(folder, 'postgres')
    const account = databaseAccount(data)
    const binaries = findBinaries(account, join(programs, 'native'))
    await launch({ folder: data, account, binaries, settings: {} })
    await expect.poll(() => existsSync(join(data, 'postmaster.pid')), patient).toBe(true)
    spawnSync('rm', ['-rf', join(programs, 'native')])
    const old = pidOf(folder)

    expect(await one(poolOn(await open(folder)))).toEqual([{ one: 1 }])
    expect(pidOf(folder)).not.toBe(old)
    expect(readFileSync(join(data, 'postmaster.pid'), 'utf8')).toContain('ready')
  },
)
