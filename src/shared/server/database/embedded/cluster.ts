import { existsSync, realpathSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../start-error.ts'
import { databaseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { makeWritable, prepareDataFolder } from './data-folder.ts'
import { launch, logFile, type ServerSettings } from './launch.ts'
import { passwordOf } from './password.ts'
import { disownDeadPostmaster, isServerOf, type Postmaster, readPostmaster } from './postmaster.ts'
import { type Address, isReady, listens } from './probe.ts'
import { run, runOptions } from './run.ts'
import { removeDeadSocket, removeSocketFolder, SOCKET_PORT, socketFile } from './socket-folder.ts'
import { inTurn } from './start-turn.ts'

const READY_WITHIN_MS = 120_000
const STOPPED_WITHIN_MS = 60_000
const POLL_MS = 25

/** A running PostgreSQL server for a folder of ours. */
export interface Cluster {
  readonly pid: number
  readonly address: Address
  /** Stops it in fast mode: running statements are cancelled, and committed data is safe. */
  readonly stop: () => Promise<void>
}

interface ClusterOptions {
  /** The data folder; created if missing. */
  readonly folder: string
  readonly settings?: ServerSettings
  /** The previous address, for a restart while others use it. */
  readonly again?: Address
}

/**
 * Starts the server of a folder and waits until it accepts connections. Creates the database if there is
 * none, adopts a server that already runs on it, and recovers from a crash. Throws {@link StartError}.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const dataFolder = dirname(options.folder)
  makeWritable(dataFolder)
  return inTurn(dataFolder, () => bringUp(options))
}

async function bringUp({ folder: given, settings = {}, again }: ClusterOptions): Promise<Cluster> {
  const account = databaseAccount(given)
  const binaries = findBinaries(account)
  const password = passwordOf(given)
  await prepareDataFolder(given, account, binaries, password?.file)
  const folder = realpathSync(given)
  const until = Date.now() + READY_WITHIN_MS
  for (;;) {
    const running = (await runningServer(folder, password?.text, until)) ?? (await start())
    if (running) return { ...running, stop: () => stop(running.pid) }
    await sleep(POLL_MS * 10)
  }

  async function start() {
    const launched = await launch({ folder, account, binaries, settings, again })
    const address = { host: launched.host, port: launched.port, password: password?.text }
    while (Date.now() < until) {
      if (await isReady(address)) {
        const postmaster = readPostmaster(folder)
        if (postmaster) return { pid: postmaster.pid, address }
      }
      const failure = launched.failure()
      if (failure !== undefined) {
        removeSocketFolder(launched.host)
        if (isPassing(failure)) return undefined
        throw new StartError(`The database in ${folder} could not be started: ${reasonIn(failure)}`)
      }
      await sleep(POLL_MS)
    }
    throw notReady(folder)
  }

  async function stop(pid: number): Promise<void> {
    const postmaster = readPostmaster(folder)
    if (process.platform === 'win32') {
      await run(binaries.program('pg_ctl'), ['stop', '-m', 'fast', '-D', folder], runOptions(folder, account))
    } else {
      await endProcess(folder, pid)
    }
    if (postmaster) removeSocketFolder(postmaster.socketFolder)
  }
}

/** The live server of the folder once it accepts connections; `undefined` if there is none. */
async function runningServer(folder: string, password: string | undefined, until: number) {
  while (Date.now() < until) {
    const postmaster = readPostmaster(folder)
    if (!postmaster) return removeUnreadableLock(folder)
    const address = addressOf(postmaster, folder, password)
    if (!isServerOf(folder, postmaster.pid)) return clearDeadServer(folder, address)
    if (await isReady(address)) return { pid: postmaster.pid, address }
    await sleep(POLL_MS)
  }
  throw notReady(folder)
}

function addressOf(postmaster: Postmaster, folder: string, password: string | undefined): Address {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: postmaster.port, password }
  return { host: postmaster.socketFolder || folder, port: SOCKET_PORT, password }
}

async function clearDeadServer(folder: string, address: Address): Promise<undefined> {
  if (process.platform !== 'win32' && (await listens(socketFile(address.host)))) {
    throw new StartError(
      `Another PostgreSQL, perhaps in another container, is running on ${folder}; stop it first, or set DATA_DIR.`,
    )
  }
  disownDeadPostmaster(folder)
  removeDeadSocket(address.host)
}

/** A power cut can leave an empty lock file. A server that is just starting fills it within a moment. */
async function removeUnreadableLock(folder: string): Promise<undefined> {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return
  await sleep(1000)
  if (!readPostmaster(folder) && !(await listens(socketFile(folder)))) rmSync(file, { force: true })
}

/**
 * Reasons that resolve on their own: another start was first, or workers of a dead server are still ending.
 */
const isPassing = (failure: string) =>
  /lock file ".*" already exists|lock file ".*" is empty|shared memory block .* still in use|unexpected postmaster exit/.test(
    failure,
  )

const reasonIn = (log: string) =>
  /(?:FATAL|PANIC):\s+(.*)/.exec(log)?.[1] ?? log.trim().split('\n').at(-1) ?? 'no reason given'

const notReady = (folder: string) =>
  new StartError(
    `The database in ${folder} did not become ready within ${READY_WITHIN_MS / 1000} s; ` +
      `${logFile(folder)} says why.`,
  )

async function endProcess(folder: string, pid: number): Promise<void> {
  for (const [signal, wait] of [
    ['SIGINT', STOPPED_WITHIN_MS],
    ['SIGQUIT', 5000],
  ] as const) {
    if (!isServerOf(folder, pid)) return
    sendSignal(pid, signal)
    for (const until = Date.now() + wait; Date.now() < until; await sleep(POLL_MS)) {
      if (!isServerOf(folder, pid)) return
    }
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The server ended in the meantime.
  }
}
