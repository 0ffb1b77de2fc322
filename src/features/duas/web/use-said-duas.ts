import type { Day } from '#shared/core/day.ts'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import { records } from '#shared/web/user-data/records.ts'
import { type SaidDuas, saidOn } from '../core/adhkar-session.ts'
import { type SaidOccasion, saidDuasRecords } from '../core/duas.records.ts'

const savedDuas = records(saidDuasRecords)
let waiting = Promise.resolve()

/**
 * How often each dua was said on a day, and a function that changes it; `undefined` until the device has read it, or while
 * the day is unknown.
 */
export function useSaidDuas(
  occasion: SaidOccasion,
  day: Day | undefined,
): readonly [SaidDuas | undefined, (change: (said: SaidDuas) => SaidDuas) => void] {
  const saved = savedDuas.use()
  const said = saved && day !== undefined ? saidOn(saved.get(occasion), day) : undefined
  const change = (changed: (said: SaidDuas) => SaidDuas) => {
    if (day === undefined) return
    const save = (now: SaidDuas) => notifySaveFailed(savedDuas.put(occasion, changed(now)))
    if (said) void save(said)
    // Taps before the records were read wait for them, one after the other.
    else waiting = waiting.then(async () => save(saidOn((await savedDuas.read()).get(occasion), day)))
  }
  return [said, change]
}
