import { stat } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { curatedMosques } from '#features/mosques/server/curated-mosques.ts'
import { type MosqueFile, readMosqueFile } from '#features/mosques/server/read-mosque-file.ts'
import { storeMosques } from '#features/mosques/server/store-mosques.ts'
import type { Database } from '#shared/server/database/database.ts'
import { BrokenFile } from '#shared/server/json-objects/json-object-reader.ts'
import { ImportError } from '../import-error.ts'
import type { AddOptions } from '../import-kind.ts'
import { namedProblems } from '../import-messages.ts'
import { progressBar } from '../progress-bar.ts'

type Options = Pick<AddOptions, 'replace' | 'dryRun' | 'say'>

/** Imports all mosques of a file, or none. Throws {@link ImportError}, and then nothing has changed. */
export async function importMosques(
  path: string,
  database: Database,
  { replace, dryRun, say }: Options,
): Promise<void> {
  const file = await read(path, database)
  for (const line of wordsAbout(file)) say(line)
  if (file.mosques.length === 0) throw new ImportError('Nothing imported: the file has no mosques.')
  if (dryRun) return say('Nothing saved.')
  const show = progressBar('Storing')
  const { added, changed } = await database.db.transaction(async (db) => {
    if (replace) await db.execute(deleteImported)
    return storeMosques(db, file.mosques, (done) => show(done / file.mosques.length))
  })
  const same = file.mosques.length - added - changed
  say(`${added} new, ${changed} changed, ${same} unchanged.`)
  say('Mosques © OpenStreetMap contributors, ODbL 1.0. Pages show this credit with them.')
}

/** What administrators verified, edited or deleted stays. */
const deleteImported = sql`
  delete from mosques
  where source = 'openstreetmap' and not verified and source_version is null and deleted_at is null`

async function read(path: string, database: Database): Promise<MosqueFile> {
  const name = JSON.stringify(path)
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(
      error.code === 'ENOENT' ? `There is no file ${name}.` : `${name} cannot be read (${error.code}).`,
    )
  })
  if (!found.isFile()) throw new ImportError(`${name} is not a file.`)
  const show = progressBar('Reading')
  try {
    return await readMosqueFile(path, await curatedMosques(database), (bytes) => show(bytes / found.size))
  } catch (error) {
    if (error instanceof BrokenFile) throw new ImportError(`Nothing imported. ${error.message}`)
    const { code } = error as NodeJS.ErrnoException
    throw code ? new ImportError(`${name} cannot be read (${code}).`) : error
  }
}

function wordsAbout({ mosques, duplicates, others, problems }: MosqueFile): string[] {
  return [
    `Read ${mosques.length} mosques; ${duplicates} duplicates and ${others} other elements skipped.`,
    ...(problems.length > 0 ? [`Skipped because of errors: ${problems.length}.`] : []),
    ...namedProblems(problems, ({ line, problem }) => `Line ${line}: ${problem}.`),
  ]
}
