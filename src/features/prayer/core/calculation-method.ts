import { conventionOf, conventionOfCountry, type MethodName } from './conventions.ts'
import type { PrayerName } from './prayer-names.ts'

/** Whose choice the method is: the person's, the country's custom, or neither. */
export type MethodChosenBy = 'person' | 'country' | 'default'

export interface ChosenMethod {
  readonly method: MethodName
  readonly methodChosenBy: MethodChosenBy
}

/** The person's method, else the custom of the country (ISO 3166 alpha-2), else that of the Muslim World League. */
export function chosenMethod(method: MethodName | undefined, country: string | undefined): ChosenMethod {
  if (method) return { method, methodChosenBy: 'person' }
  const custom = conventionOfCountry(country)
  if (custom) return { method: custom.id, methodChosenBy: 'country' }
  return { method: 'MuslimWorldLeague', methodChosenBy: 'default' }
}

/** What a method prescribes. Angles are degrees of the sun's centre below the horizon. */
export interface MethodRules {
  readonly name: MethodName
  readonly fajrAngle: number
  readonly ishaAngle: number
  /** Minutes from Maghrib to Isha where the method has no angle, else 0. */
  readonly ishaInterval: number
  /** The interval on the days of Ramadan, where it is another one. */
  readonly ishaIntervalInRamadan: number
  /** Which of the two go by the Moonsighting Committee's seasons in place of an angle. */
  readonly seasonal: { readonly fajr: boolean; readonly isha: boolean }
  /** Degrees below the horizon at which Maghrib begins; 0 where it begins at sunset. */
  readonly maghribAngle: number
  /** Minutes of caution that the authority adds to its times. */
  readonly minutes: Readonly<Record<PrayerName, number>>
  /** `up` where seconds always count as a minute, `outward` the same but sunrise without them, else half a minute decides. */
  readonly rounding: 'nearest' | 'up' | 'outward'
}

const noMinutes: MethodRules['minutes'] = { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 }

/** A method's rules, as `content/prayer-conventions` has them. Throws `RangeError` for a method that is not there. */
export function methodRules(name: MethodName): MethodRules {
  const convention = conventionOf(name)
  const { ishaMinutes = 0, seasonal = false } = convention
  return {
    name,
    fajrAngle: convention.fajrAngle,
    ishaAngle: convention.ishaAngle ?? 0,
    ishaInterval: ishaMinutes,
    ishaIntervalInRamadan: convention.ishaMinutesInRamadan ?? ishaMinutes,
    seasonal: { fajr: seasonal, isha: seasonal },
    maghribAngle: convention.maghribAngle ?? 0,
    minutes: { ...noMinutes, ...convention.minutes },
    rounding: convention.rounding ?? 'nearest',
  }
}
