import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { lookupKey, searchTextOf } from '#shared/core/directory/search-text.ts'
import type { Database } from '#shared/server/database/database.ts'
import { type Directory, openDirectory } from '#shared/server/directory/directory.ts'
import { isListed } from '#shared/server/directory/directory-columns.ts'
import { seedDirectory } from '#shared/server/directory/seed-directory.ts'
import { hasPayments } from '#shared/server/payments/stripe-payments.ts'
import type { Services } from '#shared/server/services.ts'
import type { Settings } from '#shared/server/settings.ts'
import { type Course, partsOf, stepPath } from '../core/course.ts'
import { courses } from './courses.table.ts'

/** The counts of a listed course, and its price. */
export type CourseCount = 'enrolments' | 'ratings' | 'stars' | 'priceCents'

/** The services that decide which courses are offered. */
export type Offering = Pick<Services, 'database' | 'settings'>

/** The courses that people see. Those with a price are among them only where payments are set up. */
export const offeredWith = (settings: Settings): SQL =>
  and(isListed(courses), hasPayments(settings) ? undefined : eq(courses.priceCents, 0)) as SQL

/** The offered courses as a directory, in the order of their content. */
export function coursesDirectory({ database, settings }: Offering): Directory<Course, CourseCount> {
  const { enrolments, ratings, stars, priceCents } = courses
  return openDirectory(database, {
    table: courses,
    only: offeredWith(settings),
    filters: { category: courses.category, level: courses.level },
    counts: { enrolments, ratings, stars, priceCents },
    exactKeys: (search) => [lookupKey(search)],
  })
}

/** A course’s row. */
export function courseRow(entry: Course, sortKey: string): typeof courses.$inferInsert {
  const { slug, category, level, title, description, instructor } = entry
  const own = partsOf(entry).filter(({ kind }) => kind === 'text')
  const texts = [title, description, instructor, ...own.map((part) => part.title)]
  return {
    slug,
    sortKey,
    entry,
    searchText: searchTextOf(texts.flatMap((text) => Object.values(text))),
    keys: [...new Set(Object.values(title).map(lookupKey))],
    category,
    level,
  }
}

const PLACE_DIGITS = 4

/** Writes the content’s courses into the database. */
export async function seedCourses(database: Pick<Database, 'db'>, contentFolder: string): Promise<void> {
  const file = await readFile(join(contentFolder, 'courses', 'courses.json'), 'utf8')
  const content: readonly Course[] = JSON.parse(file)
  await seedDirectory(
    database,
    courses,
    content.map((entry, place) =>
      courseRow(entry, `${String(place).padStart(PLACE_DIGITS, '0')}-${entry.slug}`),
    ),
  )
}

/** The pages of the texts that offered courses have of their own. */
export async function courseTextPaths({ database: { db }, settings }: Offering): Promise<readonly string[]> {
  const rows = await db
    .select({ entry: courses.entry })
    .from(courses)
    .where(and(offeredWith(settings), sql`${courses.entry} @? '$.modules[*].parts[*] ? (@.kind == "text")'`))
    .orderBy(courses.sortKey)
  return rows.flatMap(({ entry }) =>
    partsOf(entry)
      .filter(({ kind }) => kind === 'text')
      .map(({ id }) => stepPath({ course: entry.slug, kind: 'text', id })),
  )
}
