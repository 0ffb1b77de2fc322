import { date, doublePrecision, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { directoryColumns, directoryIndexes } from '#shared/server/directory/directory-columns.ts'
import { type Business, businessCategories, businessSources } from '../core/business.ts'

/** The listed businesses. */
export const businesses = pgTable(
  'businesses',
  {
    ...directoryColumns<Business>(),
    category: text({ enum: businessCategories }).notNull(),
    /** The folded name of the city. */
    cityKey: text('city_key').notNull(),
    city: text().notNull(),
    country: text().notNull(),
    /** The last day of its certificate. */
    certifiedUntil: date('certified_until', { mode: 'string' }),
    source: text({ enum: businessSources }).notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
  },
  (table) => [
    ...directoryIndexes('businesses', table, {
      category: table.category,
      city: table.cityKey,
      country: table.country,
      certified: table.certifiedUntil,
    }),
    index('businesses_source').on(table.source),
  ],
)

/** Content that was written once, so that it doesn’t come back after it has been removed. */
export const businessSeeds = pgTable('business_seeds', {
  name: text().primaryKey(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
})

export const tableGroups: TableGroups = { businesses: 'nobody', business_seeds: 'nobody' }
