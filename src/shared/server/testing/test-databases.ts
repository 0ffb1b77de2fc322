import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Connection } from '../database/database.ts'
import { applyMigrations } from '../database/migrate.ts'

/**
 * The database server of one test run, with the migrated template that every test's database is copied from.
 */
export interface TestServer {
  readonly connection: Connection
  readonly template: string
}

const VARIABLE = 'RAFIQ_TEST_SERVER'

/** Passes the run's server to the workers, which inherit the environment. */
export function announce(server: TestServer): void {
  process.env[VARIABLE] = JSON.stringify(server)
}

/** Creates the run's template. Several runs may share a server. */
export async function createTemplate(connection: Connection, migrationsFolder: string): Promise<TestServer> {
  const template = `rafiq_test_${randomBytes(6).toString('hex')}`
  await command(
    connection,
    `create database ${template} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  )
  await applyMigrations(on(connection, template), migrationsFolder)
  return { connection, template }
}

/** Drops the template and all remaining copies. */
export async function dropAll({ connection, template }: TestServer): Promise<void> {
  const names = await command(connection, `select datname from pg_database where datname like '${template}%'`)
  for (const { datname } of names)
    await command(connection, `drop database if exists ${datname} with (force)`)
}

let made = 0

/** A freshly migrated database for one worker; call `drop` at the end. */
export async function createTestDatabase(): Promise<{ connection: Connection; drop: () => Promise<void> }> {
  const { connection, template } = runServer()
  made += 1
  const name = `${template}_${process.pid}_${process.env.VITEST_WORKER_ID ?? 0}_${made}`
  await command(connection, `create database ${name} template ${template}`)
  return {
    connection: on(connection, name),
    drop: async () => void (await command(connection, `drop database if exists ${name} with (force)`)),
  }
}

/** The connection as one URL; a socket's folder is given as the host. */
export function addressOf({ connectionString, host, port, user, database }: Connection): string {
  if (connectionString) return connectionString
  return `postgres://${user}@${encodeURIComponent(String(host))}:${port}/${database}`
}

function runServer(): TestServer {
  const text = process.env[VARIABLE]
  if (!text) throw new Error('There is no test database: run this with vitest, in the project `server`.')
  return JSON.parse(text)
}

function on(connection: Connection, database: string): Connection {
  if (!connection.connectionString) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

async function command(connection: Connection, text: string): Promise<{ datname: string }[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<{ datname: string }>(text)).rows
  } finally {
    await client.end()
  }
}
