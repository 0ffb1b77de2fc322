import {
  addDays,
  type CivilDate,
  civilDateAt,
  dayNumber,
  parseCivilDate,
  weekday,
} from '#shared/core/civil-date.ts'
import { instantOfClockTime } from '#shared/core/instant-of-clock-time.ts'
import type { CircleSchedule } from './circle.ts'

const MS_PER_MINUTE = 60_000
const DAYS_PER_WEEK = 7
const MONTHS = 12

/**
 * The starts of the next `count` meetings that haven’t ended at `now`, as instants in milliseconds. Each is at the
 * circle’s clock time, whatever the offset of that day.
 */
export function nextMeetings(schedule: CircleSchedule, now: number, count: number): readonly number[] {
  const { firstDay, time, timeZone, minutes, repeats } = schedule
  const first = parseCivilDate(firstDay)
  if (!first) throw new RangeError(`“${firstDay}” is not a day.`)
  const dayOf = repeats === 'weekly' ? weeklyDay : monthlyDay
  const today = civilDateAt(new Date(now), timeZone)
  const meetings: number[] = []
  // A meeting of the day before may still be running.
  for (let at = Math.max(0, passed(repeats, first, today) - 1); meetings.length < count; at += 1) {
    const start = instantOfClockTime(dayOf(first, at), time, timeZone)
    if (start + minutes * MS_PER_MINUTE > now) meetings.push(start)
  }
  return meetings
}

/** The number of weeks or months from the first meeting to a day. */
const passed = (repeats: CircleSchedule['repeats'], first: CivilDate, day: CivilDate): number =>
  repeats === 'weekly'
    ? Math.floor((dayNumber(day) - dayNumber(first)) / DAYS_PER_WEEK)
    : (day.year - first.year) * MONTHS + day.month - first.month

const weeklyDay = (first: CivilDate, at: number): CivilDate => addDays(first, at * DAYS_PER_WEEK)

/**
 * The day of a monthly meeting: the same weekday in the same week, such as the second Friday. A fifth one is the last,
 * because not every month has five.
 */
function monthlyDay(first: CivilDate, at: number): CivilDate {
  const months = first.year * MONTHS + first.month - 1 + at
  const begin = { year: Math.floor(months / MONTHS), month: (months % MONTHS) + 1, day: 1 }
  const week = weekOfMonth(first)
  const toWeekday = (weekday(first) - weekday(begin) + DAYS_PER_WEEK) % DAYS_PER_WEEK
  const day = addDays(begin, toWeekday + (week - 1) * DAYS_PER_WEEK)
  return day.month === begin.month ? day : addDays(day, -DAYS_PER_WEEK)
}

/** Which of its weekdays in the month a day is: 1–4, or 5 for the last. */
export const weekOfMonth = (day: CivilDate) => Math.ceil(day.day / DAYS_PER_WEEK) as 1 | 2 | 3 | 4 | 5
