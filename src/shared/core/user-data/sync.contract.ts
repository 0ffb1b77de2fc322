import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { BATCH_RECORDS, ID_LIMIT } from './record.ts'
import { isRecordValue, isStorableText } from './record-value.ts'
import { timestampParts } from './timestamp.ts'

const timestamp = z
  .string()
  .max(40)
  .refine((text) => timestampParts(text) !== undefined, 'not_a_timestamp')

const sentRecord = z.strictObject({
  type: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z-]*$/, 'not_a_type'),
  id: z.string().min(1).max(ID_LIMIT).refine(isStorableText, 'not_storable'),
  at: timestamp,
  /** JSON; `null` for a removed record. */
  value: z.unknown().refine(isRecordValue, 'not_storable'),
})

/** Stored records are returned unchanged, although new ones may be validated more strictly in the future. */
const storedRecord = z.object({ type: z.string(), id: z.string(), at: z.string(), value: z.unknown() })

/** Sends the device's changes and returns those of other devices since the last sync, in one call. */
export const syncRecords = endpoint({
  method: 'POST',
  path: '/api/sync',
  summary: 'Sends and takes a person’s records',
  body: z.strictObject({
    /** The account of the records, so that a device that changes hands never sends them to another one. */
    account: z.uuid(),
    /** The device's position: the `cursor` of the last answer, 0 at first. */
    after: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    /** The `token` of the last answer. */
    token: z.string().max(40).optional(),
    records: z.array(sentRecord).max(BATCH_RECORDS),
  }),
  answer: z.object({
    /** Changes after `after` besides the sent ones, in the order in which the server stored them. */
    records: z.array(storedRecord),
    /** The device's new position; less than `after` if the device has seen another history. */
    cursor: z.number().int(),
    /** Identifies the history up to `cursor`; absent at position 0. */
    token: z.string().optional(),
    /** Whether there are more changes. */
    more: z.boolean(),
    /** The server’s clock, with which devices correct theirs. Milliseconds since 1970. */
    now: z.number(),
  }),
  errors: ['not_signed_in', 'other_account', 'timestamp_ahead', 'too_many_records'],
})
