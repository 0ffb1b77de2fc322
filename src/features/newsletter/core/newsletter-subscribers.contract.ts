import { z } from 'zod'
import {
  actionAnswer,
  exportQuery,
  tableAnswer,
  tableQuery,
} from '#shared/core/admin/admin-table.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, nameIn } from '#shared/core/contract/fields.ts'
import { languageCodes } from '#shared/core/languages.ts'

const errors = ['not_signed_in', 'forbidden'] as const
const instant = z.iso.datetime()
const statuses = ['confirmed', 'waiting'] as const
const MOST_SUBSCRIBERS = 100

const subscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  language: described(z.string(), 'The language that the person chose.', 'ar'),
  status: described(z.enum(statuses), 'Whether the address was confirmed.', 'confirmed'),
  requestedAt: described(instant, 'When the person subscribed.'),
  confirmedAt: described(instant.nullable(), 'When the person confirmed the address.'),
})
export type NewsletterSubscriber = z.output<typeof subscriber>

const query = {
  ...tableQuery('addresses', ['requested', 'confirmed', 'email', 'language']),
  status: described(z.enum(statuses).optional(), 'Only subscribers with this status.', 'confirmed'),
  language: described(nameIn(languageCodes).optional(), 'Only subscribers with this language.', 'ar'),
}

export const readSubscriberCounts = endpoint({
  method: 'GET',
  path: '/api/admin/newsletter',
  summary: 'Counts the subscribers of the newsletter',
  answer: z.object({
    isOn: described(z.boolean(), 'Whether this server sends email.', true),
    confirmed: z.number().int(),
    waiting: described(z.number().int(), 'Addresses that were not confirmed yet.', 2),
    unsubscribed: described(
      z.number().int(),
      'How often people unsubscribed; their addresses are deleted.',
      1,
    ),
  }),
  errors,
})

export const listSubscribers = endpoint({
  method: 'GET',
  path: '/api/admin/newsletter/subscribers',
  summary: 'Lists the subscribers of the newsletter',
  query: z.object(query),
  answer: tableAnswer(subscriber),
  errors,
})

export const exportSubscribers = endpoint({
  method: 'GET',
  path: '/api/admin/newsletter/subscribers/export',
  summary: 'Exports the subscribers of a search as CSV or JSON; the audit log notes it',
  query: z.object(exportQuery(query)),
  answer: z.array(subscriber),
  errors,
})

export const removeSubscribers = endpoint({
  method: 'POST',
  path: '/api/admin/newsletter/subscribers/actions',
  summary: 'Deletes subscribers with their addresses, for good',
  body: z.strictObject({
    action: described(z.literal('remove'), 'What is done to each subscriber.', 'remove'),
    ids: described(z.array(z.uuid()).min(1).max(MOST_SUBSCRIBERS), 'The subscribers.'),
  }),
  answer: actionAnswer('subscribers'),
  errors,
})
