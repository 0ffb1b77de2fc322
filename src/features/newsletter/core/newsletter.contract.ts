import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { hiddenField, languageText } from '#shared/core/contract/fields.ts'
import { EMAIL_LENGTH, EMAIL_PATTERN } from '#shared/core/email.ts'

/** A truncated token is answered like an unknown one, not as a malformed request. */
const token = z.string().max(200)

export const readNewsletter = endpoint({
  method: 'GET',
  path: '/api/newsletter',
  summary: 'Says whether this server has a newsletter',
  answer: z.object({ isOn: z.boolean() }),
})

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  summary:
    'Emails a link that confirms a newsletter subscription; the answer is the same for known addresses',
  body: z.strictObject({
    email: z.string().trim().max(EMAIL_LENGTH).regex(EMAIL_PATTERN, 'not_an_email'),
    language: languageText.default('en'),
    website: hiddenField,
  }),
  answer: z.object({ sent: z.literal(true) }),
  status: 202,
  errors: ['newsletter_off', 'too_many_attempts'],
})

export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/api/newsletter/confirmations',
  summary: 'Confirms a newsletter subscription',
  body: z.strictObject({ token }),
  answer: z.object({ confirmed: z.literal(true) }),
  errors: ['link_expired'],
})

/** Mail programs send this themselves, with `List-Unsubscribe=One-Click` as a form (RFC 8058). */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscriptions',
  summary: 'Ends a newsletter subscription and deletes the address; repeating it is no error',
  query: z.object({ token }),
  answer: z.object({ unsubscribed: z.literal(true) }),
})
