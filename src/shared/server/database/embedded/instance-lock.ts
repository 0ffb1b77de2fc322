import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../../start-error.ts'
import type { Address } from './probe.ts'

/** The number under which instances agree who uses an embedded database. */
const INSTANCE_LOCK = 7_242_000
/** PostgreSQL needs a moment to notice that an instance was killed. */
const TRIES = 15
const BETWEEN_TRIES_MS = 100

/** The right to use an embedded database, and to stop it. The system takes it back when this process dies. */
export interface InstanceLock {
  /** A connection with all rights, the one that holds the lock. */
  readonly client: pg.Client
  /** Settles when the lock is lost, which it is only when the database goes. */
  readonly lost: Promise<void>
}

/** Another instance has the lock. */
export class InUseError extends StartError {}

/** Takes the lock, or throws {@link InUseError} when another instance has it. */
export async function takeInstanceLock(address: Address, dataFolder: string): Promise<InstanceLock> {
  const client = new pg.Client({ ...address, user: 'postgres', database: 'postgres', keepAlive: true })
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve)
  })
  client.on('error', () => {})
  await client.connect()
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      INSTANCE_LOCK,
    ])
    if (rows[0]?.taken) return { client, lost }
    await sleep(BETWEEN_TRIES_MS)
  }
  await client.end()
  throw new InUseError(
    `Another Rafiq is running on the data folder ${dataFolder}: stop it first, or set DATA_DIR to another folder.`,
  )
}
