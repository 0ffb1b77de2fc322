/** The largest timetable that can be sent, in bytes: about 15 years in the longest format. */
export const TIMETABLE_BYTES = 1_000_000
