import type pg from 'pg'
import type { SavedSequence, SavedTable } from './backup-entries.ts'
import { BackupError } from './backup-error.ts'

/** Makes the text of every value independent of the server's settings. */
export const SESSION_SETTINGS = [
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set bytea_output = 'hex'`,
  'set extra_float_digits = 1',
  'set statement_timeout = 0',
  'set idle_in_transaction_session_timeout = 0',
] as const

const COLUMNS = `
  select c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  group by c.relname
  order by c.relname`

const REFERENCES = `
  select distinct k.conrelid::regclass::text as "from", k.confrelid::regclass::text as "to"
  from pg_constraint k
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`

const SEQUENCES = `
  select sequencename as name, last_value::text as value from pg_sequences
  where schemaname = 'public' and last_value is not null order by sequencename`

/** The tables of the schema `public`, in an order in which no table refers to a later one. */
export async function readTables(client: pg.Client): Promise<SavedTable[]> {
  const { rows: tables } = await client.query<{ table: string; columns: string[] }>(COLUMNS)
  const { rows: references } = await client.query<{ from: string; to: string }>(REFERENCES)
  const waiting = new Map(tables.map(({ table, columns }) => [table, columns]))
  const ordered: SavedTable[] = []
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      ([table]) => !references.some(({ from, to }) => from === table && waiting.has(to)),
    )
    if (ready.length === 0)
      throw new BackupError(`Tables refer to each other: ${[...waiting.keys()].join(', ')}.`)
    for (const [name, columns] of ready) {
      ordered.push({ name, columns })
      waiting.delete(name)
    }
  }
  return ordered
}

/** The sequences that gave a value, with their last one. */
export async function readSequences(client: pg.Client): Promise<SavedSequence[]> {
  return (await client.query<SavedSequence>(SEQUENCES)).rows
}

const KEY = `
  select a.attname as name, a.attcollation <> 0 as "isText"
  from pg_index i
  join unnest(i.indkey) with ordinality as k(attnum, position) on true
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
  where i.indrelid = $1::regclass and i.indisprimary
  order by k.position`

/** The statement that copies a table out, in an order that is the same on every server. */
export async function copyOut(client: pg.Client, { name, columns }: SavedTable): Promise<string> {
  const { rows: key } = await client.query<{ name: string; isText: boolean }>(KEY, [quoted(name)])
  const order = key.map((column) => `${quoted(column.name)}${column.isText ? ' collate "C"' : ''}`)
  const fallback = `${quoted(name)}::text collate "C"`
  return `copy (select ${list(columns)} from ${quoted(name)} order by ${order.join(', ') || fallback}) to stdout`
}

export const copyIn = ({ name, columns }: SavedTable): string =>
  `copy ${quoted(name)} (${list(columns)}) from stdin`

const list = (columns: readonly string[]) => columns.map(quoted).join(', ')

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
