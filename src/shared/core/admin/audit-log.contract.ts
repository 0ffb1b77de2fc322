import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { civilDateText, described } from '../contract/fields.ts'
import { exportQuery, tableAnswer, tableQuery } from './admin-table.contract.ts'

const fields = z.record(z.string(), z.unknown()).nullable()

const auditEntry = z.object({
  id: described(z.number().int(), 'The number of the entry.', 7),
  at: described(z.iso.datetime(), 'When it happened.', '2026-11-25T08:00:00Z'),
  actor: described(
    z.string().nullable(),
    'The username of the account that did it; none once it is deleted.',
    'amina',
  ),
  action: described(z.string(), 'What was done.', 'update'),
  itemType: described(z.string(), 'The type of the changed item.', 'explanation'),
  itemId: described(z.string(), 'The id of the changed item.', '7'),
  before: described(fields, 'The fields that changed, as they were.'),
  after: described(fields, 'The fields that changed, as they are.'),
})

export type AuditEntry = z.output<typeof auditEntry>

const query = {
  ...tableQuery('action, item, username and changed fields', ['at']),
  type: described(z.string().max(40).optional(), 'Only items of this type.', 'user'),
  item: described(z.string().max(120).optional(), 'Only the item with this id.', '7'),
  from: described(civilDateText.optional(), 'The first day (UTC).', '2026-11-01'),
  to: described(civilDateText.optional(), 'The last day (UTC).', '2026-11-30'),
}

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/api/admin/audit-log',
  summary: 'Lists what administrators changed, the latest first',
  query: z.object(query),
  answer: tableAnswer(auditEntry),
  errors: ['not_signed_in', 'forbidden'],
})

export const exportAuditEntries = endpoint({
  method: 'GET',
  path: '/api/admin/audit-log/export',
  summary: 'Exports the entries of a search as CSV or JSON',
  query: z.object(exportQuery(query)),
  answer: z.array(auditEntry),
  errors: ['not_signed_in', 'forbidden'],
})
