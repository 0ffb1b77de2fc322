import { useMemo } from 'react'
import type { Day } from '#shared/core/day-count.ts'
import { type RestDays, restDays } from '#shared/core/rest-days.ts'
import { rests } from '#shared/web/own-things/rests.ts'
import { type LogDays, logDays } from '../core/log-days.ts'
import { owedPrayers, type PerPrayer } from '../core/owed-prayers.ts'
import { noStart, type OwedStart } from '../core/owed-start.ts'
import type { PrayerLog } from '../core/prayer-entry.ts'
import { madeUpCounts, OWED_START, owedStarts, prayerLog } from './kept-prayers.ts'

export interface KnownLog {
  readonly log: PrayerLog
  readonly days: LogDays
  /** How many earlier prayers were made up, by the day on which that was done and prayer. */
  readonly madeUp: ReadonlyMap<string, number>
  readonly start: OwedStart
  readonly owed: PerPrayer
  /** Days on which no prayer is owed. */
  readonly excused: RestDays
}

/** Everything about the person's prayers; `undefined` until the device has read it. */
export function usePrayerLog(today: Day): KnownLog | undefined {
  const log = prayerLog.use()
  const madeUp = madeUpCounts.use()
  const starts = owedStarts.use()
  const resting = rests.use()
  return useMemo(() => {
    if (!log || !madeUp || !starts || !resting) return undefined
    const days = logDays(log)
    const start = starts.get(OWED_START) ?? noStart
    const excused = prayerExcused([...resting.values()], today)
    const owed = owedPrayers({ days, madeUp, start: start.prayers, excused })
    return { log, days, madeUp, start, owed, excused }
  }, [log, madeUp, starts, resting, today])
}

/** Menstruation alone excuses from prayer: who travels or is ill prays as they can. */
const prayerExcused = (all: Parameters<typeof restDays>[0], today: Day): RestDays =>
  restDays(
    [...all].filter(({ reason }) => reason === 'menstruation'),
    today,
  )
