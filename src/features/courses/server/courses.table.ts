import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { directoryColumns, directoryIndexes } from '#shared/server/directory/directory-columns.ts'
import { type Course, courseCategories, courseLevels } from '../core/course.ts'

/** The courses of `content/courses`. */
export const courses = pgTable(
  'courses',
  {
    ...directoryColumns<Course>(),
    category: text({ enum: courseCategories }).notNull(),
    level: text({ enum: courseLevels }).notNull(),
    /** In US cents; 0 if it is free. */
    priceCents: integer('price_cents').notNull().default(0),
    /** The number of accounts that take it. */
    enrolments: integer().notNull().default(0),
    /** The number of accounts that finished and rated it, and the sum of their stars. */
    ratings: integer().notNull().default(0),
    stars: integer().notNull().default(0),
  },
  (table) => [
    ...directoryIndexes('courses', table, { category: table.category }),
    index('courses_level').on(table.level, table.sortKey),
  ],
)

export const tableGroups: TableGroups = { courses: 'nobody' }
