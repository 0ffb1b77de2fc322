import { parse } from 'csv-parse'
import type { z } from 'zod'
import type { ImportAnswer } from '#shared/core/admin/import.contract.ts'
import { IMPORT_BYTES, IMPORT_TYPES } from '#shared/core/admin/import-files.ts'
import { AppError } from '#shared/core/app-error.ts'
import type { Database } from '../database/database.ts'
import { BrokenFile, JsonObjectReader } from '../json-objects/json-object-reader.ts'
import type { RafiqServer } from '../services.ts'

/** Rows that are stored with one statement. */
const BATCH = 500
const MOST_PROBLEMS = 100

type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0]

interface Import<Row> {
  readonly schema: z.ZodType<Row> & { readonly shape: Readonly<Record<string, z.ZodType>> }
  /** Stores a batch of valid rows. */
  readonly store: (run: Transaction, rows: readonly Row[]) => Promise<void>
  /** Runs once after all rows, such as an entry of the audit log. */
  readonly finish: (run: Transaction, stored: number) => Promise<void>
}

interface FileBody {
  readonly body: unknown
  readonly type: string | undefined
  readonly mode: 'check' | 'import'
}

/** Lets the calls of `app` accept files with rows as bodies; several features of one scope may ask for it. */
export function acceptRowFiles(app: RafiqServer): void {
  for (const type of Object.values(IMPORT_TYPES)) {
    if (app.hasContentTypeParser(type)) continue
    app.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit: IMPORT_BYTES }, (_, body, done) =>
      done(null, body),
    )
  }
}

/**
 * Checks every row of a file and, unless it is only a check, stores the valid ones in one transaction, so that an import that
 * breaks off stores nothing. Throws `unreadable_file` for a file that is neither CSV nor JSON.
 */
export async function importRows<Row>(
  { db }: Pick<Database, 'db'>,
  { body, type = '', mode }: FileBody,
  { schema, store, finish }: Import<Row>,
): Promise<ImportAnswer> {
  if (!Buffer.isBuffer(body)) throw new AppError('unsupported_type', 415, 'Send a file with rows.')
  const found = type.startsWith(IMPORT_TYPES.csv) ? csvRows(body, schema.shape) : jsonRows(body)
  const answer = { rows: 0, stored: 0, wrong: 0, problems: [] as ImportAnswer['problems'] }
  const readAll = async (keep: (rows: readonly Row[]) => Promise<void>) => {
    let batch: Row[] = []
    for await (const { line, value } of found) {
      answer.rows += 1
      const result = schema.safeParse(knownFields(value, schema.shape))
      if (result.success) batch.push(result.data)
      else {
        answer.wrong += 1
        const [issue] = result.error.issues
        const problem = { line, field: issue?.path.join('.') ?? '', code: codeOf(issue) }
        if (answer.problems.length < MOST_PROBLEMS) answer.problems.push(problem)
      }
      if (batch.length < BATCH) continue
      await keep(batch)
      batch = []
    }
    if (batch.length > 0) await keep(batch)
  }
  if (mode === 'check') {
    await readAll(async () => undefined)
    return answer
  }
  return db.transaction(async (run) => {
    await readAll(async (rows) => {
      await store(run, rows)
      answer.stored += rows.length
    })
    if (answer.stored > 0) await finish(run, answer.stored)
    return answer
  })
}

interface FoundRow {
  readonly line: number
  readonly value: unknown
}

/** Fields that the schema lacks are left out, because an export has more than can be imported. */
function knownFields(value: unknown, shape: object): unknown {
  if (!(value instanceof Object)) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => name in shape))
}

/** The rows of CSV; an empty cell is a missing field. */
async function* csvRows(body: Buffer, shape: Readonly<Record<string, z.ZodType>>): AsyncGenerator<FoundRow> {
  const parser = parse(body, {
    bom: true,
    columns: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  })
  try {
    let line = 2
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      const cells = Object.entries(record).flatMap(([name, text]) => {
        const field = shape[name]
        return field && text !== '' ? [[name, fieldValue(text, field)] as const] : []
      })
      yield { line, value: Object.fromEntries(cells) }
      // A record may span lines, so the next one begins after the last line of this one.
      line = info.lines + 1
    }
  } catch (error) {
    throw unreadable(error instanceof Error ? error.message : String(error))
  }
}

interface CsvRecord {
  readonly record: Readonly<Record<string, string>>
  readonly info: { readonly lines: number }
}

/** A cell as the value of its field: as text where the field accepts text, else as JSON. */
function fieldValue(cell: string, field: z.ZodType): unknown {
  const text = cell.replace(/^'(?=[=+\-@\t\r])/, '')
  if (field.safeParse(text).success) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The objects of a JSON array. */
function* jsonRows(body: Buffer): Generator<FoundRow> {
  const reader = new JsonObjectReader()
  try {
    yield* reader.push(body)
    reader.finish()
  } catch (error) {
    if (error instanceof BrokenFile) throw unreadable(error.message)
    throw error
  }
}

const unreadable = (problem: string) => new AppError('unreadable_file', 400, problem)

const codeOf = (issue: z.core.$ZodIssue | undefined): string =>
  issue && /^[a-z_]+$/.test(issue.message) ? issue.message : (issue?.code ?? 'not_valid')
