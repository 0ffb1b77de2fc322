import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, type SQL } from 'drizzle-orm'
import { lookupKey, searchTextOf } from '#shared/core/directory/search-text.ts'
import type { Database } from '#shared/server/database/database.ts'
import { type Directory, openDirectory } from '#shared/server/directory/directory.ts'
import { isListed } from '#shared/server/directory/directory-columns.ts'
import { seedDirectory } from '#shared/server/directory/seed-directory.ts'
import type { Course } from '../core/course.ts'
import { courses } from './courses.table.ts'

/** The counts of a listed course, and its price. */
export type CourseCount = 'enrolments' | 'ratings' | 'stars' | 'priceCents'

/**
 * The courses that people see. Those with a price are not among them, because this server has no payment page for courses.
 */
export const offered: SQL = and(isListed(courses), eq(courses.priceCents, 0)) as SQL

/** The offered courses as a directory, in the order of their content. */
export function coursesDirectory(database: Pick<Database, 'db'>): Directory<Course, CourseCount> {
  const { enrolments, ratings, stars, priceCents } = courses
  return openDirectory(database, {
    table: courses,
    only: offered,
    filters: { category: courses.category, level: courses.level },
    counts: { enrolments, ratings, stars, priceCents },
    exactKeys: (search) => [lookupKey(search)],
  })
}

/** A course’s row. `place` is its place in the list. */
function courseRow(entry: Course, place: number): typeof courses.$inferInsert {
  const { slug, category, level, title, description, instructor } = entry
  const texts = [title, description, instructor].flatMap(({ en, ar }) => [en, ar])
  return {
    slug,
    sortKey: `${String(place).padStart(PLACE_DIGITS, '0')}-${slug}`,
    entry,
    searchText: searchTextOf(texts),
    keys: [...new Set([title.en, title.ar].map(lookupKey))],
    category,
    level,
  }
}

const PLACE_DIGITS = 4

/** Writes the content’s courses into the database. */
export async function seedCourses(database: Pick<Database, 'db'>, contentFolder: string): Promise<void> {
  const file = await readFile(join(contentFolder, 'courses', 'courses.json'), 'utf8')
  const content: readonly Course[] = JSON.parse(file)
  await seedDirectory(database, courses, content.map(courseRow))
}
