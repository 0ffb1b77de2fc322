import { eq, sql } from 'drizzle-orm'
import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import { entryFilters, sourceOf } from '#shared/server/directory/edit-entries.ts'
import { type CourseCategory, type CourseLevel, type CourseStatus, partsOf } from '../core/course.ts'
import type { AdminCourse } from '../core/courses-admin.contract.ts'
import { courses } from './courses.table.ts'
import { meanOf, priceOf } from './describe-course.ts'

const entries = entryFilters(courses)
const states = { published: 'published', draft: 'unpublished', deleted: 'deleted' } as const

/** The courses as editors see them; without a status those that were not deleted. */
export const coursesTable: AdminTable<AdminCourse> = {
  table: courses,
  columns: {
    entry: courses.entry,
    priceCents: courses.priceCents,
    isPublished: courses.isPublished,
    enrolments: courses.enrolments,
    ratings: courses.ratings,
    stars: courses.stars,
    views: courses.views,
    writtenBy: courses.writtenBy,
    contentEntry: courses.contentEntry,
    deletedAt: courses.deletedAt,
  },
  key: courses.slug,
  searched: [
    sql`(${courses.entry} ->> 'title')`,
    sql`(${courses.entry} ->> 'description')`,
    sql`(${courses.entry} ->> 'instructor')`,
  ],
  sorts: {
    place: courses.sortKey,
    learners: courses.enrolments,
    rating: sql`coalesce(${courses.stars}::float / nullif(${courses.ratings}, 0), 0)`,
    views: courses.views,
    edited: courses.editedAt,
  },
  filters: {
    category: (category: CourseCategory) => eq(courses.category, category),
    level: (level: CourseLevel) => eq(courses.level, level),
    status: (status: CourseStatus) => entries.filters.state(states[status]),
    source: entries.filters.source,
  },
  otherwise: { status: entries.otherwise.state },
  toRow: ({ entry, enrolments, priceCents, stars, ...row }: typeof courses.$inferSelect) => ({
    id: entry.slug,
    title: entry.title.en,
    titleArabic: entry.title.ar,
    category: entry.category,
    level: entry.level,
    parts: partsOf(entry).length,
    price: priceOf(priceCents),
    isPublished: row.isPublished,
    source: sourceOf(row),
    isDeleted: row.deletedAt !== null,
    enrollmentCount: enrolments,
    ratings: row.ratings,
    rating: meanOf(stars, row.ratings),
    views: row.views,
  }),
}
