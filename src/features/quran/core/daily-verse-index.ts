import { type CivilDate, dayNumber } from '#shared/core/civil-date.ts'

/** Close to the golden section, so that neighbours on the list come far apart. */
const STEP = (Math.sqrt(5) - 1) / 2

/**
 * Which of `count` verses is the verse of a day (UTC): an index from 0. It walks over the whole list before it comes
 * back to one, in steps that have no divisor in common with `count`. Throws `RangeError` when the list is empty.
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
