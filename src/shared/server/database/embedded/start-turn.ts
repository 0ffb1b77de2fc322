import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../start-error.ts'

const WAIT_MS = 120_000
const BETWEEN_TRIES_MS = 50

/**
 * Runs `work`, which cleans up and starts the database of a folder, while no other process does the same
 * there. The lock is a listening socket, which the system releases when a process dies. macOS has no such
 * sockets, so there is no lock.
 */
export async function inTurn<Result>(dataFolder: string, work: () => Promise<Result>): Promise<Result> {
  const name = nameFor(dataFolder)
  if (name === undefined) return work()
  const turn = await take(name, dataFolder)
  try {
    return await work()
  } finally {
    turn.close()
  }
}

function nameFor(dataFolder: string): string | undefined {
  const name = `rafiq-${createHash('sha256').update(realpathSync(dataFolder)).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : undefined
}

async function take(name: string, dataFolder: string): Promise<Server> {
  for (const until = Date.now() + WAIT_MS; Date.now() < until; await sleep(BETWEEN_TRIES_MS)) {
    const server = createServer((connection) => connection.destroy())
    server.unref()
    try {
      server.listen(name)
      await once(server, 'listening')
      return server
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
  }
  throw new StartError(`Another Rafiq has been starting on the data folder ${dataFolder} for too long.`)
}
