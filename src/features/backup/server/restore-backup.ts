import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Connection } from '#shared/server/database/database.ts'
import { MIGRATION_LOCK } from '#shared/server/database/migrate.ts'
import {
  type BackupEnd,
  type BackupStart,
  backupEnd,
  backupStart,
  END,
  pathOfEntry,
  START,
  tableOfEntry,
} from './backup-entries.ts'
import { BackupError } from './backup-error.ts'
import { copyTable } from './copy-table.ts'
import { TableFill } from './fill-table.ts'
import { type BackupEntry, readBackup } from './read-backup.ts'
import { RestoredFiles } from './restored-files.ts'
import { copyIn, quoted, SESSION_SETTINGS } from './saved-tables.ts'

interface RestoreOptions {
  readonly connection: Connection
  readonly migrationsFolder: string
  /** `DATA_DIR`; without it, files are checked but not written. */
  readonly dataFolder?: string
  readonly key?: string | undefined
}

/**
 * Replaces the whole database by a backup, in one transaction that compares it with the backup's sums, and then writes the
 * backup's files. Returns the sums and the time of the backup. Throws {@link BackupError} and changes nothing if the
 * backup is damaged, incomplete or of another version.
 */
export async function restoreBackup(
  file: string,
  options: RestoreOptions,
): Promise<BackupEnd & Pick<BackupStart, 'createdAt'>> {
  const client = new pg.Client({ ...options.connection, application_name: 'rafiq restore' })
  await client.connect()
  const files = new RestoredFiles(options.dataFolder)
  try {
    for (const setting of SESSION_SETTINGS) await client.query(setting)
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    const { start, end } = await load(file, client, files, options)
    await compare(client, start, end, files)
    await migrate(client, options.migrationsFolder, start.migrations.length)
    files.publish()
    await client.query('commit')
    return { ...end, createdAt: start.createdAt }
  } catch (error) {
    throw error instanceof BackupError
      ? error
      : new BackupError(`The backup wasn’t restored: ${(error as Error).message}.`)
  } finally {
    // Closing the connection undoes what was not committed.
    await client.end()
    files.discard()
  }
}

/** Makes the tables of the backup's version and fills them. Returns the first and the last entry. */
async function load(
  file: string,
  client: pg.Client,
  files: RestoredFiles,
  { key, migrationsFolder }: RestoreOptions,
): Promise<{ start: BackupStart; end: BackupEnd }> {
  let start: BackupStart | undefined
  let end: BackupEnd | undefined
  let filling: TableFill | undefined
  for await (const entry of readBackup(file, key)) {
    if (!start) {
      start = await firstEntry(entry)
      await emptyTables(client, migrationsFolder, start)
      continue
    }
    const name = tableOfEntry(entry.name)
    if (filling && filling.table !== name) {
      await filling.end()
      filling = undefined
    }
    if (name !== undefined) {
      filling ??= new TableFill(name, client.query(copyFrom(copyIn(tableOf(start, name)))))
      await filling.add(entry.content)
    } else if (entry.name === END) end = parsed(backupEnd, await text(entry))
    else await files.add(pathOfEntry(entry.name) ?? unexpected(entry.name), entry.content)
  }
  if (!start || !end) throw new BackupError('The backup is incomplete: its end is missing.')
  return { start, end }
}

async function firstEntry(entry: BackupEntry): Promise<BackupStart> {
  if (entry.name !== START) throw new BackupError('This is not a backup of Rafiq.')
  return parsed(backupStart, await text(entry))
}

/** The tables of the backup's version, without the rows that migrations add and without triggers that act on new rows. */
async function emptyTables(client: pg.Client, migrationsFolder: string, start: BackupStart): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  if (start.migrations.some((hash, index) => hash !== known[index])) {
    throw new BackupError(
      'The backup is from a newer or different version of Rafiq: restore it with that version.',
    )
  }
  await client.query('drop schema if exists drizzle cascade')
  await client.query('drop schema public cascade')
  await client.query('create schema public')
  await client.query('create schema drizzle')
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  await migrate(client, migrationsFolder, 0, start.migrations.length)
  for (const { name } of start.tables) await client.query(`alter table ${quoted(name)} disable trigger user`)
  for (const { name } of start.tables) await client.query(`truncate table ${quoted(name)} cascade`)
}

/** Applies the migrations from number `from` up to `to` (by default all), counted from 0. */
async function migrate(
  client: pg.Client,
  migrationsFolder: string,
  from: number,
  to?: number,
): Promise<void> {
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(from, to)) {
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}

/** Reads every table back and compares it, and each file, with the sums of the backup. */
async function compare(
  client: pg.Client,
  start: BackupStart,
  end: BackupEnd,
  files: RestoredFiles,
): Promise<void> {
  for (const table of start.tables) {
    const found = await copyTable(client, table, async () => {})
    const saved = end.tables[table.name]
    if (found.rows !== saved?.rows || found.sha256 !== saved.sha256)
      throw new BackupError(`The backup is damaged: the table ${table.name} differs after the restore.`)
    await client.query(`alter table ${quoted(table.name)} enable trigger user`)
  }
  for (const { name, value } of start.sequences) {
    await client.query('select setval($1::regclass, $2)', [quoted(name), value])
  }
  files.compare(end.files)
}

const tableOf = ({ tables }: BackupStart, name: string) =>
  tables.find((table) => table.name === name) ?? unexpected(name)

function unexpected(name: string): never {
  throw new BackupError(`The backup has an unexpected part: ${name}.`)
}

async function text({ content }: BackupEntry): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}

function parsed<Value>(schema: { parse: (value: unknown) => Value }, json: string): Value {
  try {
    return schema.parse(JSON.parse(json))
  } catch {
    throw new BackupError('The backup is damaged, or from a newer version of Rafiq.')
  }
}
