import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { StartError } from '../../start-error.ts'
import type { Connection } from '../database.ts'
import { startCluster } from './cluster.ts'
import { type InstanceLock, InUseError, takeInstanceLock } from './instance-lock.ts'
import type { ServerSettings } from './launch.ts'
import { passwordOf } from './password.ts'
import { runsDeletedPrograms } from './postmaster.ts'
import type { Address } from './probe.ts'

/**
 * Sized for a small machine. Other settings have PostgreSQL's defaults, so every commit is synced to disk.
 */
const serverSettings: ServerSettings = {
  max_connections: '120',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  min_wal_size: '48MB',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
}

/** How often a database is restarted before Rafiq gives up, with growing pauses. */
const RESTARTS = 8
const PAUSE_MS = 250

/** The application's role in its own database; it has no other rights on the server. */
const NAME = 'rafiq'

export interface EmbeddedDatabase {
  readonly connection: Connection
  /** Stops the server. */
  readonly close: () => Promise<void>
}

interface EmbeddedOptions {
  /** `DATA_DIR`. */
  readonly dataFolder: string
  readonly log: FastifyBaseLogger
  /** Called when the database failed and couldn't be restarted. The application must end. */
  readonly onLost: (reason: Error) => void
}

/**
 * Starts the PostgreSQL of `dataFolder` for this instance only and keeps it running: a server that dies is
 * restarted at the same address. Throws {@link StartError}.
 */
export async function openEmbedded({ dataFolder, log, onLost }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = embeddedFolder(dataFolder)
  let cluster = await startCluster({ folder, settings: serverSettings })
  let lock = await takeInstanceLock(cluster.address, dirname(folder))
  let owned = true
  let closing = false
  let recovering = Promise.resolve()
  if (runsDeletedPrograms(cluster.pid)) {
    await cluster.stop()
    await bringBack()
  }
  try {
    await prepare(lock, passwordOf(folder)?.text)
  } catch (error) {
    await cluster.stop()
    throw error
  }
  watch()

  function watch(): void {
    void lock.lost.then(() => {
      if (!closing) recovering = recover()
    })
  }

  async function recover(): Promise<void> {
    log.error('the database ended unexpectedly; starting it again')
    for (let attempt = 1; ; attempt++) {
      try {
        await bringBack()
        watch()
        return
      } catch (error) {
        // It may have been killed again during the start.
        if (attempt < RESTARTS && !closing && !(error instanceof InUseError)) {
          await sleep(attempt * PAUSE_MS)
          continue
        }
        onLost(error instanceof Error ? error : new StartError(String(error)))
        return
      }
    }
  }

  async function bringBack(): Promise<void> {
    owned = false
    cluster = await startCluster({ folder, settings: serverSettings, again: cluster.address })
    lock = await takeInstanceLock(cluster.address, dirname(folder))
    owned = true
  }

  async function close(): Promise<void> {
    closing = true
    await recovering
    if (!owned) return
    await cluster.stop()
    await lock.client.end().catch(() => {})
  }

  return { connection: embeddedConnection(cluster.address), close }
}

/** The folder of the database in a data folder. */
export const embeddedFolder = (dataFolder: string): string => resolve(dataFolder, 'postgres')

/** How the application connects to its own database. */
export const embeddedConnection = (address: Address): Connection => ({
  ...address,
  user: NAME,
  database: NAME,
})

async function prepare({ client }: InstanceLock, password: string | undefined): Promise<void> {
  const found = await client.query(
    `select (select count(*)::int from pg_roles where rolname = $1) as roles,
            (select count(*)::int from pg_database where datname = $1) as databases`,
    [NAME],
  )
  const { roles, databases } = found.rows[0]
  if (roles === 0) await client.query(`create role ${NAME} login${password ? ` password '${password}'` : ''}`)
  if (databases === 0) await client.query(`create database ${NAME} owner ${NAME}`)
}
