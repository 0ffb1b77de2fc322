import { administrators } from '#shared/core/roles.ts'
import { allow } from '#shared/server/session/policy.ts'

export const mayApply = allow('everyone signed in', 'apply for a role')
export const mayReview = allow(administrators, 'read role applications')
/** Beside it stands `hindranceOf`: not about oneself, and administrators only by a `super_admin`. */
export const mayDecide = allow(administrators, 'decide on role applications')
