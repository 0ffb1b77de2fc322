import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { hiddenField, languageText, numberText } from '#shared/core/contract/fields.ts'
import { EMAIL_PATTERN } from '#shared/core/email.ts'
import { CONTACT_LENGTHS, messageStatuses } from './contact-message.ts'

const field = (name: keyof typeof CONTACT_LENGTHS) => z.string().trim().min(1).max(CONTACT_LENGTHS[name])
const instant = z.iso.datetime()
const params = z.object({ id: z.uuid() })

const message = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The interface language of the person. */
  language: z.string(),
  status: z.enum(messageStatuses),
  receivedAt: instant,
  answeredAt: instant.nullable(),
})

export type ReceivedMessage = z.output<typeof message>

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Sends a message to the people who run this server',
  body: z.strictObject({
    name: field('name'),
    email: field('email').regex(EMAIL_PATTERN, 'not_an_email'),
    subject: field('subject'),
    message: field('message'),
    language: languageText.default('en'),
    website: hiddenField,
  }),
  answer: z.object({ received: z.literal(true) }),
  status: 202,
  errors: ['too_many_attempts', 'too_many_messages'],
})

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/admin/contact-messages',
  summary: 'Lists contact messages: open ones oldest first, answered ones latest first',
  query: z.object({
    status: z.enum(messageStatuses).default('open'),
    page: numberText({ min: 1, max: 10_000, integer: true }).default(1),
  }),
  answer: z.object({
    messages: z.array(message),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
  errors: ['not_signed_in', 'forbidden'],
})

export const markMessage = endpoint({
  method: 'PATCH',
  path: '/api/admin/contact-messages/{id}',
  summary: 'Marks a contact message as answered, or as open again',
  params,
  body: z.strictObject({ status: z.enum(messageStatuses) }),
  answer: message,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/admin/contact-messages/{id}',
  summary: 'Deletes a contact message for good',
  params,
  answer: z.object({ deleted: z.literal(true) }),
  errors: ['not_signed_in', 'forbidden', 'not_found'],
})
