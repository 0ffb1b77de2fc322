import { allow } from '#shared/server/session/policy.ts'
import { reviewingRoles } from '../core/feedback.ts'

export const mayReviewFeedback = allow(reviewingRoles, 'read suggested questions and reports')
