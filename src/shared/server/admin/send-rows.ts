import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { ExportFormat } from '#shared/core/admin/export-formats.ts'
import { csvRow } from '#shared/core/csv-table.ts'
import { JSON_TYPE } from '../http/prebuilt-answer.ts'

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

type Cells = Readonly<Record<string, unknown>>

/** A call that answers rows as a file, with `exportQuery`. */
interface ExportEndpoint {
  readonly path: string
  readonly answer: z.ZodArray<z.ZodObject>
}

/**
 * Sends rows as a file while they are read, because there may be more than fit into memory. They are reduced to the fields of
 * the contract, which are the columns of CSV; lists and objects in a cell are JSON.
 */
export function sendRows(
  reply: FastifyReply,
  { path, answer: { element } }: ExportEndpoint,
  format: ExportFormat,
  rows: AsyncIterable<unknown>,
): never {
  const listed = reduced(rows, element)
  const text = format === 'csv' ? csvText(Object.keys(element.shape), listed) : jsonText(listed)
  const name = path.split('/').at(-2)
  return reply
    .type(format === 'csv' ? 'text/csv; charset=utf-8' : JSON_TYPE)
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .send(Readable.from(text)) as never
}

async function* reduced(rows: AsyncIterable<unknown>, schema: z.ZodObject): AsyncGenerator<Cells> {
  for await (const row of rows) yield schema.parse(row)
}

async function* csvText(columns: readonly string[], rows: AsyncIterable<Cells>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(columns)
  for await (const row of rows) yield csvRow(columns.map((column) => cellOf(row[column])))
}

async function* jsonText(rows: AsyncIterable<Cells>): AsyncGenerator<string> {
  let before = '['
  for await (const row of rows) {
    yield `${before}\n${JSON.stringify(row)}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
