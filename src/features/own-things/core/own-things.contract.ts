import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { stampParts } from '#shared/core/own-things/stamp.ts'
import { BATCH_THINGS, VALUE_LIMIT } from '#shared/core/own-things/thing.ts'

const stamp = z
  .string()
  .max(40)
  .refine((text) => stampParts(text) !== undefined, 'not_a_stamp')

const thing = z.strictObject({
  kind: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z-]*$/, 'not_a_kind'),
  id: z.string().min(1).max(200),
  at: stamp,
  /** JSON; `null` for what was removed. */
  value: z.json().refine((value) => JSON.stringify(value).length <= VALUE_LIMIT, 'too_large'),
})

/** Sends what the device changed and takes what others changed since the last time, in one call. */
export const syncThings = endpoint({
  method: 'POST',
  path: '/api/things/sync',
  summary: 'A person’s own things, sent and taken',
  body: z.strictObject({
    /** Where the device stands: the `cursor` of the last answer, 0 at first. */
    after: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    things: z.array(thing).max(BATCH_THINGS),
  }),
  answer: z.object({
    /** What was changed after `after`, by other devices too, in the order in which the server took it. */
    things: z.array(thing),
    cursor: z.number().int(),
    /** Whether there is more to take. */
    more: z.boolean(),
    /** The server’s clock, by which devices put theirs right. Milliseconds since 1970. */
    now: z.number(),
  }),
  errors: ['not_signed_in', 'stamp_ahead', 'too_many_things'],
})
