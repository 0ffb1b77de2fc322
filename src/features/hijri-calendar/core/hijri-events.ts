import { type CivilDate, dayNumber } from '#shared/core/civil-date.ts'
import { gregorianDate, type HijriDay, hijriDate } from './hijri-date.ts'
import { RAMADAN } from './hijri-months.ts'
import { LAST_HIJRI_YEAR } from './month-lengths.ts'

/** Keys of the events, for translation. */
export const islamicEventIds = [
  'islamic_new_year',
  'ashura',
  'mawlid',
  'isra_and_miraj',
  'mid_shaban',
  'ramadan_begins',
  'laylat_al_qadr',
  'eid_al_fitr',
  'day_of_arafah',
  'eid_al_adha',
  'ayyam_al_bid',
] as const

export type IslamicEventId = (typeof islamicEventIds)[number]

export const islamicEventRules = ['day', 'night', 'odd_night', 'monthly'] as const

/**
 * The meaning of the date. `day`: the civil day. `night`: the night before that day, from Maghrib on.
 * `odd_night`: the same, for one of the odd nights among the last ten of Ramadan, in which Laylat al-Qadr is
 * sought. `monthly`: every month.
 */
export type IslamicEventRule = (typeof islamicEventRules)[number]

export interface IslamicEvent {
  readonly id: IslamicEventId
  readonly rule: IslamicEventRule
  readonly hijri: HijriDay
  readonly date: CivilDate
  /** The last day of an event; equal to `hijri` and `date` for an event of one day. */
  readonly lastHijri: HijriDay
  readonly lastDate: CivilDate
}

export interface UpcomingEvent extends IslamicEvent {
  /** Civil days until it begins; 0 while it lasts. */
  readonly daysUntil: number
}

const yearly: readonly { id: IslamicEventId; month: number; day: number; rule: IslamicEventRule }[] = [
  { id: 'islamic_new_year', month: 1, day: 1, rule: 'day' },
  { id: 'ashura', month: 1, day: 10, rule: 'day' },
  { id: 'mawlid', month: 3, day: 12, rule: 'day' },
  { id: 'isra_and_miraj', month: 7, day: 27, rule: 'night' },
  { id: 'mid_shaban', month: 8, day: 15, rule: 'night' },
  { id: 'ramadan_begins', month: RAMADAN, day: 1, rule: 'day' },
  { id: 'laylat_al_qadr', month: RAMADAN, day: 27, rule: 'odd_night' },
  { id: 'eid_al_fitr', month: 10, day: 1, rule: 'day' },
  { id: 'day_of_arafah', month: 12, day: 9, rule: 'day' },
  { id: 'eid_al_adha', month: 12, day: 10, rule: 'day' },
]

/** The yearly events of a Hijri year, in order. Throws `AppError` `hijri_out_of_range` outside 1356–1500. */
export function islamicEvents(hijriYear: number, adjustment = 0): IslamicEvent[] {
  return yearly.map(({ id, rule, month, day }) => {
    const hijri = { year: hijriYear, month, day }
    const date = gregorianDate(hijri, adjustment)
    return { id, rule, hijri, date, lastHijri: hijri, lastDate: date }
  })
}

/**
 * The next `count` yearly events on or after `from`; fewer at the end of the table (1500). Throws `AppError`
 * `hijri_out_of_range` if `from` is outside the table.
 */
export function upcomingEvents(from: CivilDate, count: number, adjustment = 0): UpcomingEvent[] {
  const upcoming: UpcomingEvent[] = []
  const { year: firstYear } = hijriDate(from, adjustment)
  for (let year = firstYear; year <= LAST_HIJRI_YEAR && upcoming.length < count; year++) {
    for (const event of islamicEvents(year, adjustment)) {
      const daysUntil = dayNumber(event.date) - dayNumber(from)
      if (daysUntil >= 0 && upcoming.length < count) upcoming.push({ ...event, daysUntil })
    }
  }
  return upcoming
}

/**
 * The white days (ayyam al-bid, 13–15) of a month; `undefined` in Ramadan, which is fasted as a whole.
 * Without 13 Dhu al-Hijjah, a day of tashriq, on which fasting is not allowed (Muslim 1141). Throws
 * `AppError` `hijri_out_of_range` outside 1356–1500.
 */
export function whiteDays(year: number, month: number, adjustment = 0): IslamicEvent | undefined {
  if (month === RAMADAN) return undefined
  const hijri = { year, month, day: month === 12 ? 14 : 13 }
  const lastHijri = { year, month, day: 15 }
  const date = gregorianDate(hijri, adjustment)
  const lastDate = gregorianDate(lastHijri, adjustment)
  return { id: 'ayyam_al_bid', rule: 'monthly', hijri, date, lastHijri, lastDate }
}

/** The current or next {@link whiteDays} on `from`; `undefined` at the end of the table. */
export function nextWhiteDays(from: CivilDate, adjustment = 0): UpcomingEvent | undefined {
  const today = hijriDate(from, adjustment)
  for (let months = 0; months <= 2; months++) {
    const monthsFromZero = today.month - 1 + months
    const year = today.year + Math.floor(monthsFromZero / 12)
    if (year > LAST_HIJRI_YEAR) return undefined
    const days = whiteDays(year, (monthsFromZero % 12) + 1, adjustment)
    if (!days || dayNumber(days.lastDate) < dayNumber(from)) continue
    return { ...days, daysUntil: Math.max(0, dayNumber(days.date) - dayNumber(from)) }
  }
  return undefined
}
