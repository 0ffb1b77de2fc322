import { type RestPeriod, restReasons } from './rest-days.ts'
import { recordType } from './user-data/record-type.ts'

/** Rest days from prayer and fasting are about the body. */
export const restRecords = recordType<RestPeriod>({
  name: 'rest',
  merge: 'whole',
  privacy: 'device-first',
  schema: (s) =>
    s.where(
      s.object({ from: s.day(), to: s.optional(s.day()), reason: s.oneOf(restReasons) }),
      ({ from, to }) => to === undefined || to >= from,
    ),
})
