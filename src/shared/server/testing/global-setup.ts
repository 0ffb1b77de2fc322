import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '../database/embedded/cluster.ts'
import { projectFolders } from '../project-folders.ts'
import { announce, createTemplate, dropAll } from './test-databases.ts'

/** Turns off protection against power cuts, which tests don't need. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/**
 * Runs before the server tests: starts one server for the run, embedded or at `TEST_DATABASE_URL`, with a
 * migrated template.
 */
export async function setup(): Promise<() => Promise<void>> {
  return process.env.TEST_DATABASE_URL ? onServer(process.env.TEST_DATABASE_URL) : onOwnServer()
}

async function onServer(connectionString: string): Promise<() => Promise<void>> {
  const server = await createTemplate({ connectionString }, projectFolders().migrations)
  announce(server)
  return () => dropAll(server)
}

async function onOwnServer(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'rafiq-test-'))
  const cluster = await startCluster({ folder: join(folder, 'postgres'), settings: hasty })
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const abandon = () => {
    process.kill(cluster.pid, 'SIGQUIT')
    remove()
  }
  process.once('exit', abandon)
  announce(
    await createTemplate(
      { ...cluster.address, user: 'postgres', database: 'postgres' },
      projectFolders().migrations,
    ),
  )
  return async () => {
    process.off('exit', abandon)
    await cluster.stop()
    remove()
  }
}
