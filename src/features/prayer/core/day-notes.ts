import { civilDateOfDayNumber, formatCivilDate } from '#shared/core/civil-date.ts'
import type { HighLatitudeRule } from './high-latitude-rule.ts'
import type { DayWithOwnMinutes } from './own-minutes.ts'
import type { OrderedDayTimes } from './polar-day.ts'
import { type PrayerName, prayerNames } from './prayer-names.ts'
import type { PrayerNote } from './prayer-note.ts'
import type { DecidedBy } from './twilight-limit.ts'
import type { ClockReading } from './zone-clock.ts'

/** The rules that affected the times of a day, and the times that clocks show on another civil day. */
export function dayNotes(
  day: DayWithOwnMinutes,
  { civilDay, solarDay }: { readonly civilDay: number; readonly solarDay: number },
  shown: Readonly<Record<PrayerName, ClockReading>>,
): PrayerNote[] {
  const notes: PrayerNote[] = []
  if (day.borrowedLatitude !== undefined) {
    notes.push({ code: 'polar_nearest_latitude', latitude: day.borrowedLatitude, times: prayerNames })
  }
  if (day.borrowedDay !== undefined) {
    const borrowed = formatCivilDate(civilDateOfDayNumber(civilDay + day.borrowedDay - solarDay))
    notes.push({ code: 'polar_nearest_day', day: borrowed, times: prayerNames })
  }
  if (day.minutesLeftOut) notes.push({ code: 'own_minutes_left_out', times: prayerNames })
  notes.push(...ruleNotes(day))
  if (day.movedToMidnight.length > 0) notes.push({ code: 'kept_from_midnight', times: day.movedToMidnight })
  if (day.maghribAtSunset) notes.push({ code: 'maghrib_at_sunset', times: ['maghrib'] })
  if (day.ramadanUnknown) notes.push({ code: 'ramadan_unknown', times: ['isha'] })
  const previous = prayerNames.filter((name) => shown[name].day < civilDay)
  const next = prayerNames.filter((name) => shown[name].day > civilDay)
  if (previous.length > 0) notes.push({ code: 'previous_day', times: previous })
  if (next.length > 0) notes.push({ code: 'next_day', times: next })
  return notes
}

function ruleNotes({ fajrDecidedBy, ishaDecidedBy }: OrderedDayTimes): PrayerNote[] {
  if (fajrDecidedBy === 'method' && ishaDecidedBy === 'method') return []
  const decidedBy = (decision: DecidedBy): PrayerName[] => [
    ...(fajrDecidedBy === decision ? (['fajr'] as const) : []),
    ...(ishaDecidedBy === decision ? (['isha'] as const) : []),
  ]
  const notes: PrayerNote[] = []
  for (const rule of [
    'MiddleOfTheNight',
    'SeventhOfTheNight',
    'TwilightAngle',
  ] satisfies HighLatitudeRule[]) {
    const times = decidedBy(rule)
    if (times.length > 0) notes.push({ code: 'high_latitude_rule', rule, times })
  }
  const seasonal = decidedBy('season')
  if (seasonal.length > 0) notes.push({ code: 'moonsighting_season', times: seasonal })
  return notes
}
