import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import type { Connection } from '#shared/server/database/database.ts'
import { openEmbedded } from '#shared/server/database/embedded/embedded-database.ts'
import { startProductServer } from '../../../e2e/harness/product-server.ts'

/** The product on a database of its own that the bench reaches too. */
export interface OwnGround {
  readonly address: string
  readonly client: pg.Client
  readonly stop: () => Promise<void>
}

export async function ownGround(): Promise<OwnGround> {
  const folder = mkdtempSync(join(tmpdir(), 'rafiq-bench-sync-'))
  const log = pino({ level: 'error' })
  const { connection, close } = await openEmbedded({ dataFolder: folder, log, onLost: () => {} })
  const end = async () => {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const product = await startProductServer('bench-sync', { DATABASE_URL: urlOf(connection) })
    const client = new pg.Client(connection)
    await client.connect()
    const stop = async () => {
      await client.end()
      await product.stop()
      await end()
    }
    return { address: product.address, client, stop }
  } catch (error) {
    await end()
    throw error
  }
}

function urlOf({ host, port, user, password, database }: Connection): string {
  const who = password ? `${user}:${encodeURIComponent(String(password))}` : user
  return `postgres://${who}@${encodeURIComponent(host ?? '')}:${port}/${database}`
}
