import { type CivilDate, dayNumber } from '#shared/core/civil-date.ts'

/** The golden ratio, so that neighbours in the list are shown on distant days. */
const STEP = (Math.sqrt(5) - 1) / 2

/**
 * The index (from 0) of a day's verse in a list of `count` verses; the day is in UTC. Steps coprime to `count` visit the
 * whole list before a verse repeats. Throws `RangeError` for an empty list.
 */
export function dailyVerseIndex(date: CivilDate, count: number): number {
  if (!Number.isInteger(count) || count < 1) throw new RangeError('There is no verse to choose from.')
  const position = ((dayNumber(date) % count) + count) % count
  return (position * stepFor(count)) % count
}

function stepFor(count: number): number {
  let step = Math.max(1, Math.round(count * STEP))
  while (greatestCommonDivisor(step, count) > 1) step++
  return step
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
