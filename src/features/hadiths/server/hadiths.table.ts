import { pgTable, text } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { directoryColumns, directoryIndexes } from '#shared/server/directory/directory-columns.ts'
import { type Hadith, hadithCollections, hadithThemes } from '../core/hadith.ts'

/** The hadiths of `content/hadiths`. */
export const hadiths = pgTable(
  'hadiths',
  {
    ...directoryColumns<Hadith>(),
    collection: text({ enum: hadithCollections }).notNull(),
    theme: text({ enum: hadithThemes }).notNull(),
  },
  (table) => directoryIndexes('hadiths', table, { collection: table.collection, theme: table.theme }),
)

export const tableGroups: TableGroups = { hadiths: 'nobody' }
