import { createHash } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import pg from 'pg'
import { type Pack, pack } from 'tar-stream'
import type { Connection } from '#shared/server/database/database.ts'
import {
  type BackupEnd,
  type BackupStart,
  END,
  fileEntry,
  type SavedTable,
  START,
  type TableSum,
  tableEntry,
} from './backup-entries.ts'
import { copyTable } from './copy-table.ts'
import { dataFiles } from './data-files.ts'
import { readSequences, readTables, SESSION_SETTINGS } from './saved-tables.ts'

const PART_BYTES = 4 * 1024 * 1024

interface BackupOptions {
  readonly connection: Connection
  /** `DATA_DIR`. */
  readonly dataFolder: string
  /** Encrypts the backup with this passphrase. */
  readonly key?: string | undefined
  readonly now: () => Date
}

/**
 * Writes a backup of the database and the data folder to `output` and ends it. Returns the sums of all tables and files.
 * Rejects if the database, a file or `output` fails; `output` then holds an incomplete backup.
 */
export async function writeBackup(output: Writable, options: BackupOptions): Promise<BackupEnd> {
  const client = new pg.Client({ ...options.connection, application_name: 'rafiq backup' })
  await client.connect()
  const tar = pack()
  const written = sendTo(output, tar, options.key)
  try {
    for (const setting of SESSION_SETTINGS) await client.query(setting)
    await client.query('begin isolation level repeatable read read only')
    const [end] = await Promise.all([fill(tar, client, options), written])
    return end
  } catch (error) {
    tar.destroy(error as Error)
    await written.catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}

async function sendTo(output: Writable, tar: Pack, key: string | undefined): Promise<void> {
  const zipped = createGzip()
  const zipping = pipeline(tar, zipped)
  if (key === undefined) return void (await Promise.all([zipping, pipeline(zipped, output)]))
  const encrypter = new Encrypter()
  encrypter.setPassphrase(key)
  const encrypted = await encrypter.encrypt(Readable.toWeb(zipped) as ReadableStream<Uint8Array>)
  await Promise.all([zipping, pipeline(Readable.fromWeb(encrypted as never), output)])
}

async function fill(tar: Pack, client: pg.Client, { dataFolder, now }: BackupOptions): Promise<BackupEnd> {
  const tables = await readTables(client)
  const start: BackupStart = {
    format: 'rafiq-backup',
    version: 1,
    createdAt: now().toISOString(),
    migrations: await appliedMigrations(client),
    tables,
    sequences: await readSequences(client),
  }
  await add(tar, START, JSON.stringify(start))
  const tableSums: Record<string, TableSum> = {}
  for (const table of tables) tableSums[table.name] = await addTable(tar, client, table)
  await client.query('commit')
  const files: BackupEnd['files'] = {}
  for (const path of dataFiles(dataFolder)) {
    const sum = await addFile(tar, dataFolder, path)
    if (sum) files[path] = sum
  }
  const end: BackupEnd = { tables: tableSums, files }
  await add(tar, END, JSON.stringify(end))
  tar.finalize()
  return end
}

async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ hash }) => hash)
}

async function addTable(tar: Pack, client: pg.Client, table: SavedTable): Promise<TableSum> {
  let part = 0
  let pieces: Buffer[] = []
  let bytes = 0
  const flush = async () => {
    if (bytes === 0) return
    part += 1
    await add(tar, tableEntry(table.name, part), Buffer.concat(pieces))
    pieces = []
    bytes = 0
  }
  const sum = await copyTable(client, table, async (piece) => {
    pieces.push(piece)
    bytes += piece.length
    if (bytes >= PART_BYTES) await flush()
  })
  await flush()
  return sum
}

/** Adds a file. Returns its sum; `undefined` if it was deleted since the folder was listed. */
async function addFile(tar: Pack, folder: string, path: string) {
  const file = join(folder, path)
  const bytes = statSync(file, { throwIfNoEntry: false })?.size
  if (bytes === undefined) return undefined
  const hash = createHash('sha256')
  const entry = tar.entry({ name: fileEntry(path), size: bytes })
  // A file that grows meanwhile is saved as long as it was.
  const content = bytes === 0 ? Readable.from([]) : createReadStream(file, { end: bytes - 1 })
  await pipeline(
    content,
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece)
        yield piece
      }
    },
    entry,
  )
  return { bytes, sha256: hash.digest('hex') }
}

const add = (tar: Pack, name: string, content: string | Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    tar.entry({ name }, content, (error) => (error ? reject(error) : resolve()))
  })
