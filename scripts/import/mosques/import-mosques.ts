import { stat } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { curatedMosques } from '#features/mosques/server/curated-mosques.ts'
import { type MosqueFile, readMosqueFile } from '#features/mosques/server/read-mosque-file.ts'
import { storeMosques } from '#features/mosques/server/store-mosques.ts'
import type { Database } from '#shared/server/database/database.ts'
import { BrokenFile } from '#shared/server/json-objects/json-object-reader.ts'
import { ImportError } from '../import-error.ts'
import type { AddOptions, RemoveOptions } from '../import-kind.ts'
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

/** Removes the imported mosques, without those that people changed here, or with them. Throws {@link ImportError}. */
export async function removeMosques({ db }: Database, { withEdited, say }: RemoveOptions): Promise<void> {
  await db.transaction(async (run) => {
    const removed = (await run.execute(withEdited ? deleteAllImported : deleteImported)).rowCount ?? 0
    const { rows } = await run.execute<{ kept: number }>(countImported)
    const kept = rows[0]?.kept ?? 0
    if (removed + kept === 0) throw new ImportError('No mosques have been imported.')
    // Areas fetched from a live source may be fetched again.
    await run.execute(sql`delete from mosque_areas`)
    say(`Mosques removed: ${removed}.`)
    if (kept > 0)
      say(
        `Mosques that stay, because they were verified, edited or deleted here: ${kept}. To remove them too, add --with-edited.`,
      )
  })
}

const deleteAllImported = sql`delete from mosques where source = 'openstreetmap'`
const countImported = sql`select count(*)::int as kept from mosques where source = 'openstreetmap'`

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
