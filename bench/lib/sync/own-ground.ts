import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import type { Connection } from '#shared/server/database/database.ts'
import { openEmbedded } from '#shared/server/database/embedded/embedded-database.ts'
import { startProductServer } from '../../../e2e/harness/product-server.ts'
import { endsWithBench } from '../ends-with-bench.ts'

/** The product on a database of its own that the bench can also access. */
export interface OwnGround {
  readonly address: string
  readonly client: pg.Client
  readonly stop: () => Promise<void>
}

export async function ownGround(): Promise<OwnGround> {
  const folder = mkdtempSync(join(tmpdir(), 'rafiq-bench-sync-'))
  const log = pino({ level: 'error' })
  const opening = openEmbedded({ dataFolder: folder, log, onLost: () => {} })
  const endDatabase = endsWithBench(async () => {
    await (await opening).close()
    rmSync(folder, { recursive: true, force: true })
  })
  const { connection } = await opening
  try {
    const starting = startProductServer('bench-sync', { DATABASE_URL: urlOf(connection) })
    const endProduct = endsWithBench(async () => (await starting).stop())
    const { address } = await starting
    const client = new pg.Client(connection)
    const endClient = endsWithBench(() => client.end())
    await client.connect()
    const stop = async () => {
      await endClient()
      await endProduct()
      await endDatabase()
    }
    return { address, client, stop }
  } catch (error) {
    await endDatabase()
    throw error
  }
}

function urlOf({ host, port, user, password, database }: Connection): string {
  const who = password ? `${user}:${encodeURIComponent(String(password))}` : user
  return `postgres://${who}@${encodeURIComponent(host ?? '')}:${port}/${database}`
}
