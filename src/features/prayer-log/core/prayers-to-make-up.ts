import { type MakeUpChange, makeUpAfter } from '#shared/core/make-up.ts'
import type { RestDays } from '#shared/core/rest-days.ts'
import type { LogDays } from './log-days.ts'
import { type LoggedPrayer, loggedPrayers, partsOfEntryId } from './prayer-entry.ts'

/** A number for each of the five prayers. */
export type PerPrayer = Readonly<Record<LoggedPrayer, number>>

export const perPrayer = (numberOf: (prayer: LoggedPrayer) => number): PerPrayer =>
  Object.fromEntries(loggedPrayers.map((prayer) => [prayer, numberOf(prayer)])) as PerPrayer

export interface MakeUpSources {
  readonly days: LogDays
  /** The number made up, by `entryId` of that day. */
  readonly madeUp: ReadonlyMap<string, number>
  /** Prayers to make up from before the log. */
  readonly start: PerPrayer
  /** Days on which prayers are excused. */
  readonly excused: RestDays
}

/** The number of each prayer still to make up; never negative. */
export function prayersToMakeUp({ days, madeUp, start, excused }: MakeUpSources): PerPrayer {
  const changes = new Map<LoggedPrayer, MakeUpChange[]>(loggedPrayers.map((prayer) => [prayer, []]))
  for (const [day, logged] of days) {
    if (excused(day)) continue
    for (const prayer of loggedPrayers) {
      if (logged[prayer] === 'missed') changes.get(prayer)?.push({ day, missed: 1 })
    }
  }
  for (const [id, count] of madeUp) {
    const parts = partsOfEntryId(id)
    if (parts) changes.get(parts.prayer)?.push({ day: parts.day, madeUp: count })
  }
  return perPrayer((prayer) => makeUpAfter(start[prayer], changes.get(prayer) ?? []))
}

export const sumOf = (numbers: PerPrayer): number =>
  loggedPrayers.reduce((sum, prayer) => sum + numbers[prayer], 0)
