import { remembering } from '#shared/core/remembering.ts'

/** More than two years, so that every day of a year is worked out once. */
const KNOWN_DAYS = 1000

/** Remembers what `workOut` gives for the number of a day, where that is the same for everybody who asks. */
export const rememberedByDay = <Value>(workOut: (day: number) => Value): ((day: number) => Value) =>
  remembering(KNOWN_DAYS, workOut)
