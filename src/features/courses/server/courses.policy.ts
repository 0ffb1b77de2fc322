import { allow } from '#shared/server/session/policy.ts'
import { coursesScreen } from '../core/courses.admin-screens.ts'

const { roles } = coursesScreen

export const mayListCourses = allow(roles, 'list courses')
export const mayPublishCourses = allow(roles, 'publish courses')
export const mayEditCourses = allow(roles, 'edit courses')
