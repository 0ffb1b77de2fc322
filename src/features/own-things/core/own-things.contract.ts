import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { stampParts } from '#shared/core/own-things/stamp.ts'
import { BATCH_THINGS, ID_LIMIT } from '#shared/core/own-things/thing.ts'
import { isStorableText, isThingValue } from '#shared/core/own-things/thing-value.ts'

const stamp = z
  .string()
  .max(40)
  .refine((text) => stampParts(text) !== undefined, 'not_a_stamp')

const thing = z.strictObject({
  kind: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z-]*$/, 'not_a_kind'),
  id: z.string().min(1).max(ID_LIMIT).refine(isStorableText, 'not_storable'),
  at: stamp,
  /** JSON; `null` for what was removed. */
  value: z.unknown().refine(isThingValue, 'not_storable'),
})

/** What is stored is given out as it is, though what is taken may be checked more strictly one day. */
const storedThing = z.object({ kind: z.string(), id: z.string(), at: z.string(), value: z.unknown() })

/** Sends what the device changed and takes what others changed since the last time, in one call. */
export const syncThings = endpoint({
  method: 'POST',
  path: '/api/things/sync',
  summary: 'A person’s own things, sent and taken',
  body: z.strictObject({
    /** Whose things they are: a device that changes hands sends nobody’s things to another person. */
    account: z.uuid(),
    /** Where the device stands: the `cursor` of the last answer, 0 at first. */
    after: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    things: z.array(thing).max(BATCH_THINGS),
  }),
  answer: z.object({
    /** What was changed after `after` beside what was sent, in the order in which the server took it. */
    things: z.array(storedThing),
    /** Where the account stands; less than `after` when it was put back to an earlier state. */
    cursor: z.number().int(),
    /** Whether there is more to take. */
    more: z.boolean(),
    /** The server’s clock, by which devices put theirs right. Milliseconds since 1970. */
    now: z.number(),
  }),
  errors: ['not_signed_in', 'other_account', 'stamp_ahead', 'too_many_things'],
})
