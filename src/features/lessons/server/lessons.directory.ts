import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { searchTextOf } from '#shared/core/directory/search-text.ts'
import type { Database } from '#shared/server/database/database.ts'
import { isListed } from '#shared/server/directory/directory-columns.ts'
import { seedDirectory } from '#shared/server/directory/seed-directory.ts'
import type { Lesson } from '../core/lesson.ts'
import { valuesOfLesson } from '../core/lesson-values.ts'
import { lessons } from './lessons.table.ts'

const DIGITS = 4

/** A lesson’s row. Those that editors add come last. */
export function lessonRow(entry: Lesson, sortKey = `added-${entry.id}`): typeof lessons.$inferInsert {
  const { title, titleArabic, intro, introArabic, steps } = valuesOfLesson(entry, true)
  const texts = steps.flatMap((step) => step.texts.flatMap(({ en, ar }) => [en, ar]))
  return {
    slug: entry.id,
    sortKey,
    entry,
    searchText: searchTextOf([title, titleArabic, intro, introArabic, ...texts]),
    keys: [],
  }
}

/** Writes the content’s lessons into the database, in the order of the path. */
export async function seedLessons(database: Pick<Database, 'db'>, contentFolder: string): Promise<void> {
  const content: readonly Lesson[] = JSON.parse(
    await readFile(join(contentFolder, 'lessons', 'lessons.json'), 'utf8'),
  )
  const rows = content.map((lesson, at) =>
    lessonRow(lesson, `${String(at).padStart(DIGITS, '0')}-${lesson.id}`),
  )
  await seedDirectory(database, lessons, rows)
}

/**
 * The lessons that people see, in the order of the path. A lesson requires only those that people see, or it could never
 * be suggested.
 */
export async function publicLessons({ db }: Pick<Database, 'db'>): Promise<readonly Lesson[]> {
  const rows = await db
    .select({ entry: lessons.entry })
    .from(lessons)
    .where(isListed(lessons))
    .orderBy(lessons.sortKey)
  const known = new Set(rows.map(({ entry }) => entry.id))
  return rows.map(({ entry }) => ({ ...entry, requires: entry.requires.filter((id) => known.has(id)) }))
}
