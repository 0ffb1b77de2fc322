import { contentRoles, type Role } from '#shared/core/roles.ts'

/** Who uploads recordings. A recitor sees their own ones only; the others see and publish all. */
export const recordingRoles: readonly Role[] = [...contentRoles, 'recitor']
