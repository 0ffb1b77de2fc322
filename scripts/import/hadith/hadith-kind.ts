import { asc } from 'drizzle-orm'
import { hadithCollections } from '#features/hadiths/server/imported/imported-hadiths.table.ts'
import { removeCollections } from '#features/hadiths/server/imported/store-collection.ts'
import { ImportError } from '../import-error.ts'
import type { ImportKind } from '../import-kind.ts'
import { inDatabase } from '../in-database.ts'
import { importDetails, importHadiths } from './import-hadiths.ts'

const EVERYTHING = 'all'

/** Collections of hadiths, for the database that Rafiq uses. */
export const hadithKind: ImportKind = {
  name: 'hadith',
  options: ['licence', 'source'],
  usage: '--licence "…"',
  about: [
    'Hadiths: a file or a folder, in UTF-8, of one of the public formats',
    '  AhmedBaset/hadith-json      db/by_book or db/by_chapter',
    '  fawazahmed0/hadith-api      editions (ara-bukhari.json, eng-bukhari.json, also .min.json) and info.json',
    'Adds the hadiths of each collection and updates those that were imported before.',
    'Writes to the database of DATABASE_URL or of the data folder, whether or not Rafiq is running.',
    '--licence TEXT        licence in one sentence, shown with the hadiths',
    '--source TEXT         where the files are from; default: the name of the format',
    `--remove ID takes the name of a collection, such as bukhari, or ${EVERYTHING}.`,
  ],
  add: async (path, given, options) => {
    const details = importDetails(given)
    await inDatabase(options.dataFolder, (database) => importHadiths(path, details, database, options))
  },
  list: (dataFolder) =>
    inDatabase(dataFolder, async ({ db }) => {
      const found = await db.select().from(hadithCollections).orderBy(asc(hadithCollections.place))
      return found.map(({ slug, name, total, source, licence }) =>
        [slug, name, `${total} hadiths`, source, licence].join(' · '),
      )
    }),
  remove: async (dataFolder, id) => {
    const removed = await inDatabase(dataFolder, (database) =>
      removeCollections(database, id === EVERYTHING ? undefined : id),
    )
    if (removed === 0) throw new ImportError(`No imported collection ${JSON.stringify(id.slice(0, 80))}.`)
  },
}
