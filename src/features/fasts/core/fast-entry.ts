import type { Day } from '#shared/core/day.ts'

/** What a person wrote down about a day: fasted, a fast of Ramadan missed, or a missed one made up. */
export const fastStates = ['fasted', 'missed', 'madeUp'] as const
export type FastState = (typeof fastStates)[number]

export interface FastEntry {
  readonly state: FastState
}

/** By day. */
export type FastLog = ReadonlyMap<Day, FastEntry>

/** The days that were fasted, in Ramadan, to make one up, or freely. */
export const fastedDays = (log: FastLog): readonly Day[] =>
  [...log].flatMap(([day, { state }]) => (state === 'missed' ? [] : [day]))
