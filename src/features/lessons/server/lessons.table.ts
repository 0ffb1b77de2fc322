import { pgTable } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { directoryColumns, directoryIndexes } from '#shared/server/directory/directory-columns.ts'
import type { Lesson } from '../core/lesson.ts'

/** The lessons of `content/lessons`. */
export const lessons = pgTable('lessons', directoryColumns<Lesson>(), (table) =>
  directoryIndexes('lessons', table, {}),
)

export const tableGroups: TableGroups = { lessons: 'nobody' }
