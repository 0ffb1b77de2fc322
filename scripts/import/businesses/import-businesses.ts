import { open } from 'node:fs/promises'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { BusinessSource } from '#features/businesses/core/business.ts'
import { businessRow } from '#features/businesses/server/businesses.directory.ts'
import { businesses } from '#features/businesses/server/businesses.table.ts'
import {
  type BusinessFile,
  readCsvBusinesses,
  readOsmBusinesses,
} from '#features/businesses/server/read-business-file.ts'
import type { Database } from '#shared/server/database/database.ts'
import { writeEntries } from '#shared/server/directory/seed-directory.ts'
import { BrokenFile } from '#shared/server/json-objects/json-object-reader.ts'
import { ImportError } from '../import-error.ts'
import type { AddOptions, RemoveOptions } from '../import-kind.ts'
import { namedProblems } from '../import-messages.ts'
import { progressBar } from '../progress-bar.ts'
import { readTextFile } from '../read-text-file.ts'

/** Imports all businesses of a file, or none. Throws {@link ImportError}, and then nothing has changed. */
export async function importBusinesses(
  path: string,
  database: Database,
  { replace, dryRun, say }: Pick<AddOptions, 'replace' | 'dryRun' | 'say'>,
): Promise<void> {
  const file = await read(path)
  const { duplicates, others, problems } = file
  say(
    `Read ${file.businesses.length} businesses; ${duplicates} duplicates and ${others} other elements skipped.`,
  )
  if (problems.length > 0) say(`Skipped because of errors: ${problems.length}.`)
  for (const line of namedProblems(problems, ({ line, problem }) => `Line ${line}: ${problem}.`)) say(line)
  const [first] = file.businesses
  if (!first) throw new ImportError('Nothing imported: the file has no businesses.')
  if (dryRun) return say('Nothing saved.')
  const show = progressBar('Storing')
  const rows = file.businesses.map(businessRow)
  // One transaction, so that an import that is cut off leaves nothing behind.
  const { added, changed } = await database.db.transaction(async (transaction) => {
    if (replace) await transaction.delete(businesses).where(isUnchanged(first.source))
    return writeEntries(transaction, businesses, rows, (done) => show(done / rows.length))
  })
  say(`${added} new, ${changed} changed, ${rows.length - added - changed} unchanged.`)
  if (first.source === 'openstreetmap')
    say('Businesses © OpenStreetMap contributors, ODbL 1.0. Pages show this credit with them.')
}

/** The businesses of a source that nobody edited, unpublished or deleted here. */
const isUnchanged = (source: BusinessSource): SQL | undefined =>
  and(
    eq(businesses.source, source),
    isNull(businesses.contentEntry),
    eq(businesses.isPublished, true),
    isNull(businesses.deletedAt),
  )

/**
 * Removes the businesses of a source, without those that people changed here, or with them. Throws {@link ImportError} when
 * there are none.
 */
export async function removeBusinesses(
  { db }: Database,
  source: BusinessSource,
  { withEdited, say }: RemoveOptions,
): Promise<void> {
  const ofSource = eq(businesses.source, source)
  await db.transaction(async (run) => {
    const { rowCount } = await run.delete(businesses).where(withEdited ? ofSource : isUnchanged(source))
    const removed = rowCount ?? 0
    const kept = await run.$count(businesses, ofSource)
    if (removed + kept === 0) throw new ImportError('There are no businesses of this source.')
    say(`Businesses removed: ${removed}.`)
    if (kept > 0)
      say(
        `Businesses that stay, because they were edited, unpublished or deleted here: ${kept}. To remove them too, add --with-edited.`,
      )
  })
}

async function read(path: string): Promise<BusinessFile> {
  const name = JSON.stringify(path)
  const { isJson, size } = await inspect(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(
      error.code === 'ENOENT' ? `There is no file ${name}.` : `${name} cannot be read (${error.code}).`,
    )
  })
  try {
    if (!isJson) return readCsvBusinesses(await readTextFile(path))
    const show = progressBar('Reading')
    return await readOsmBusinesses(path, (bytes) => show(bytes / size))
  } catch (error) {
    if (error instanceof BrokenFile) throw new ImportError(`Nothing imported. ${error.message}`)
    throw error
  }
}

const HEAD = 1024

/** Whether a file begins like JSON, and its size in bytes. */
async function inspect(path: string): Promise<{ isJson: boolean; size: number }> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    const { size } = await file.stat()
    return { isJson: /^\uFEFF?\s*[[{]/.test(buffer.toString('utf8', 0, bytesRead)), size }
  } finally {
    await file.close()
  }
}
