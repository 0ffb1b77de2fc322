import type { MethodRules } from './calculation-method.ts'

const MS_PER_MINUTE = 60_000

/** The instant after `minutes` more, rounded to the whole minute that the authority would print. */
export function wholeMinute(instant: number, minutes: number, { rounding }: MethodRules): number {
  const minute = instant / MS_PER_MINUTE + minutes
  return (rounding === 'up' ? Math.floor(minute) + 1 : Math.round(minute)) * MS_PER_MINUTE
}
