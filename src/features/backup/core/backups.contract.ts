import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described } from '#shared/core/contract/fields.ts'

const backup = z.object({
  name: described(z.string(), 'The name of the file.', 'rafiq-2026-11-25T20-01-02Z.tar.gz'),
  madeAt: described(z.iso.datetime(), 'When it was begun.', '2026-11-25T20:01:02Z'),
  bytes: described(z.number(), 'Its size (bytes).', 4_096_000),
  state: described(
    z.enum(['checked', 'unfinished']),
    '`checked`: it was restored into an empty database and compared. `unfinished`: it is being made, or broke off.',
    'checked',
  ),
  isEncrypted: described(z.boolean(), 'Whether it needs the passphrase.', true),
})

export type Backup = z.output<typeof backup>

export const listBackups = endpoint({
  method: 'GET',
  path: '/api/admin/backups',
  summary: 'Lists the daily backups of this server, the latest first',
  answer: z.object({
    isOn: described(z.boolean(), 'Whether this server makes backups.', true),
    keep: described(z.number().int(), 'The greatest number of stored backups.', 14),
    backups: described(z.array(backup), 'The backups.'),
  }),
  errors: ['not_signed_in', 'forbidden'],
})
