import type { Day } from '#shared/core/day.ts'

/** The entry of a day: fasted, a missed fast of Ramadan, or a missed one made up. */
export const fastStates = ['fasted', 'missed', 'madeUp'] as const
export type FastState = (typeof fastStates)[number]

export interface FastEntry {
  readonly state: FastState
}

/** By day. */
export type FastLog = ReadonlyMap<Day, FastEntry>

/** The days of fasting, in Ramadan, to make one up, or voluntarily. */
export const fastedDays = (log: FastLog): readonly Day[] =>
  [...log].flatMap(([day, { state }]) => (state === 'missed' ? [] : [day]))
