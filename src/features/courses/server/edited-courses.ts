import { eq, like, or } from 'drizzle-orm'
import { foldedWords } from '#shared/core/text-search.ts'
import type { Database } from '#shared/server/database/database.ts'
import {
  actOnEntry,
  addEntry,
  type EditedDirectory,
  type EditingEntries,
  saveEntry,
} from '#shared/server/directory/edit-entries.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { Course, CourseAction } from '../core/course.ts'
import type { EditedCourse } from '../core/course-values.contract.ts'
import { type CourseValues, priceCentsOf } from '../core/course-values.ts'
import { type CourseSources, courseFromValues, valuesOf } from './course-from-values.ts'
import { courseRow } from './courses.directory.ts'
import { courses } from './courses.table.ts'
import { priceOf } from './describe-course.ts'

/** After the courses of the content. */
const LAST = '9999'

const editedCourses: EditedDirectory<Course> = {
  table: courses,
  itemType: 'course',
  rowOf: (entry, sortKey) => courseRow(entry, sortKey ?? `${LAST}-${entry.slug}`),
}

/** A course as an editor opens it. Throws `not_found`. */
export async function findEditedCourse({ db }: Pick<Database, 'db'>, slug: string): Promise<EditedCourse> {
  const [row] = await db.select().from(courses).where(eq(courses.slug, slug))
  if (!row || row.deletedAt) throw notFound()
  return {
    id: slug,
    version: row.version,
    isEdited: row.contentEntry !== null,
    values: valuesOf(row.entry, priceOf(row.priceCents), row.isPublished),
  }
}

/** Adds a course of the operator. Returns its slug, which is made of its English title. */
export async function addCourse(
  editing: EditingEntries,
  values: CourseValues,
  sources: CourseSources,
): Promise<string> {
  const slug = await freeSlug(editing.database, values.title.en)
  const entry = courseFromValues(values, { slug, check: undefined, sources })
  await addEntry(editing, editedCourses, { entry, columns: columnsOf(values) })
  return slug
}

/** Saves an editor’s version. Throws `not_found`, `version_conflict` or `invalid_request`. */
export async function saveCourse(
  editing: EditingEntries,
  slug: string,
  values: CourseValues,
  { version, sources }: { readonly version: number | undefined; readonly sources: CourseSources },
): Promise<void> {
  const [stored] = await editing.database.db
    .select({ entry: courses.entry, contentEntry: courses.contentEntry })
    .from(courses)
    .where(eq(courses.slug, slug))
  if (!stored) throw notFound()
  const { check } = stored.contentEntry ?? stored.entry
  const entry = courseFromValues(values, { slug, check, sources })
  await saveEntry(editing, editedCourses, slug, { entry, columns: columnsOf(values), version })
}

/** Publishes, deletes or restores a course, or takes the content’s version again. Throws `not_found` or `not_edited`. */
export const actOnCourse = (editing: EditingEntries, slug: string, action: CourseAction): Promise<void> =>
  actOnEntry(editing, editedCourses, slug, action)

const columnsOf = ({ price, isPublished }: CourseValues) => ({
  priceCents: priceCentsOf(price) ?? 0,
  isPublished,
})

const LONGEST_SLUG = 80

/** The words of a title as an address that no course has, deleted ones included. */
async function freeSlug({ db }: Pick<Database, 'db'>, title: string): Promise<string> {
  const words = foldedWords(title)
    .join('-')
    .replaceAll(/[^a-z0-9-]/g, '')
  const base = words.slice(0, LONGEST_SLUG).replaceAll(/-+/g, '-').replaceAll(/^-|-$/g, '') || 'course'
  const taken = await db
    .select({ slug: courses.slug })
    .from(courses)
    .where(or(eq(courses.slug, base), like(courses.slug, `${base}-%`)))
  const slugs = new Set(taken.map(({ slug }) => slug))
  let slug = base
  for (let number = 2; slugs.has(slug); number++) slug = `${base}-${number}`
  return slug
}
