import * as z from 'zod/mini'
import { accountValue } from '#shared/web/user-data/account-value.ts'
import { type CircleDetails, circleRepeats, circleTopics } from '../core/circle.ts'

const details = z.object({
  title: z.string(),
  topic: z.enum(circleTopics),
  description: z.string(),
  place: z.string(),
  link: z.string(),
  repeats: z.enum(circleRepeats),
  firstDay: z.string(),
  time: z.string(),
  timeZone: z.string(),
  minutes: z.number(),
  capacity: z.number(),
})

/** A new circle that isn't saved yet, so that it survives closing the tab. */
export const circleDraft = accountValue<CircleDetails>(
  'rafiq.circle-draft',
  (found) => details.safeParse(found).data,
)
