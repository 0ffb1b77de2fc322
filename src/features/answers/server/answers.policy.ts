import { allow } from '#shared/server/session/policy.ts'
import { questionsScreen } from '../core/answers.admin-screens.ts'
import { reviewingRoles } from '../core/feedback.ts'

export const mayReviewFeedback = allow(reviewingRoles, 'read suggested questions and reports')
export const mayReadAllQuestions = allow(questionsScreen.roles, 'read unpublished questions')
export const mayEditQuestions = allow(questionsScreen.roles, 'edit questions')
