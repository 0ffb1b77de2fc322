import { conventions, type MethodName, type Names } from './conventions.ts'
import type { OwnRules } from './own-rules.ts'
import { type PrayerDay, prayerDay } from './prayer-day.ts'
import type { PrayerDayRequest } from './prayer-day-request.ts'
import { type PrayerName, prayerNames } from './prayer-names.ts'

/** What a method gives on a day at a place. */
export interface MethodComparison {
  readonly method: MethodName
  readonly name: Names
  readonly shortName: Names
  /** `HH:MM` in the place's zone. */
  readonly times: Readonly<Record<PrayerName, string>>
  /** Minutes by which each time comes after that of the day compared with; negative where before. */
  readonly later: Readonly<Record<PrayerName, number>>
}

/** A request whose method, angles and minutes are nobody's own. */
export type SharedRequest = Omit<PrayerDayRequest, keyof OwnRules | 'method' | 'minutes'>

const MS_PER_MINUTE = 60_000

/**
 * The day's times by the methods that the content marks as compared, and by the day's own, as their authorities have them, with the same Asr, high-latitude rule and polar policy, and
 * how far they are from `day`. Throws as {@link prayerDay} does.
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
