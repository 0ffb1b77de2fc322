import { allow } from '#shared/server/session/policy.ts'
import { timetablesScreen } from '../core/prayer.admin-screens.ts'

const { roles } = timetablesScreen

export const mayReadTimetables = allow(roles, 'read official timetables')
export const mayChangeTimetables = allow(roles, 'import and remove official timetables')
