import { pgTable, text } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { directoryColumns, directoryIndexes } from '#shared/server/directory/directory-columns.ts'
import { type IslamicName, nameCategories, nameGenders, nameOrigins } from '../core/islamic-name.ts'

/** The names of `content/islamic-names`. */
export const islamicNames = pgTable(
  'islamic_names',
  {
    ...directoryColumns<IslamicName>(),
    gender: text({ enum: nameGenders }).notNull(),
    category: text({ enum: nameCategories }).notNull(),
    origin: text({ enum: nameOrigins }).notNull(),
  },
  (table) =>
    directoryIndexes('islamic_names', table, {
      gender: table.gender,
      category: table.category,
      origin: table.origin,
    }),
)

export const tableGroups: TableGroups = { islamic_names: 'nobody' }
