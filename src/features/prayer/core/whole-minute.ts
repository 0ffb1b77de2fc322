import type { MethodRules } from './calculation-method.ts'

const MS_PER_MINUTE = 60_000

/** The instant `minutes` later, rounded to a whole minute as the authority rounds it. */
export function wholeMinute(
  instant: number,
  minutes: number,
  { rounding }: Pick<MethodRules, 'rounding'>,
): number {
  const minute = instant / MS_PER_MINUTE + minutes
  return (rounding === 'nearest' ? Math.round(minute) : Math.floor(minute) + 1) * MS_PER_MINUTE
}

/** Sunrise, which ends Fajr: as {@link wholeMinute}, but rounded down for methods that round outward. */
export function wholeMinuteOfSunrise(
  instant: number,
  minutes: number,
  rules: Pick<MethodRules, 'rounding'>,
): number {
  if (rules.rounding !== 'outward') return wholeMinute(instant, minutes, rules)
  return Math.floor(instant / MS_PER_MINUTE + minutes) * MS_PER_MINUTE
}
