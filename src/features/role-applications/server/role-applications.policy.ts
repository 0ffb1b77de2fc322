import { allow } from '#shared/server/session/policy.ts'
import { roleReviewScreen } from '../core/role-applications.admin-screens.ts'

export const mayApply = allow('everyone signed in', 'apply for a role')
export const mayReview = allow(roleReviewScreen.roles, 'read role applications')
/** `decisionBlockedBy` adds rules: not on one’s own application, and only a `super_admin` on administrators. */
export const mayDecide = allow(roleReviewScreen.roles, 'decide on role applications')
