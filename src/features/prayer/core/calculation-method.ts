import { type Convention, conventionOf, conventionOfCountry, type MethodName } from './conventions.ts'
import type { PrayerName } from './prayer-names.ts'

/** Who chose the method: the user, the country's custom, one of several customs there, or none of them. */
export type MethodChosenBy = 'person' | 'country' | 'several' | 'default'

export interface ChosenMethod {
  readonly method: MethodName
  readonly methodChosenBy: MethodChosenBy
}

/** The user's method, else the custom of the country (ISO 3166 alpha-2), else the Muslim World League's. */
export function chosenMethod(method: MethodName | undefined, country: string | undefined): ChosenMethod {
  if (method) return { method, methodChosenBy: 'person' }
  const custom = conventionOfCountry(country)
  if (custom) {
    const isOneOfSeveral = custom.amongOthers?.includes(country?.toUpperCase() ?? '')
    return { method: custom.id, methodChosenBy: isOneOfSeveral ? 'several' : 'country' }
  }
  return { method: 'MuslimWorldLeague', methodChosenBy: 'default' }
}

/** A method's rules. Angles are degrees of the sun's centre below the horizon. */
export interface MethodRules {
  readonly name: MethodName
  readonly fajrAngle: number
  readonly ishaAngle: number
  /** Minutes from Maghrib to Isha if the method has no angle, else 0. */
  readonly ishaInterval: number
  /** The interval in Ramadan, if it differs. */
  readonly ishaIntervalInRamadan: number
  /** The times that follow the Moonsighting Committee's seasons instead of an angle. */
  readonly seasonal: { readonly fajr: boolean; readonly isha: boolean }
  /** Degrees below the horizon at Maghrib; 0 for sunset. */
  readonly maghribAngle: number
  /** Minutes that the authority adds to its times as a precaution. */
  readonly minutes: Readonly<Record<PrayerName, number>>
  /**
   * `up`: seconds round up to the next minute. `outward`: the same, but sunrise rounds down. `nearest`: every
   * time to the nearest minute. Otherwise the same, but Maghrib is never before sunset.
   */
  readonly rounding: Convention['rounding']
}

const noMinutes: MethodRules['minutes'] = { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 }

/** A method's rules from `content/prayer-conventions`. Throws `RangeError` for an unknown method. */
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
    rounding: convention.rounding,
  }
}
