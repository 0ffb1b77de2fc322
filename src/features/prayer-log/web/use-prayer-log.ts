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

/** The states of the prayers of some days. */
export interface KnownDays {
  readonly days: LogDays
  /** Days on which prayers are excused. */
  readonly excused: RestDays
}

/** The states of all prayers, and the number to make up. */
export interface KnownLog {
  readonly log: PrayerLog
  /** The number of earlier prayers made up, by the day of making them up and prayer. */
  readonly madeUp: ReadonlyMap<string, number>
  readonly start: MakeUpStart
  readonly owed: PerPrayer
}

/** The states of prayers since the day `from`, possibly with earlier ones; `undefined` while loading. */
export function useKnownDays(from: Day | '' | undefined, today: Day): KnownDays | undefined {
  const log = prayerLog.useFrom(from)
  const resting = restPeriods.use()
  return useMemo(
    () => log && resting && { days: daysOf(log), excused: prayerExcused([...resting.values()], today) },
    [log, resting, today],
  )
}

/** All data about the user's prayers if `from` is `''`; `undefined` while loading. */
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

/** The streaks up to today; `undefined` until enough days are loaded. */
export function useLogRows(today: Day): LogRows | undefined {
  const [from, further] = useStreakStart(today)
  const known = useKnownDays(from, today)
  const rows = useMemo(() => known && logRows(known, { from, today }), [known, from, today])
  if (rows === 'longer') further()
  return rows === 'longer' ? undefined : rows
}

/** Only menstruation excuses from prayer; travellers and sick people pray as they can. */
const prayerExcused = (all: Parameters<typeof restDays>[0], today: Day): RestDays =>
  restDays(
    [...all].filter(({ reason }) => reason === 'menstruation'),
    today,
  )
