import { administrators } from '#shared/core/roles.ts'
import { allow } from '#shared/server/session/policy.ts'
import { coursesScreen } from '../core/courses.admin-screens.ts'

const { roles } = coursesScreen

export const mayListCourses = allow(roles, 'list courses')
export const mayPublishCourses = allow(roles, 'publish courses')
export const mayEditCourses = allow(roles, 'edit courses')
export const mayManagePlaces = allow(administrators, 'give places in courses')
export const mayBuyCourses = allow('everyone signed in', 'take courses with a price')
