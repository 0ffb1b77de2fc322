import { type CivilDate, dayNumber } from '#shared/core/civil-date.ts'

export const timetableStates = ['current', 'ending', 'ended', 'upcoming', 'deleted'] as const
export type TimetableState = (typeof timetableStates)[number]

/** Time enough to ask an authority for the next timetable. */
const ENDS_SOON_DAYS = 30

/** Whether a timetable applies today, by the numbers of its first and last day; `ending` in its last 30 days. */
export function timetableState(first: number, last: number, today: CivilDate): TimetableState {
  const day = dayNumber(today)
  if (day > last) return 'ended'
  if (day < first) return 'upcoming'
  return last - day < ENDS_SOON_DAYS ? 'ending' : 'current'
}
