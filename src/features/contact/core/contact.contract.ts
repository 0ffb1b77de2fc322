import { z } from 'zod'
import {
  actionAnswer,
  exportQuery,
  tableAnswer,
  tableQuery,
} from '#shared/core/admin/admin-table.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, hiddenField, languageText } from '#shared/core/contract/fields.ts'
import { EMAIL_PATTERN } from '#shared/core/email.ts'
import { CONTACT_LENGTHS, messageActions, messageStatuses } from './contact-message.ts'

const field = (name: keyof typeof CONTACT_LENGTHS) => z.string().trim().min(1).max(CONTACT_LENGTHS[name])
const instant = z.iso.datetime()

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

const MOST_MESSAGES = 100

const query = {
  ...tableQuery('names, addresses, subjects and texts', ['received', 'answered', 'subject', 'name']),
  status: described(
    z.enum([...messageStatuses, 'all']).optional(),
    'Only messages with this status; open ones if it is left out.',
    'open',
  ),
}

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/admin/contact-messages',
  summary: 'Lists contact messages, open ones by default, the oldest first',
  query: z.object(query),
  answer: tableAnswer(message),
  errors: ['not_signed_in', 'forbidden'],
})

export const exportMessages = endpoint({
  method: 'GET',
  path: '/api/admin/contact-messages/export',
  summary: 'Exports the contact messages of a search as CSV or JSON; the audit log notes it',
  query: z.object(exportQuery(query)),
  answer: z.array(message),
  errors: ['not_signed_in', 'forbidden'],
})

export const actOnMessages = endpoint({
  method: 'POST',
  path: '/api/admin/contact-messages/actions',
  summary: 'Marks contact messages as answered or open, or deletes them for good',
  body: z.strictObject({
    action: described(z.enum(messageActions), 'What is done to each message.', 'answer'),
    ids: described(z.array(z.uuid()).min(1).max(MOST_MESSAGES), 'The messages.'),
  }),
  answer: actionAnswer('messages'),
  errors: ['not_signed_in', 'forbidden'],
})
