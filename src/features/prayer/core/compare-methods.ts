import { conventions, type MethodName, type Names } from './conventions.ts'
import type { OwnRules } from './own-rules.ts'
import { type PrayerDay, prayerDay } from './prayer-day.ts'
import type { PrayerDayRequest } from './prayer-day-request.ts'
import { type PrayerName, prayerNames } from './prayer-names.ts'

/** A method's times for a day at a place. */
export interface MethodComparison {
  readonly method: MethodName
  readonly name: Names
  readonly shortName: Names
  /** `HH:MM` in the place's zone. */
  readonly times: Readonly<Record<PrayerName, string>>
  /** Minutes by which each time is later than on the compared day; negative if earlier. */
  readonly later: Readonly<Record<PrayerName, number>>
}

/** A request without the user's method, angles and minutes. */
export type SharedRequest = Omit<PrayerDayRequest, keyof OwnRules | 'method' | 'minutes'>

const MS_PER_MINUTE = 60_000

/**
 * The day's times by each method that the content marks for comparison and by the day's own method, with the
 * methods' own figures and the same Asr, high-latitude rule and polar policy, and their differences from
 * `day`. Throws as {@link prayerDay} does.
 */
export function compareMethods(request: SharedRequest, day: PrayerDay): readonly MethodComparison[] {
  const { place, timeZone, date, country, madhab, highLatitudeRule, polarPolicy } = request
  const shared = { place, timeZone, date, country, madhab, highLatitudeRule, polarPolicy }
  const compared = conventions.filter(({ id, compared }) => compared || id === day.method)
  return compared.map(({ id: method, name, shortName }) => {
    const other = prayerDay({ ...shared, method })
    return {
      method,
      name,
      shortName,
      times: each((name) => other[name]),
      later: each(
        (name) => (Date.parse(other.instants[name]) - Date.parse(day.instants[name])) / MS_PER_MINUTE,
      ),
    }
  })
}

const each = <Value>(read: (name: PrayerName) => Value) =>
  Object.fromEntries(prayerNames.map((name) => [name, read(name)])) as Record<PrayerName, Value>
