import { type RestPeriod, restReasons } from './rest-days.ts'
import { recordType } from './user-data/record-type.ts'

/** Rests from prayer and fasting tell of the body. */
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
