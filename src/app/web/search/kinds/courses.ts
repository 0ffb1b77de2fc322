import type { CourseAnswer } from '#features/courses/core/courses.contract.ts'
import { coursesList } from '#features/courses/web/courses-list.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { directoryKind } from '../directory-kind.ts'

/** Courses by title, description or instructor. */
export const courses = directoryKind<CourseAnswer>({
  name: 'courses',
  list: coursesList,
  resultOf: ({ slug, title }) => ({ slug, title, detail: '' }),
  all: () => t('search:box.allCourses'),
})
