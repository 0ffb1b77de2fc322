import { type HijriDay, hijriDate } from '#features/hijri-calendar/core/index.ts'
import { addDays, type CivilDate } from '#shared/core/civil-date.ts'
import type { HistoryEvent } from './history-event.ts'

/** A day in both calendars. */
export interface DayInBoth {
  readonly gregorian: CivilDate
  /** Absent outside the years of the Hijri calendar. */
  readonly hijri?: HijriDay | undefined
}

export interface Anniversary {
  readonly event: HistoryEvent
  /** The calendar in which the day comes round. */
  readonly calendar: 'gregorian' | 'hijri'
  /** Whole years since the event in this calendar. */
  readonly years: number
}

/** The events whose day and month, in either calendar, are those of a day. A rounded date has no day to come round. */
function anniversariesOn(events: readonly HistoryEvent[], day: DayInBoth): readonly Anniversary[] {
  return (['hijri', 'gregorian'] as const).flatMap((calendar) => {
    const today = day[calendar]
    return events.flatMap((event) => {
      const date = event[calendar]
      const isToday = today && !date.circa && date.month === today.month && date.day === today.day
      return isToday ? [{ event, calendar, years: today.year - date.year }] : []
    })
  })
}

const DAYS_AHEAD = 366

/** The first day from `today` on that has an anniversary, and how many days away it is. */
export function nextAnniversaries(events: readonly HistoryEvent[], today: CivilDate, adjustment = 0) {
  for (let days = 0; days < DAYS_AHEAD; days++) {
    const found = anniversariesOn(events, dayInBoth(addDays(today, days), adjustment))
    if (found.length > 0) return { days, found }
  }
  return undefined
}

/** A day in both calendars; `adjustment` as in `hijriDate`. */
function dayInBoth(gregorian: CivilDate, adjustment = 0): DayInBoth {
  try {
    return { gregorian, hijri: hijriDate(gregorian, adjustment) }
  } catch {
    return { gregorian }
  }
}
