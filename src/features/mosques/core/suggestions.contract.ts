import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, nameIn, numberText } from '#shared/core/contract/fields.ts'
import { LONGEST_REASON, suggestionStatuses } from './mosque-suggestion.ts'
import { editedMosque, listedMosque } from './mosques-admin.contract.ts'

const LAST_PAGE = 2000
const instant = z.iso.datetime()
const errors = ['not_signed_in', 'forbidden'] as const

const suggestion = z.object({
  id: described(z.string(), 'The id of the suggestion.', 'mB3kV0xq2uZ1pJ9sYc8dEw4a'),
  kind: described(z.enum(['new', 'correction']), 'Whether it is about a missing mosque.', 'correction'),
  name: described(z.string().nullable(), 'The name of a missing mosque.', 'Masjid Nur'),
  address: described(z.string().nullable(), 'The address of a missing mosque.', '3 Main Street, Town'),
  coordinates: described(
    z.object({ lat: z.number(), lng: z.number() }).nullable(),
    'Where the person was when they suggested a missing mosque.',
  ),
  note: described(z.string(), 'What the person wrote.', 'The gate is elsewhere.'),
  status: described(z.enum(suggestionStatuses), 'Where it stands.', 'pending'),
  reason: described(z.string().nullable(), 'Why it was rejected.', 'The mosque is listed already.'),
  receivedAt: described(instant, 'When it was received.', '2026-11-25T08:00:00Z'),
  decidedAt: described(instant.nullable(), 'When it was decided; 30 days later it is deleted.'),
  mosque: described(
    listedMosque.nullable(),
    'The mosque that it corrects, or that was created from it; none if it is gone.',
  ),
  near: described(z.array(listedMosque), 'The mosques around the place of a missing one, the nearest first.'),
})

export type MosqueSuggestion = z.output<typeof suggestion>

export const listMosqueSuggestions = endpoint({
  method: 'GET',
  path: '/api/admin/mosque-suggestions',
  summary: 'Lists suggestions about mosques: waiting ones oldest first, decided ones latest first',
  query: z.object({
    status: described(nameIn(suggestionStatuses).default('pending'), 'Only with this status.', 'pending'),
    page: described(
      numberText({ min: 1, max: LAST_PAGE, integer: true }).default(1),
      'The number of the page, from 1.',
      1,
    ),
  }),
  answer: z.object({
    suggestions: described(z.array(suggestion), 'The suggestions of this page.'),
    total: described(z.number().int(), 'The number of suggestions with this status.', 12),
    page: described(z.number().int(), 'The number of this page.', 1),
    pages: described(z.number().int(), 'The number of pages.', 1),
  }),
  errors,
})

const params = z.object({ id: z.string().regex(/^[\w-]{1,120}$/, 'not_an_id') })

export const acceptMosqueSuggestion = endpoint({
  method: 'POST',
  path: '/api/admin/mosque-suggestions/{id}/acceptance',
  summary: 'Accepts a suggestion: creates the missing mosque, or changes the one that it corrects',
  params,
  body: editedMosque,
  answer: suggestion,
  errors: [...errors, 'not_found', 'suggestion_closed', 'version_conflict'],
})

export const rejectMosqueSuggestion = endpoint({
  method: 'POST',
  path: '/api/admin/mosque-suggestions/{id}/rejection',
  summary: 'Rejects a suggestion with a reason',
  params,
  body: z.strictObject({
    reason: described(
      z.string().trim().min(1, 'missing').max(LONGEST_REASON, 'too_long'),
      'Why, for other administrators.',
      'The mosque is listed already.',
    ),
  }),
  answer: suggestion,
  errors: [...errors, 'not_found', 'suggestion_closed'],
})
