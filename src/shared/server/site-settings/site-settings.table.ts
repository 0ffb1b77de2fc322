import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, smallint } from 'drizzle-orm/pg-core'
import type { SiteSettings } from '#shared/core/site-settings.ts'
import type { TableGroups } from '#shared/core/stored-data.ts'

/** The settings of the site that differ from the defaults, in one row. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: smallint().primaryKey().default(1),
    values: jsonb().$type<Partial<SiteSettings>>().notNull().default({}),
    /** 0 until someone saves. */
    version: integer().notNull().default(0),
  },
  (table) => [check('site_settings_one_row', sql`${table.id} = 1`)],
)

export const tableGroups: TableGroups = { site_settings: 'nobody' }
