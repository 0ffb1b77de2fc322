import type { PrayerDay } from '#features/prayer/core/index.ts'
import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import { type LoggedPrayer, loggedPrayers } from './prayer-entry.ts'

/** Whether the time of a prayer is in the future, current or past. */
export type PrayerPhase = 'ahead' | 'now' | 'over'

/** The current day of prayers, with the phase of each. */
export interface CurrentPrayers {
  readonly day: Day
  readonly times: Readonly<Record<LoggedPrayer, PrayerPhase>>
}

/** A day of prayers lasts from its Fajr to the next one, so after midnight it is still yesterday's Isha. */
export function currentPrayers({ date, instants, nextDay }: PrayerDay, now: number): CurrentPrayers {
  if (now < Date.parse(instants.fajr)) {
    const over = Object.fromEntries(loggedPrayers.map((prayer) => [prayer, 'over']))
    return {
      day: dayOfNumber(dayNumberOf(date) - 1),
      times: { ...over, isha: 'now' } as CurrentPrayers['times'],
    }
  }
  const ends = {
    fajr: instants.sunrise,
    dhuhr: instants.asr,
    asr: instants.maghrib,
    maghrib: instants.isha,
    isha: nextDay.fajrInstant,
  }
  const timeOf = (prayer: LoggedPrayer): PrayerPhase => {
    if (now < Date.parse(instants[prayer])) return 'ahead'
    return now < Date.parse(ends[prayer]) ? 'now' : 'over'
  }
  return {
    day: date,
    times: Object.fromEntries(
      loggedPrayers.map((prayer) => [prayer, timeOf(prayer)]),
    ) as CurrentPrayers['times'],
  }
}
