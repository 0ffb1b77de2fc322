import { z } from 'zod'
import {
  actionAnswer,
  exportQuery,
  tableAnswer,
  tableQuery,
} from '#shared/core/admin/admin-table.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, nameIn } from '#shared/core/contract/fields.ts'
import { severities } from '#shared/core/error-severities.ts'
import { causeActions, causeStates } from './error-causes.ts'

const MOST_CAUSES = 100

const errors = ['not_signed_in', 'forbidden'] as const
const id = z.string().regex(/^[0-9a-f]{32}$/, 'not_an_id')

const cause = z.object({
  id: described(id, 'The hash of the cause.', '0123456789abcdef0123456789abcdef'),
  errorType: described(z.string(), 'The type of the error.', 'TypeError'),
  message: described(z.string(), 'The message without numbers and ids.', 'GET /api/prayer-times failed'),
  component: described(z.string(), 'The part of the page that failed last.', 'prayer-card'),
  severity: described(z.enum(severities), 'The severity of the last claim.', 'high'),
  state: described(z.enum(causeStates), 'What an administrator decided.', 'open'),
  fixedIn: described(z.string().nullable(), 'The version that has the fix.', '0.2.0'),
  count: described(z.number().int(), 'The number of claims so far.', 12),
  version: described(z.string(), 'The version that received the last claim.', '0.1.0'),
  firstSeenAt: described(z.iso.datetime(), 'When the first claim came.', '2026-11-25T08:00:00Z'),
  lastSeenAt: described(z.iso.datetime(), 'When the last claim came.', '2026-11-25T08:00:00Z'),
})

export type ErrorCause = z.output<typeof cause>

const query = {
  ...tableQuery('messages, error types and components', ['lastSeen', 'firstSeen', 'count']),
  state: described(nameIn(causeStates).optional(), 'Only causes in this state.', 'open'),
  severity: described(nameIn(severities).optional(), 'Only causes of this severity.', 'high'),
}

export const listErrorCauses = endpoint({
  method: 'GET',
  path: '/api/admin/error-claims',
  summary: 'Lists error claims grouped by their cause, the last seen first',
  query: z.object(query),
  answer: tableAnswer(cause),
  errors,
})

export const exportErrorCauses = endpoint({
  method: 'GET',
  path: '/api/admin/error-claims/export',
  summary: 'Exports the causes of a search as CSV or JSON',
  query: z.object(exportQuery(query)),
  answer: z.array(cause),
  errors,
})

const counted = z.array(
  z.object({ name: z.string(), count: described(z.number().int(), 'Stored claims (a number).', 3) }),
)

export const readErrorCause = endpoint({
  method: 'GET',
  path: '/api/admin/error-claims/{id}',
  summary: 'Reads a cause with the pages, versions, browsers and actions of its stored claims',
  params: z.object({ id }),
  answer: cause.extend({
    stackTrace: described(z.string(), 'The stack of the last stored claim.', ''),
    versions: described(counted, 'The versions that received claims.'),
    browsers: described(counted, 'The browsers.'),
    pages: described(counted, 'The paths of the pages, without what could be private.'),
    userActions: described(counted, 'What people were doing.'),
  }),
  errors: [...errors, 'not_found'],
})

export const actOnErrorCauses = endpoint({
  method: 'POST',
  path: '/api/admin/error-claims/actions',
  summary: 'Marks causes as fixed in a version, ignores them, or opens them again',
  body: z.strictObject({
    action: described(z.enum(causeActions), 'What is done to each cause.', 'fix'),
    ids: described(z.array(id).min(1).max(MOST_CAUSES), 'The causes.'),
    version: described(
      z
        .string()
        .regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/, 'not_a_version')
        .optional(),
      'The version that has the fix; this one if it is left out.',
      '0.2.0',
    ),
  }),
  answer: actionAnswer('causes'),
  errors,
})
