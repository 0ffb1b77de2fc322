import type { MethodRules } from './calculation-method.ts'

/** The user's replacements for a method's rules: degrees below the horizon, and minutes after Maghrib. */
export interface OwnRules {
  readonly fajrAngle?: number | undefined
  readonly ishaAngle?: number | undefined
  /** Minutes from Maghrib to Isha; takes precedence over an angle. */
  readonly ishaInterval?: number | undefined
  /** 0 for sunset. */
  readonly maghribAngle?: number | undefined
}

/**
 * The method with the user's angles and intervals, and whether there are any. An angle or interval of the
 * user also replaces the method's season and its interval in Ramadan.
 */
export function withOwnRules(
  method: MethodRules,
  { fajrAngle, ishaAngle, ishaInterval, maghribAngle }: OwnRules,
): { readonly rules: MethodRules; readonly ownAngles: boolean } {
  const ownIsha = ishaInterval ?? (ishaAngle === undefined ? undefined : 0)
  const rules = {
    ...method,
    fajrAngle: fajrAngle ?? method.fajrAngle,
    ishaAngle: ishaAngle ?? method.ishaAngle,
    ishaInterval: ownIsha ?? method.ishaInterval,
    ishaIntervalInRamadan: ownIsha ?? method.ishaIntervalInRamadan,
    maghribAngle: maghribAngle ?? method.maghribAngle,
    seasonal: {
      fajr: method.seasonal.fajr && fajrAngle === undefined,
      isha: method.seasonal.isha && ownIsha === undefined,
    },
  }
  const ownAngles = [fajrAngle, ishaAngle, ishaInterval, maghribAngle].some((own) => own !== undefined)
  return { rules, ownAngles }
}

/** The angles and intervals used for a day's times. */
export interface AnglesInForce {
  readonly fajr: number
  /** Degrees; absent if Isha is set by an interval. */
  readonly isha?: number | undefined
  /** Minutes after Maghrib. */
  readonly ishaInterval?: number | undefined
  /** Degrees; absent if Maghrib is sunset. */
  readonly maghrib?: number | undefined
}

/** The angles used on a day; `ishaMinutes` is the interval of that day, if there is one. */
export const anglesOf = (
  { fajrAngle, ishaAngle, maghribAngle }: MethodRules,
  ishaMinutes: number | undefined,
): AnglesInForce => ({
  fajr: fajrAngle,
  ...(ishaMinutes === undefined ? { isha: ishaAngle } : { ishaInterval: ishaMinutes }),
  ...(maghribAngle > 0 && { maghrib: maghribAngle }),
})
