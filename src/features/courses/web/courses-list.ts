import type { DirectoryList } from '#shared/web/directory/read-directory.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { readCourses } from '../core/courses.contract.ts'

/** The list of courses in the language of the interface. */
export const coursesList: DirectoryList = {
  path: '/courses',
  get source() {
    return { path: readCourses.path, entries: 'courses', fixed: { language: currentLanguage().code } }
  },
}
