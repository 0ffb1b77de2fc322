import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { StartError } from '../../start-error.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { dataArgument } from './data-folder.ts'
import type { Address } from './probe.ts'
import { run, runOptions } from './run.ts'
import { makeSocketFolder, SOCKET_PORT } from './socket-folder.ts'

const LOG_KEPT_BYTES = 1_000_000

/** PostgreSQL's settings by name, such as `{ shared_buffers: '64MB' }`. */
export type ServerSettings = Readonly<Record<string, string>>

/** A server that was started but may not be ready yet. */
export interface Launch {
  readonly host: string
  readonly port: number
  /** Its log after it has ended; `undefined` while it runs. */
  readonly failure: () => string | undefined
}

interface LaunchOptions {
  readonly folder: string
  readonly account: Account | undefined
  readonly binaries: Binaries
  readonly settings: ServerSettings
  /** The address to use after a restart, so that clients find the server again. */
  readonly again?: Pick<Address, 'host' | 'port'> | undefined
}

/** Starts the server in a session of its own, so that neither Ctrl-C nor the end of this process stops it. */
export async function launch(options: LaunchOptions): Promise<Launch> {
  return process.platform === 'win32' ? launchOnTcp(options) : launchOnSocket(options)
}

function launchOnSocket({ folder, account, binaries, settings, again }: LaunchOptions): Launch {
  const host = makeSocketFolder(folder, account, again?.host)
  const data = dataArgument(folder, account)
  const all: ServerSettings = {
    listen_addresses: '',
    port: String(SOCKET_PORT),
    unix_socket_directories: host === folder ? data : host,
    unix_socket_permissions: '0700',
    ...settings,
  }
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openLog(folder)
  const child = spawn(binaries.program('postgres'), ['-D', data, ...args], {
    ...runOptions(folder, account),
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
  })
  let problem: string | undefined
  child.once('error', (error) => {
    problem = error.message
  })
  child.once('exit', () => {
    problem ??= ''
  })
  child.unref()
  closeSync(log.descriptor)
  return { host, port: SOCKET_PORT, failure: () => (problem === '' ? log.read() : problem) }
}

/** On Windows, `pg_ctl` drops an administrator's rights, and not every client supports Unix sockets. */
async function launchOnTcp({ folder, account, binaries, settings, again }: LaunchOptions): Promise<Launch> {
  const port = again?.port ?? (await freePort())
  const all = Object.entries({ listen_addresses: '127.0.0.1', port: String(port), ...settings })
  const options = all.map(([name, value]) => `-c ${name}=${value}`).join(' ')
  const args = ['start', '-W', '-D', folder, '-l', logFile(folder), '-o', options]
  const outcome = await run(binaries.program('pg_ctl'), args, runOptions(folder, account))
  return { host: '127.0.0.1', port, failure: () => (outcome.ok ? undefined : outcome.output) }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export const logFile = (folder: string) => `${folder}.log`

function openLog(folder: string): { descriptor: number; read: () => string } {
  const file = logFile(folder)
  try {
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
    const from = size > LOG_KEPT_BYTES ? 0 : size
    const descriptor = openSync(file, from === 0 ? 'w' : 'a', 0o600)
    return { descriptor, read: () => readFileSync(file).subarray(from).toString('utf8') }
  } catch (error) {
    throw new StartError(`The file ${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`)
  }
}
