import type { MethodRules } from './calculation-method.ts'

export const ownRuleNames = ['fajrAngle', 'ishaAngle', 'ishaInterval', 'maghribAngle'] as const

/** What a person sets in place of a method's own: degrees below the horizon, minutes after sunset. */
export interface OwnRules {
  readonly fajrAngle?: number | undefined
  readonly ishaAngle?: number | undefined
  /** Minutes from sunset to Isha; wins over an angle. */
  readonly ishaInterval?: number | undefined
  /** 0 for sunset itself. */
  readonly maghribAngle?: number | undefined
}

/** The method with the person's angles and intervals; what only the method had (seasons, Ramadan) ends where they begin. */
export function withOwnRules(
  method: MethodRules,
  { fajrAngle, ishaAngle, ishaInterval, maghribAngle }: OwnRules,
): MethodRules {
  const ownIsha = ishaInterval ?? (ishaAngle === undefined ? undefined : 0)
  return {
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
}

/** What the times go by, for those who want to know. */
export interface AnglesInForce {
  readonly fajr: number
  /** Degrees; absent where Isha goes by an interval. */
  readonly isha?: number | undefined
  /** Minutes after sunset. */
  readonly ishaInterval?: number | undefined
  /** Degrees; absent where Maghrib is sunset. */
  readonly maghrib?: number | undefined
}

export const anglesOf = ({
  fajrAngle,
  ishaAngle,
  ishaInterval,
  maghribAngle,
}: MethodRules): AnglesInForce => ({
  fajr: fajrAngle,
  ...(ishaInterval > 0 ? { ishaInterval } : { isha: ishaAngle }),
  ...(maghribAngle > 0 && { maghrib: maghribAngle }),
})
