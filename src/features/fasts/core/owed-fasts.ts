import { makeUpAfter } from '#shared/core/make-up.ts'
import type { FastLog } from './fast-entry.ts'

/** More than a hundred Ramadans. */
export const MOST_FASTS = 4000

/** Fasts from before the log that a person wants to make up; `undefined` when what was found is no number of fasts. */
export function fastsOwedStartIn(found: unknown): { readonly fasts: number } | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { fasts } = found as { fasts?: unknown }
  return Number.isInteger(fasts) && (fasts as number) >= 0 && (fasts as number) <= MOST_FASTS
    ? { fasts: fasts as number }
    : undefined
}

/** How many fasts are still to be made up. Whatever the reason for which one was missed, it is owed. */
export function owedFasts(log: FastLog, start: number): number {
  return makeUpAfter(
    start,
    [...log].map(([day, { state }]) => ({
      day,
      missed: Number(state === 'missed'),
      madeUp: Number(state === 'madeUp'),
    })),
  )
}
