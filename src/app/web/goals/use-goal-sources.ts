import { useMemo } from 'react'
import { dhikrCountRecords } from '#features/dhikr/core/dhikr.records.ts'
import { fastedDays } from '#features/fasts/core/index.ts'
import { fastLog } from '#features/fasts/web/saved-fasts.ts'
import { daysOfAllFive, isOnTime, logDays, loggedPrayers } from '#features/prayer-log/core/index.ts'
import { daysOf, madeUpCounts, prayerLog } from '#features/prayer-log/web/saved-prayers.ts'
import { countPages } from '#features/reading/core/mushaf-pages.ts'
import { live } from '#features/reading/core/reading-log.ts'
import { sessions } from '#features/reading/web/saved-reading-log.ts'
import type { Day } from '#shared/core/day.ts'
import { counters } from '#shared/web/user-data/records.ts'

/** Dhikr counts by day and preset. */
const dhikrCounts = counters(dhikrCountRecords)

const A_MINUTE = 60

/**
 * The amounts that other features have for goals since the day `from`, possibly with earlier ones, by day;
 * `undefined` while loading. The totals are for all days if `from` is `''`.
 */
export function useGoalSources(from: Day | '' | undefined) {
  const read = sessions.useFrom(from)
  const dhikr = dhikrCounts.useFrom(from)
  const prayers = prayerLog.useFrom(from)
  const madeUp = madeUpCounts.useFrom(from)
  const fasts = fastLog.use()
  return useMemo(() => {
    if (from === undefined || !read || !dhikr || !prayers || !madeUp || !fasts) return undefined
    const days = from === '' ? daysOf(prayers) : logDays(since(from, prayers))
    const sittings = live([...read.values()]).filter(({ day }) => day >= from)
    const sources = {
      pages: byDay(sittings.map(({ day, range }) => [day, range ? countPages([range]) : 0])),
      minutes: byDay(sittings.map(({ day, seconds }) => [day, seconds / A_MINUTE])),
      dhikr: byDay([...since(from, dhikr)].map(([id, count]) => [id.slice(0, id.indexOf('/')), count])),
      prayers: byDay(
        [...days].map(([day, logged]) => [
          day,
          loggedPrayers.filter((prayer) => isOnTime(logged[prayer])).length,
        ]),
      ),
      fasts: byDay(fastedDays(fasts).map((day) => [day, 1])),
    }
    const entriesMadeUp = [...prayers.values(), ...fasts.values()].filter(({ state }) => state === 'madeUp')
    const totals = {
      ...sources,
      fullDays: daysOfAllFive(days, isOnTime),
      madeUp: entriesMadeUp.length + [...madeUp.values()].reduce((sum, count) => sum + Math.max(0, count), 0),
    }
    return { sources, totals }
  }, [from, read, dhikr, prayers, madeUp, fasts])
}

/** Entries with an id from the day `from` on, because all may be loaded when only a few are needed. */
const since = <Value>(from: Day | '', kept: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
  from === '' ? kept : new Map([...kept].filter(([id]) => id >= from))

/** The sums by day, without those that are zero. */
function byDay(entries: readonly (readonly [Day, number])[]): ReadonlyMap<Day, number> {
  const sums = new Map<Day, number>()
  for (const [day, amount] of entries) if (amount > 0) sums.set(day, (sums.get(day) ?? 0) + amount)
  return sums
}
