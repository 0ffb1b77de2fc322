import { administrators, type Role } from '#shared/core/roles.ts'

/** Roles that read how often pages are opened. */
export const analyticsRoles: readonly Role[] = [...administrators, 'content_manager']

/** The longest range of days that can be read at once. */
export const MOST_DAYS = 366
/** The days before and with today that are shown at first. */
export const DEFAULT_DAYS = 30
/** The most rows of each list. */
export const MOST_ROWS = 100
