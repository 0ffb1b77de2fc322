import { pgTable } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { directoryColumns, directoryIndexes } from '#shared/server/directory/directory-columns.ts'
import type { ReadableDua } from '../core/index.ts'

/** The duas of `content/adhkar`. */
export const duas = pgTable('duas', directoryColumns<ReadableDua>(), (table) =>
  directoryIndexes('duas', table, {}),
)

export const tableGroups: TableGroups = { duas: 'nobody' }
