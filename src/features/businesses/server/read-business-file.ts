import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse/sync'
import { BrokenFile, JsonObjectReader } from '#shared/server/json-objects/json-object-reader.ts'
import type { Business } from '../core/business.ts'
import { parseCsvBusiness } from '../core/import/csv-business.ts'
import { type ParsedBusiness, parseOsmBusiness } from '../core/import/osm-business.ts'

/** The content of a file of businesses. */
export interface BusinessFile {
  /** The last entry of each address. */
  readonly businesses: readonly Business[]
  readonly duplicates: number
  /** The number of other elements. */
  readonly others: number
  /** Unusable entries, by line. */
  readonly problems: readonly { readonly line: number; readonly problem: string }[]
}

/** Reads Overpass JSON, GeoJSON or GeoJSON by lines, of any size. Throws `BrokenFile` and file system errors. */
export async function readOsmBusinesses(
  path: string,
  onBytes: (read: number) => void = () => {},
): Promise<BusinessFile> {
  const reader = new JsonObjectReader()
  const found: { line: number; parsed: ParsedBusiness }[] = []
  let bytes = 0
  for await (const chunk of createReadStream(path)) {
    for (const { line, value } of reader.push(chunk)) found.push({ line, parsed: parseOsmBusiness(value) })
    bytes += chunk.length
    onBytes(bytes)
  }
  reader.finish()
  return sorted(found)
}

/** Reads a table with a header line. Throws `BrokenFile` when it is not CSV or has no column `name`. */
export function readCsvBusinesses(text: string): BusinessFile {
  const rows = rowsOf(text)
  const [header] = rows
  const columns = header?.record.map((name) => name.trim().toLowerCase().replaceAll(' ', '_')) ?? []
  if (!columns.includes('name')) throw new BrokenFile(1, 'no column is named name')
  return sorted(
    rows.slice(1).map(({ line, record }) => {
      if (record.length !== columns.length) {
        const problem = `there are ${record.length} cells in ${columns.length} columns`
        return { line, parsed: { kind: 'problem', problem } }
      }
      const row = Object.fromEntries(columns.map((column, at) => [column, record[at]]))
      return { line, parsed: parseCsvBusiness(row) }
    }),
  )
}

function rowsOf(text: string): { line: number; record: string[] }[] {
  try {
    const rows = parse(text, { bom: true, info: true, relax_column_count: true, skip_empty_lines: true })
    return (rows as unknown as { info: { lines: number }; record: string[] }[]).map(({ info, record }) => ({
      line: info.lines,
      record,
    }))
  } catch (error) {
    if (error instanceof CsvError)
      throw new BrokenFile(Number(error.lines ?? 1), 'it is not CSV from here on')
    throw error
  }
}

function sorted(found: readonly { line: number; parsed: ParsedBusiness }[]): BusinessFile {
  const businesses = new Map<string, Business>()
  const problems: { line: number; problem: string }[] = []
  let [read, others] = [0, 0]
  for (const { line, parsed } of found) {
    if (parsed.kind === 'problem') problems.push({ line, problem: parsed.problem })
    else if (parsed.kind === 'other') others++
    else {
      read++
      businesses.set(parsed.business.seoSlug, parsed.business)
    }
  }
  return { businesses: [...businesses.values()], duplicates: read - businesses.size, others, problems }
}
