import { administrators } from '#shared/core/roles.ts'
import { allow } from '#shared/server/session/policy.ts'

export const mayApply = allow('everyone signed in', 'apply for a role')
export const mayReview = allow(administrators, 'read role applications')
/** `decisionBlockedBy` adds rules: not on one’s own application, and only a `super_admin` on administrators. */
export const mayDecide = allow(administrators, 'decide on role applications')
