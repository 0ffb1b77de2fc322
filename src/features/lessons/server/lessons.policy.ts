import { allow } from '#shared/server/session/policy.ts'
import { lessonsScreen } from '../core/lessons.admin-screens.ts'

export const mayReadAllLessons = allow(lessonsScreen.roles, 'read unpublished lessons')
export const mayEditLessons = allow(lessonsScreen.roles, 'edit lessons')
