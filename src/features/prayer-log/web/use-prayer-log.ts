import { useMemo } from 'react'
import type { Day } from '#shared/core/day.ts'
import { type RestDays, restDays } from '#shared/core/rest-days.ts'
import { useStreakStart } from '#shared/web/use-streak-start.ts'
import { restPeriods } from '#shared/web/user-data/rest-periods.ts'
import type { LogDays } from '../core/log-days.ts'
import { type LogRows, logRows } from '../core/log-rows.ts'
import { type MakeUpStart, noStart } from '../core/make-up-start.ts'
import type { PrayerLog } from '../core/prayer-entry.ts'
import { type PerPrayer, prayersToMakeUp } from '../core/prayers-to-make-up.ts'
import { daysOf, MAKE_UP_START, madeUpCounts, makeUpStarts, prayerLog } from './saved-prayers.ts'

/** What became of the prayers of some days. */
export interface KnownDays {
  readonly days: LogDays
  /** Days on which no prayer is owed. */
  readonly excused: RestDays
}

/** What became of all of them, and what that leaves. */
export interface KnownLog {
  readonly log: PrayerLog
  /** How many earlier prayers were made up, by the day on which that was done and prayer. */
  readonly madeUp: ReadonlyMap<string, number>
  readonly start: MakeUpStart
  readonly owed: PerPrayer
}

/** What became of the prayers since the day `from`, and perhaps before; `undefined` until the device has read it. */
export function useKnownDays(from: Day | '' | undefined, today: Day): KnownDays | undefined {
  const log = prayerLog.useFrom(from)
  const resting = restPeriods.use()
  return useMemo(
    () => log && resting && { days: daysOf(log), excused: prayerExcused([...resting.values()], today) },
    [log, resting, today],
  )
}

/** Everything about the person's prayers, when `from` is `''`; `undefined` until the device has read it. */
export function usePrayerLog(from: '' | undefined, today: Day): KnownLog | undefined {
  const known = useKnownDays(from, today)
  const log = prayerLog.useFrom(from)
  const madeUp = madeUpCounts.useFrom(from)
  const starts = makeUpStarts.use()
  return useMemo(() => {
    if (!known || !log || !madeUp || !starts) return undefined
    const start = starts.get(MAKE_UP_START) ?? noStart
    return { log, madeUp, start, owed: prayersToMakeUp({ ...known, madeUp, start: start.prayers }) }
  }, [known, log, madeUp, starts])
}

/** The rows of days up to today; `undefined` until the device has read as far back as they go. */
export function useLogRows(today: Day): LogRows | undefined {
  const [from, further] = useStreakStart(today)
  const known = useKnownDays(from, today)
  const rows = useMemo(() => known && logRows(known, { from, today }), [known, from, today])
  if (rows === 'longer') further()
  return rows === 'longer' ? undefined : rows
}

/** Menstruation alone excuses from prayer: who travels or is ill prays as they can. */
const prayerExcused = (all: Parameters<typeof restDays>[0], today: Day): RestDays =>
  restDays(
    [...all].filter(({ reason }) => reason === 'menstruation'),
    today,
  )
