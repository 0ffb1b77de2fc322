import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { reviewingRoles } from './feedback.ts'

export const answerFeedbackScreen = adminScreen({
  path: '/admin/answer-feedback',
  name: 'answerFeedback',
  roles: reviewingRoles,
  tab: 'content',
})
