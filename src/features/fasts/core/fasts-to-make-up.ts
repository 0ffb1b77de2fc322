import { makeUpAfter } from '#shared/core/make-up.ts'
import type { FastLog } from './fast-entry.ts'

/** How many fasts are still to be made up. Whatever the reason for which one was missed, it is owed. */
export function fastsToMakeUp(log: FastLog, start: number): number {
  return makeUpAfter(
    start,
    [...log].map(([day, { state }]) => ({
      day,
      missed: Number(state === 'missed'),
      madeUp: Number(state === 'madeUp'),
    })),
  )
}
