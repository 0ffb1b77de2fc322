import { addDays, type CivilDate, dayNumber } from '#shared/core/civil-date.ts'
import { prayerDayReader } from '../../prayer-day.ts'
import type { PrayerDayRequest } from '../../prayer-day-request.ts'
import { prayerNames } from '../../prayer-names.ts'
import type { OfficialTable } from '../official-table.ts'
import { type PrintedTimes, tableDay } from '../printed-times.ts'

type Ground = Pick<PrayerDayRequest, 'place' | 'timeZone' | 'country'>

/** A made-up timetable: the calculated times for the place, each some minutes later. */
export function madeUpDays(ground: Ground, first: CivilDate, last: CivilDate, later = 2): PrintedTimes[] {
  const minutes = Object.fromEntries(prayerNames.map((name) => [name, later]))
  const read = prayerDayReader({
    ...ground,
    minutes: minutes as Record<(typeof prayerNames)[number], number>,
  })
  const count = dayNumber(last) - dayNumber(first) + 1
  return Array.from({ length: count }, (_, index) => {
    const day = read(addDays(first, index))
    const { date, fajr, sunrise, dhuhr, asr, maghrib, isha } = day
    return { date, fajr, sunrise, dhuhr, asr, maghrib, isha }
  })
}

/** The days as an imported table. */
export function tableOf(
  days: readonly PrintedTimes[],
  { place, timeZone }: Ground,
  details: Partial<OfficialTable> = {},
): OfficialTable {
  const entries = days.map((row) => {
    const { day, value } = tableDay(row, timeZone)
    return [day, value] as const
  })
  return {
    id: 'made-up',
    name: 'Made up',
    source: 'A test',
    ...place,
    radiusKm: 25,
    timeZone,
    version: '1',
    days: new Map(entries),
    ...details,
  }
}
