import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described } from '#shared/core/contract/fields.ts'
import { REPORT_LENGTH, reportReasons } from './report.ts'

const params = z.object({ id: z.uuid() })
const body = z.strictObject({
  reason: z.enum(reportReasons),
  text: z.string().trim().max(REPORT_LENGTH, 'too_long').default(''),
})
const answer = z.object({ received: z.literal(true) })

export const reportPost = endpoint({
  method: 'POST',
  path: '/api/discussion-posts/{id}/reports',
  summary: 'Reports a post to the moderators, once per account; a second report replaces the first',
  params,
  body,
  answer,
  status: 202,
  errors: ['not_signed_in', 'not_found', 'own_post', 'too_many_attempts'],
})

export const reportCircle = endpoint({
  method: 'POST',
  path: '/api/circles/{id}/reports',
  summary: 'Reports a study circle to the moderators, once per account; a second report replaces the first',
  params,
  body,
  answer,
  status: 202,
  errors: ['not_signed_in', 'not_found', 'own_circle', 'too_many_attempts'],
})

const username = described(z.string().min(1).max(200), 'The username of the other person.', 'amal')
const blockParams = z.object({ username })

export const listBlocks = endpoint({
  method: 'GET',
  path: '/api/community-blocks',
  summary: 'The people whose posts are hidden from the person who asks',
  answer: z.object({ people: z.array(z.object({ name: z.string(), username })) }),
  errors: ['not_signed_in'],
})

export const addBlock = endpoint({
  method: 'PUT',
  path: '/api/community-blocks/{username}',
  summary: 'Hides the posts of a person from the person who asks; nobody else is told',
  params: blockParams,
  answer: z.object({ isBlocked: z.literal(true) }),
  errors: ['not_signed_in', 'not_found', 'too_many_attempts'],
})

export const removeBlock = endpoint({
  method: 'DELETE',
  path: '/api/community-blocks/{username}',
  summary: 'Shows the posts of a person again',
  params: blockParams,
  answer: z.object({ isBlocked: z.literal(false) }),
  errors: ['not_signed_in'],
})
