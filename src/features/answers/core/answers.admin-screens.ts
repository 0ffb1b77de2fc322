import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { contentRoles } from '#shared/core/roles.ts'
import { reviewingRoles } from './feedback.ts'

export const questionsScreen = adminScreen({
  path: '/admin/questions',
  name: 'adminQuestions',
  roles: contentRoles,
  tab: 'content',
})

/** The screen of questions with a new one open. */
export const NEW_QUESTION = '/admin/questions/create'

/** The screen of questions with this one open. */
export const editingQuestion = (id: string) => `${questionsScreen.path}?open=${encodeURIComponent(id)}`

export const answerFeedbackScreen = adminScreen({
  path: '/admin/answer-feedback',
  name: 'answerFeedback',
  roles: reviewingRoles,
  tab: 'content',
})
