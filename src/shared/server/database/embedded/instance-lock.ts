import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../../start-error.ts'
import type { Address } from './probe.ts'

/** The advisory lock that decides which instance uses an embedded database. */
const INSTANCE_LOCK = 7_242_000
/** PostgreSQL needs a moment to notice that an instance was killed. */
const TRIES = 15
const BETWEEN_TRIES_MS = 100

/** The exclusive right to use and stop an embedded database. It is released when this process dies. */
export interface InstanceLock {
  /** The superuser connection that holds the lock. */
  readonly client: pg.Client
  /** Resolves when the lock is lost, which happens only if the database goes away. */
  readonly lost: Promise<void>
}

/** Another instance has the lock. */
export class InUseError extends StartError {}

/** Takes the lock. Throws {@link InUseError} if another instance has it. */
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
