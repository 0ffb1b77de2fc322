import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'

/** How often pages were opened: counts alone, without anything that tells people apart. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date({ mode: 'string' }).notNull(),
    /** The path without its query. */
    page: text().notNull(),
    /** A code of `core/languages.ts`. */
    language: text().notNull(),
    /** The host of the page that linked here; empty for none and for pages of this site. */
    referringSite: text('referring_site').notNull(),
    views: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.page, table.day, table.language, table.referringSite] }),
    index('page_views_day').on(table.day),
  ],
)

export const tableGroups: TableGroups = { page_views: 'nobody' }
