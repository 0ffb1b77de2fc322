import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import en from '#locales/en/sources.json' with { type: 'json' }
import { searchTextOf } from '#shared/core/directory/search-text.ts'
import { interfaceCodes } from '#shared/core/languages.ts'
import type { Database } from '#shared/server/database/database.ts'
import { type Directory, openDirectory } from '#shared/server/directory/directory.ts'
import { seedDirectory } from '#shared/server/directory/seed-directory.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import { type Hadith, hadithCollections } from '../core/hadith.ts'
import { hadithSearch } from './hadith-search.ts'
import { hadiths } from './hadiths.table.ts'
import { saveWords } from './imported/hadith-words.ts'

/** The hadiths as a directory: a reference such as `bukhari 1` first, then the words. */
export const hadithsDirectory = (database: Pick<Database, 'db'>): Directory<Hadith> =>
  openDirectory(database, {
    table: hadiths,
    filters: { collection: hadiths.collection, theme: hadiths.theme },
    ...hadithSearch(database),
  })

const DIGITS = 6
const sourcesIn = interfaceTexts('sources', en)

/** A hadith’s row. */
export function hadithRow(entry: Hadith): typeof hadiths.$inferInsert {
  const { id, collection, number, book, bookArabic, narrator, narratorArabic, nawawi } = entry
  const names = [collection, ...interfaceCodes.map((code) => sourcesIn(code).books[collection])]
  return {
    slug: id,
    sortKey: `${hadithCollections.indexOf(collection)}-${String(number).padStart(DIGITS, '0')}-${id}`,
    entry,
    searchText: searchTextOf([
      ...[narrator, narratorArabic, entry.theme, ...entry.keywords, ...entry.keywordsArabic],
      ...[entry.translation, entry.arabic, book, bookArabic, ...names],
    ]),
    keys: [`${collection} ${number}`, ...(nawawi === null ? [] : [`nawawi ${nawawi}`])],
    collection,
    theme: entry.theme,
  }
}

/** Writes the content’s hadiths into the database and returns them. */
export async function seedHadiths(
  database: Pick<Database, 'db'>,
  contentFolder: string,
): Promise<readonly Hadith[]> {
  const file = await readFile(join(contentFolder, 'hadiths', 'hadiths.json'), 'utf8')
  const content: readonly Hadith[] = JSON.parse(file)
  await seedDirectory(database, hadiths, content.map(hadithRow))
  await saveWords(database.db, 'own')
  return content
}
