import { administrators, type Role } from '#shared/core/roles.ts'

/** Roles that review suggested questions and reports. */
export const reviewingRoles: readonly Role[] = [...administrators, 'content_manager', 'support']

export const feedbackTypes = ['suggestion', 'report'] as const
export type FeedbackType = (typeof feedbackTypes)[number]

export const feedbackStatuses = ['open', 'done'] as const
export type FeedbackStatus = (typeof feedbackStatuses)[number]

/** What can be wrong with an answer. */
export const reportReasons = ['wrong', 'source', 'view', 'translation', 'unclear', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** In characters. */
export const SHORTEST_SUGGESTION = 10
export const LONGEST_SUGGESTION = 500
export const LONGEST_REPORT = 2000

/** What is wrong with a text that someone wants to send. */
export type FeedbackTrouble = 'missing' | 'too_short' | 'too_long'

/** What is wrong with a suggested question; `undefined` if it can be sent. */
export function suggestionTrouble(text: string): FeedbackTrouble | undefined {
  const { length } = text.trim()
  if (length === 0) return 'missing'
  if (length < SHORTEST_SUGGESTION) return 'too_short'
  return length > LONGEST_SUGGESTION ? 'too_long' : undefined
}

/** What is wrong with the text of a report; `undefined` if it can be sent. */
export function reportTrouble(text: string): FeedbackTrouble | undefined {
  const { length } = text.trim()
  if (length === 0) return 'missing'
  return length > LONGEST_REPORT ? 'too_long' : undefined
}
