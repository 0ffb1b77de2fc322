import type { MethodRules } from './calculation-method.ts'

const MS_PER_MINUTE = 60_000

/** The instant `minutes` later, rounded to a whole minute as the authority rounds it. */
export function wholeMinute(
  instant: number,
  minutes: number,
  { rounding }: Pick<MethodRules, 'rounding'>,
): number {
  const minute = instant / MS_PER_MINUTE + minutes
  const roundsUp = rounding === 'up' || rounding === 'outward'
  return (roundsUp ? Math.floor(minute) + 1 : Math.round(minute)) * MS_PER_MINUTE
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

/**
 * Maghrib, which ends a fast: as {@link wholeMinute}, but not before sunset, unless the authority's own timetable
 * has the nearest minute.
 */
export function wholeMinuteOfMaghrib(
  instant: number,
  minutes: number,
  { sunset, rounding }: Pick<MethodRules, 'rounding'> & { readonly sunset: number },
): number {
  const minute = wholeMinute(instant, minutes, { rounding })
  return rounding ? minute : Math.max(minute, Math.ceil(sunset / MS_PER_MINUTE) * MS_PER_MINUTE)
}
