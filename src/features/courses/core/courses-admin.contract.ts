import { z } from 'zod'
import {
  actionAnswer,
  exportQuery,
  tableAnswer,
  tableQuery,
} from '#shared/core/admin/admin-table.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, nameIn } from '#shared/core/contract/fields.ts'
import { slug } from '#shared/core/directory/directory.contract.ts'
import { entrySources } from '#shared/core/directory/entry-state.ts'
import { courseActions, courseCategories, courseLevels, courseStatuses } from './course.ts'

const MOST_COURSES = 100

const listedCourse = z.object({
  id: described(z.string(), 'Its slug.', 'first-prayer'),
  title: described(z.string(), 'The English title.', 'Your first prayer'),
  titleArabic: described(z.string(), 'The Arabic title.', 'صلاتك الأولى'),
  category: described(z.enum(courseCategories), 'Its subject.'),
  level: described(z.enum(courseLevels), 'For whom it is.'),
  parts: described(z.number().int(), 'The number of its lessons, articles and texts.', 10),
  price: described(z.string(), 'The price in US dollars; 0.00 if it is free.', '0.00'),
  isPublished: described(z.boolean(), 'Whether people see it.'),
  source: described(
    z.enum(entrySources),
    'Where it comes from; `edited` is a course of the content that an editor changed.',
  ),
  isDeleted: described(
    z.boolean(),
    'Whether it was deleted; 30 days later a course of the operator is gone.',
  ),
  enrollmentCount: described(z.number().int(), 'The number of accounts that take it.', 12),
  ratings: described(z.number().int(), 'The number of accounts that rated it.', 2),
  rating: described(
    z.number(),
    'The mean of its ratings, a number from 1 to 5; 0 while there are none.',
    4.5,
  ),
  views: described(z.number().int(), 'The number of times its page was opened.', 80),
})

export type AdminCourse = z.output<typeof listedCourse>

const query = {
  ...tableQuery('titles, descriptions and instructors', ['place', 'learners', 'rating', 'views', 'edited']),
  category: described(nameIn(courseCategories).optional(), 'Only courses of this subject.', 'tajweed'),
  level: described(nameIn(courseLevels).optional(), 'Only courses of this level.', 'beginner'),
  status: described(
    nameIn(courseStatuses).optional(),
    'Only published courses, drafts or deleted ones. Without it everything that was not deleted.',
    'draft',
  ),
  source: described(nameIn(entrySources).optional(), 'Only courses from there.', 'operator'),
}

export const listAdminCourses = endpoint({
  method: 'GET',
  path: '/api/admin/courses',
  summary: 'Lists courses, drafts included, in the order of the public list',
  query: z.object(query),
  answer: tableAnswer(listedCourse)
    .omit({ data: true })
    .extend({
      courses: described(z.array(listedCourse), 'The courses of this page.'),
    }),
  errors: ['not_signed_in', 'forbidden'],
})

export const exportCourses = endpoint({
  method: 'GET',
  path: '/api/admin/courses/export',
  summary: 'Exports the courses of a search as CSV or JSON',
  query: z.object(exportQuery(query)),
  answer: z.array(listedCourse),
  errors: ['not_signed_in', 'forbidden'],
})

export const actOnCourses = endpoint({
  method: 'POST',
  path: '/api/admin/courses/actions',
  summary: 'Publishes, takes back, deletes or restores courses',
  body: z.strictObject({
    action: described(z.enum(courseActions), 'What is done to each course.', 'publish'),
    ids: described(z.array(slug).min(1).max(MOST_COURSES), 'The courses.'),
  }),
  answer: actionAnswer('courses'),
  errors: ['not_signed_in', 'forbidden'],
})
