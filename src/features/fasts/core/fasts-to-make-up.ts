import { makeUpAfter } from '#shared/core/make-up.ts'
import type { FastLog } from './fast-entry.ts'

/** The number of fasts still to be made up. A missed fast counts whatever the reason. */
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
