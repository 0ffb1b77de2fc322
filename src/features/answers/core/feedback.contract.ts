import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { hiddenField, languageText, numberText } from '#shared/core/contract/fields.ts'
import { questionId } from './answers.contract.ts'
import {
  feedbackStatuses,
  feedbackTypes,
  LONGEST_REPORT,
  LONGEST_SUGGESTION,
  reportReasons,
  SHORTEST_SUGGESTION,
} from './feedback.ts'

const instant = z.iso.datetime()
const params = z.object({ id: z.uuid() })
const received = z.object({ received: z.literal(true) })

const feedback = z.object({
  id: z.uuid(),
  type: z.enum(feedbackTypes),
  /** The question that a report is about. */
  question: z.string().nullable(),
  reason: z.enum(reportReasons).nullable(),
  text: z.string(),
  /** The interface language of the person. */
  language: z.string(),
  status: z.enum(feedbackStatuses),
  receivedAt: instant,
  doneAt: instant.nullable(),
})

export type ReceivedFeedback = z.output<typeof feedback>

export const suggestQuestion = endpoint({
  method: 'POST',
  path: '/api/answers/suggestions',
  summary: 'Suggests a question; editors read it before anything is published',
  body: z.strictObject({
    question: z.string().trim().min(SHORTEST_SUGGESTION, 'too_short').max(LONGEST_SUGGESTION, 'too_long'),
    language: languageText.default('en'),
    website: hiddenField,
  }),
  answer: received,
  status: 202,
  errors: ['too_many_attempts', 'too_many_messages'],
})

export const reportAnswer = endpoint({
  method: 'POST',
  path: '/api/answers/{id}/reports',
  summary: 'Reports a mistake in an answer to the editors',
  params: z.object({ id: questionId }),
  body: z.strictObject({
    reason: z.enum(reportReasons),
    text: z.string().trim().min(1).max(LONGEST_REPORT, 'too_long'),
    language: languageText.default('en'),
    website: hiddenField,
  }),
  answer: received,
  status: 202,
  errors: ['not_found', 'too_many_attempts', 'too_many_messages'],
})

export const listFeedback = endpoint({
  method: 'GET',
  path: '/api/admin/answer-feedback',
  summary: 'Lists suggested questions and reports: open ones oldest first, done ones latest first',
  query: z.object({
    type: z.enum(feedbackTypes).optional(),
    status: z.enum(feedbackStatuses).default('open'),
    page: numberText({ min: 1, max: 10_000, integer: true }).default(1),
  }),
  answer: z.object({
    feedback: z.array(feedback),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
  errors: ['not_signed_in', 'forbidden'],
})

export const markFeedback = endpoint({
  method: 'PATCH',
  path: '/api/admin/answer-feedback/{id}',
  summary: 'Marks a suggestion or report as done, or as open again',
  params,
  body: z.strictObject({ status: z.enum(feedbackStatuses) }),
  answer: feedback,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
})

export const deleteFeedback = endpoint({
  method: 'DELETE',
  path: '/api/admin/answer-feedback/{id}',
  summary: 'Deletes a suggestion or report for good',
  params,
  answer: z.object({ deleted: z.literal(true) }),
  errors: ['not_signed_in', 'forbidden', 'not_found'],
})
