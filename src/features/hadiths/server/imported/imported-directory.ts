import type { Database } from '#shared/server/database/database.ts'
import { type Directory, type Listed, openDirectory } from '#shared/server/directory/directory.ts'
import type { ImportedHadith } from '../../core/imported-hadith.ts'
import { hadithSearch } from '../hadith-search.ts'
import { importedHadiths } from './imported-hadiths.table.ts'

/** The imported hadiths as a directory. */
export const importedDirectory = (database: Pick<Database, 'db'>): Directory<ImportedHadith> =>
  openDirectory(database, {
    table: importedHadiths,
    filters: { collection: importedHadiths.collection, chapter: importedHadiths.chapter },
    ...hadithSearch(database),
  })

/** The hadith of an address: by its id, else the first with this number in any of its schemes. */
export async function findImported(
  directory: Directory<ImportedHadith>,
  collection: string,
  number: string,
): Promise<Listed<ImportedHadith> | undefined> {
  const found = await directory.find(`${collection}/${number}`)
  if (found) return found
  const written = number.replace('-', '/')
  const search = `${collection} ${written}`
  const { entries } = await directory.list({ search, page: 1, limit: 1, filters: { collection } })
  return entries.find(({ entry }) => numbersOf(entry).includes(written))
}

const numbersOf = ({ number, otherNumbers }: ImportedHadith) =>
  [number, ...otherNumbers.map((each) => each.number)].flatMap((each) => [each, each.replace(/[a-z]+$/, '')])
