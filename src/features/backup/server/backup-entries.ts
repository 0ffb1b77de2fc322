import { z } from 'zod'

/** The name of the first entry of a backup. */
export const START = 'start.json'
/** The name of the last entry; a backup without it is incomplete. */
export const END = 'end.json'
const TABLES = 'tables/'
const FILES = 'files/'

const identifier = z.string().regex(/^[a-z_][a-z0-9_]*$/)

/** A table as it is saved: its columns without generated ones, and the SQL that orders its rows. */
const savedTable = z.object({ name: identifier, columns: z.array(identifier).min(1) })
export type SavedTable = z.infer<typeof savedTable>

const savedSequence = z.object({ name: identifier, value: z.string().regex(/^-?\d+$/) })
export type SavedSequence = z.infer<typeof savedSequence>

export const backupStart = z.object({
  format: z.literal('rafiq-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Hashes of the migrations that made the tables, in order. */
  migrations: z.array(z.string().regex(/^[0-9a-f]{64}$/)).min(1),
  /** In an order in which no table refers to a later one. */
  tables: z.array(savedTable).min(1),
  sequences: z.array(savedSequence),
})
export type BackupStart = z.infer<typeof backupStart>

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const tableSum = z.object({ rows: z.number().int().nonnegative(), sha256 })
export type TableSum = z.infer<typeof tableSum>

export const backupEnd = z.object({
  tables: z.record(identifier, tableSum),
  files: z.record(z.string(), z.object({ bytes: z.number().int().nonnegative(), sha256 })),
})
export type BackupEnd = z.infer<typeof backupEnd>

/** The name of a part of a table, from 1. */
export const tableEntry = (table: string, part: number): string =>
  `${TABLES}${table}/${String(part).padStart(6, '0')}`

/** The table that an entry is a part of; `undefined` for other entries. */
export const tableOfEntry = (name: string): string | undefined =>
  name.startsWith(TABLES) ? name.slice(TABLES.length).split('/')[0] : undefined

/** The name of a file of the data folder; `path` is relative, with `/`. */
export const fileEntry = (path: string): string => `${FILES}${path}`

/**
 * The relative path of a file's entry; `undefined` for other entries. A path that leaves its folder has none, so that a
 * changed backup can't write anywhere else.
 */
export function pathOfEntry(name: string): string | undefined {
  if (!name.startsWith(FILES)) return undefined
  const path = name.slice(FILES.length)
  const isSafe =
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !/[\\:\0]/.test(path)
  return isSafe ? path : undefined
}
