import { sql } from 'drizzle-orm'
import { lookupKey, searchTextOf } from '#shared/core/directory/search-text.ts'
import type { Database } from '#shared/server/database/database.ts'
import { type Directory, openDirectory } from '#shared/server/directory/directory.ts'
import { seedDirectory } from '#shared/server/directory/seed-directory.ts'
import type { IslamicName } from '../core/islamic-name.ts'
import { soundKeys } from '../core/sound-key.ts'
import { islamicNames } from './islamic-names.table.ts'
import { type NameTranslations, openNames } from './name-translations.ts'

/** Keys of a sound, which no folded name contains. */
const soundKeysOf = (text: string) => soundKeys(text).map((key) => `~${key}`)

/** A name with this many well-known bearers is a common one. */
const COMMON_FROM = 2

/**
 * The names as a directory: the name itself first, then its words in the language of the request, in English and in Arabic,
 * then names that sound alike.
 */
export const namesDirectory = (
  database: Pick<Database, 'db'>,
  { writtenAs, contain }: NameTranslations,
): Directory<IslamicName> =>
  openDirectory(database, {
    table: islamicNames,
    filters: { gender: islamicNames.gender, category: islamicNames.category, origin: islamicNames.origin },
    wellKnown: sql`least(jsonb_array_length(${islamicNames.entry} -> 'bearers'), ${COMMON_FROM})`,
    exactKeys: (search) => [search, ...writtenAs(search)].map(lookupKey),
    translated: contain,
    similarKeys: soundKeysOf,
  })

/** A name’s row. */
export function nameRow(entry: IslamicName): typeof islamicNames.$inferInsert {
  const { slug, name, arabicName, meaning, meaningArabic, alternateSpellings, gender, category, origin } =
    entry
  const spellings = [name, ...alternateSpellings]
  return {
    slug,
    sortKey: slug,
    entry,
    searchText: searchTextOf([...spellings, arabicName, meaning, meaningArabic]),
    keys: [...new Set([...[...spellings, arabicName].map(lookupKey), ...spellings.flatMap(soundKeysOf)])],
    gender,
    category,
    origin,
  }
}

/** Writes the content’s names into the database. */
export async function seedNames(database: Pick<Database, 'db'>, contentFolder: string): Promise<void> {
  const { names } = await openNames(contentFolder)
  await seedDirectory(database, islamicNames, names.map(nameRow))
}
