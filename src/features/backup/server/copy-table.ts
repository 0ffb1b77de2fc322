import { createHash } from 'node:crypto'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { SavedTable, TableSum } from './backup-entries.ts'
import { copyOut } from './saved-tables.ts'

const NEW_LINE = 0x0a

/** Reads a table as `COPY` text. Calls `use` with each piece, in order, and returns the rows and the hash of the text. */
export async function copyTable(
  client: pg.Client,
  table: SavedTable,
  use: (piece: Buffer) => Promise<void>,
): Promise<TableSum> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const piece of client.query(copyTo(await copyOut(client, table))) as AsyncIterable<Buffer>) {
    hash.update(piece)
    // Each row ends with a line feed; those inside values are escaped.
    for (const byte of piece) if (byte === NEW_LINE) rows += 1
    await use(piece)
  }
  return { rows, sha256: hash.digest('hex') }
}
