import { eq, sql } from 'drizzle-orm'
import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import { type CourseCategory, type CourseLevel, type CourseStatus, partsOf } from '../core/course.ts'
import type { AdminCourse } from '../core/courses-admin.contract.ts'
import { courses } from './courses.table.ts'
import { meanOf, priceOf } from './describe-course.ts'

/** All courses as editors see them. */
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
  },
  filters: {
    category: (category: CourseCategory) => eq(courses.category, category),
    level: (level: CourseLevel) => eq(courses.level, level),
    status: (status: CourseStatus) => eq(courses.isPublished, status === 'published'),
  },
  toRow: ({ entry, enrolments, priceCents, stars, ...row }: typeof courses.$inferSelect) => ({
    id: entry.slug,
    title: entry.title.en,
    titleArabic: entry.title.ar,
    category: entry.category,
    level: entry.level,
    parts: partsOf(entry).length,
    price: priceOf(priceCents),
    isPublished: row.isPublished,
    enrollmentCount: enrolments,
    ratings: row.ratings,
    rating: meanOf(stars, row.ratings),
    views: row.views,
  }),
}
