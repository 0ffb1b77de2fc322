import type { Day } from '#shared/core/day.ts'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import { records } from '#shared/web/user-data/records.ts'
import { type SaidDuas, saidOn } from '../core/adhkar-session.ts'
import { type SaidOccasion, saidDuasRecords } from '../core/duas.records.ts'

const savedDuas = records(saidDuasRecords)

/**
 * How often each dua was said on a day, and a function that changes it; `undefined` until the device has read it, or while
 * the day is unknown.
 */
export function useSaidDuas(
  occasion: SaidOccasion,
  day: Day | undefined,
): readonly [SaidDuas | undefined, (change: (said: SaidDuas) => SaidDuas) => Promise<void>] {
  const saved = savedDuas.use()
  const said = saved && day !== undefined ? saidOn(saved.get(occasion), day) : undefined
  const change = async (changed: (said: SaidDuas) => SaidDuas) => {
    if (day === undefined) return
    // A tap before the records were read waits for them.
    const now = said ?? saidOn((await savedDuas.read()).get(occasion), day)
    await notifySaveFailed(savedDuas.put(occasion, changed(now)))
  }
  return [said, change]
}
