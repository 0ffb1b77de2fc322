import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { directoryColumns, directoryIndexes } from '#shared/server/directory/directory-columns.ts'
import type { HadithChapter, ImportedHadith } from '../../core/imported-hadith.ts'
import { importFormats } from '../../core/imported-hadith.ts'

/** A chapter with the number of its hadiths. */
export interface CountedChapter extends HadithChapter {
  readonly total: number
}

/** The collections that the operator has imported. */
export const hadithCollections = pgTable('hadith_collections', {
  slug: text().primaryKey(),
  /** The place in the list. */
  place: integer().notNull(),
  name: text().notNull(),
  nameArabic: text('name_arabic').notNull(),
  format: text({ enum: importFormats }).notNull(),
  /** Where the files are from, and under which licence, in the operator’s words. */
  source: text().notNull(),
  licence: text().notNull(),
  chapters: jsonb().$type<readonly CountedChapter[]>().notNull(),
  total: integer().notNull(),
})

/** Their hadiths. */
export const importedHadiths = pgTable(
  'imported_hadiths',
  {
    ...directoryColumns<ImportedHadith>(),
    collection: text().notNull(),
    /** Collection and chapter: `muslim/1`. */
    chapter: text().notNull(),
  },
  (table) =>
    directoryIndexes('imported_hadiths', table, { collection: table.collection, chapter: table.chapter }),
)

/** Every word of the hadiths, by collection, to find the word that was meant. The project’s own are in `own`. */
export const hadithWords = pgTable(
  'hadith_words',
  { collection: text().notNull(), word: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.collection, table.word] }),
    index('hadith_words_near').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
)

export const tableGroups: TableGroups = {
  hadith_collections: 'nobody',
  imported_hadiths: 'nobody',
  hadith_words: 'nobody',
}
