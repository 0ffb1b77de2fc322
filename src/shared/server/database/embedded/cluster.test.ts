import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { tempFolder } from '../../testing/temp-folder.ts'
import { databaseAccount } from './account.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { isServerOf } from './postmaster.ts'

const onLinux = process.platform === 'linux'
const asRoot = process.getuid?.() === 0
const patient = { timeout: 30_000 }
const newFolder = () => join(tempFolder(onTestFinished), 'data', 'postgres')

/** Starts without fsync, which these tests do not need, and stops every server at the end. */
async function start(folder: string): Promise<Cluster> {
  const cluster = await startCluster({ folder, settings: { fsync: 'off' } })
  onTestFinished(() => cluster.stop())
  return cluster
}

async function query(cluster: Cluster, text: string): Promise<unknown[][]> {
  const client = new pg.Client({ ...cluster.address, user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query({ text, rowMode: 'array' })
  await client.end()
  return rows
}

/** Kills the server as in a crash, and waits until the process is gone. */
async function crash(folder: string, { pid }: Cluster): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => isServerOf(folder, pid), patient).toBe(false)
}

const lockFile = (folder: string) => join(folder, 'postmaster.pid')

/** Writes another process id into the lock files of a dead server, as if the system had reused the number. */
function writeNumber(folder: string, pid: number): void {
  for (const file of [lockFile(folder), join(folder, '.s.PGSQL.5432.lock')]) {
    const [, ...rest] = readFileSync(file, 'utf8').split('\n')
    writeFileSync(file, [pid, ...rest].join('\n'))
  }
}

/** A program that runs as the database's account, in its folder, until the test ends. */
function runAside(folder: string, command: string, args: string[]): ChildProcess {
  const { uid, gid } = databaseAccount(folder) ?? {}
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    ...(uid && { uid, gid }),
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test('creates a database in UTF-8 with the built-in C.UTF-8 and no TCP port, and finds it again', async () => {
  const folder = newFolder()
  const first = await start(folder)
  const [facts] = await query(
    first,
    `select datlocprovider, datlocale, pg_encoding_to_char(encoding), current_setting('listen_addresses')
     from pg_database where datname = 'postgres'`,
  )
  expect(facts).toEqual(['b', 'C.UTF-8', 'UTF8', ''])
  await query(first, 'create table kept as select 42 as answer')
  await first.stop()
  expect(existsSync(lockFile(folder))).toBe(false)

  expect(await query(await start(folder), 'select answer from kept')).toEqual([[42]])
})

test('adopts the server that a killed application left running', async () => {
  const folder = newFolder()
  const left = await start(folder)
  expect((await start(folder)).pid).toBe(left.pid)
})

test('shares one server between two starts at once on a new folder', async () => {
  const folder = newFolder()
  const [one, other] = await Promise.all([start(folder), start(folder)])
  expect(one.pid).toBe(other.pid)
  expect(readdirSync(dirname(folder)).sort()).toEqual(['postgres', 'postgres.log'])
})

test('recovers committed data after the server was killed', async () => {
  const folder = newFolder()
  const killed = await start(folder)
  await query(killed, 'create table kept as select 42 as answer')
  await crash(folder, killed)
  const next = await start(folder)
  expect(next.pid).not.toBe(killed.pid)
  expect(await query(next, 'select answer from kept')).toEqual([[42]])
})

test('is not blocked if the dead server’s process id was reused', async () => {
  const folder = newFolder()
  await crash(folder, await start(folder))
  const stranger = runAside(folder, 'sleep', ['600'])
  await once(stranger, 'spawn')
  writeNumber(folder, Number(stranger.pid))
  expect(await query(await start(folder), 'select 1')).toEqual([[1]])
  expect(stranger.exitCode).toBe(null)
})

test('is not blocked if the process id belongs to the server of another folder, which it leaves running', async () => {
  const folder = newFolder()
  const other = await start(newFolder())
  await crash(folder, await start(folder))
  writeNumber(folder, other.pid)
  expect((await start(folder)).pid).not.toBe(other.pid)
  expect(await query(other, 'select 1')).toEqual([[1]])
})

test.runIf(onLinux)('is not blocked by the dead server’s zombie', async () => {
  const folder = newFolder()
  await crash(folder, await start(folder))
  const programs = tempFolder(onTestFinished)
  chmodSync(programs, 0o755)
  copyFileSync('/bin/sleep', join(programs, 'postgres'))
  const parent = runAside(folder, 'sh', ['-c', `"${programs}/postgres" 600 & echo $!; exec sleep 600`])
  const [line] = await once(parent.stdout ?? parent, 'data')
  const zombie = Number(String(line))
  const state = () => readFileSync(`/proc/${zombie}/stat`, 'utf8')
  await expect
    .poll(() => state() + readFileSync(`/proc/${parent.pid}/stat`, 'utf8'), patient)
    .toMatch(/\(postgres\) S.*\(sleep\) S/s)
  process.kill(zombie, 'SIGKILL')
  await expect.poll(state, patient).toMatch(/\(postgres\) Z/)
  writeNumber(folder, zombie)
  expect(await query(await start(folder), 'select 1')).toEqual([[1]])
})

test('waits for workers that outlive their server before it starts another', async () => {
  const folder = newFolder()
  const killed = await start(folder)
  const client = new pg.Client({ ...killed.address, user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  process.kill(rows[0].pid, 'SIGSTOP')
  await crash(folder, killed)
  const next = start(folder)
  await expect.poll(() => readFileSync(`${folder}.log`, 'utf8'), patient).toContain('still in use')
  process.kill(rows[0].pid, 'SIGCONT')
  expect(await query(await next, 'select 1')).toEqual([[1]])
})

test('is not blocked by a lock file that is empty after a power cut', async () => {
  const folder = newFolder()
  await crash(folder, await start(folder))
  writeFileSync(lockFile(folder), '')
  expect(await query(await start(folder), 'select 1')).toEqual([[1]])
})

test('never touches the files of a live server that it cannot see, such as one in another container', async () => {
  const folder = newFolder()
  const live = await start(folder)
  const before = readFileSync(lockFile(folder), 'utf8')
  writeFileSync(lockFile(folder), before.replace(/^\d+/, '2147483646'))
  await expect(startCluster({ folder })).rejects.toThrow(/Another PostgreSQL.*is running on/)
  expect(await query(live, 'select 1')).toEqual([[1]])
  writeFileSync(lockFile(folder), before)
})

test('puts the socket into a short private folder if the path is too long for one', async () => {
  const folder = join(tempFolder(onTestFinished), 'x'.repeat(90), 'postgres')
  const cluster = await start(folder)
  expect(cluster.address.host.length).toBeLessThan(90)
  expect(statSync(cluster.address.host).mode & 0o777).toBe(0o700)
  expect((await start(folder)).address).toEqual(cluster.address)
  await cluster.stop()
  expect(existsSync(cluster.address.host)).toBe(false)
})

test('starts in a path with spaces, quotes and non-ASCII characters', async () => {
  const folder = join(tempFolder(onTestFinished), `it's "رفيق" $HOME`, 'postgres')
  expect(await query(await start(folder), 'select 1')).toEqual([[1]])
})

test('makes a restored copy with wide permissions private again', async () => {
  const folder = newFolder()
  await (await start(folder)).stop()
  chmodSync(folder, 0o755)
  await start(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test.runIf(asRoot)('keeps the data in a folder that only root can enter, if run as root', async () => {
  const closed = tempFolder(onTestFinished)
  chmodSync(closed, 0o700)
  const folder = join(closed, 'data', 'postgres')
  const cluster = await start(folder)
  const owner = statSync(folder).uid
  expect(owner).not.toBe(0)
  expect(statSync(`/proc/${cluster.pid}`).uid).toBe(owner)
  expect(statSync(join(folder, 'PG_VERSION')).isFile()).toBe(true)
})

test.runIf(asRoot)('gives a copy that root restored to the account, if run as root', async () => {
  const folder = newFolder()
  await (await start(folder)).stop()
  const give = spawn('chown', ['-R', 'root:root', folder])
  await once(give, 'exit')
  expect(await query(await start(folder), 'select 1')).toEqual([[1]])
})

test.runIf(asRoot)('uses the account that owns the data, if run as root', async () => {
  const folder = newFolder()
  await (await start(folder)).stop()
  const give = spawn('chown', ['-R', '12345:12345', folder])
  await once(give, 'exit')
  const cluster = await start(folder)
  expect(statSync(`/proc/${cluster.pid}`).uid).toBe(12345)
})

test('rejects a folder with other content, and leaves it unchanged', async () => {
  const folder = newFolder()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'letter.txt'), 'keep me')
  await expect(startCluster({ folder })).rejects.toThrow(/not empty and holds no database/)
  expect(readdirSync(folder)).toEqual(['letter.txt'])
})

test('rejects a database of another PostgreSQL version', async () => {
  const folder = newFolder()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'PG_VERSION'), '16\n')
  await expect(startCluster({ folder })).rejects.toThrow(
    /made by PostgreSQL 16, and this version of Rafiq includes PostgreSQL 18/,
  )
})

test('rejects an impossible data folder', async () => {
  const file = join(tempFolder(onTestFinished), 'file')
  writeFileSync(file, '')
  await expect(startCluster({ folder: join(file, 'postgres') })).rejects.toThrow(
    /cannot be written.*DATA_DIR/,
  )
})

test('says in one sentence why the server does not start', async () => {
  const folder = newFolder()
  const settings = { shared_buffers: 'much' }
  await expect(startCluster({ folder, settings })).rejects.toThrow(
    /could not be started: invalid value for parameter "shared_buffers"/,
  )
})

test('removes the remains of an interrupted creation, but not those of one that may be running', async () => {
  const folder = newFolder()
  const [old, fresh] = ['old', 'fresh'].map((name) => `${folder}.new-${name}`)
  for (const path of [old, fresh]) mkdirSync(String(path), { recursive: true })
  const anHourAgo = new Date(Date.now() - 3_600_000)
  utimesSync(String(old), anHourAgo, anHourAgo)
  await start(folder)
  expect([old, fresh].map((path) => existsSync(String(path)))).toEqual([false, true])
})
