import type { Day } from '#shared/core/day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import { entryId, type LoggedPrayer, type PrayerState } from '../core/prayer-entry.ts'
import { madeUpCounts, prayerLog } from './saved-prayers.ts'

type Marks = readonly (readonly [LoggedPrayer, PrayerState | undefined])[]

/** Logs the states of a day's prayers, or deletes them (`undefined`). */
export function mark(day: Day, marks: Marks): void {
  void notifySaveFailed(
    prayerLog.write(marks.map(([prayer, state]) => [entryId(day, prayer), state && { state }] as const)),
  )
}

/** {@link mark} with a toast that offers to undo it; `before` are the previous states. */
export function markWithUndo(
  day: Day,
  marks: Marks,
  { said, before }: { said: string; before: Marks },
): void {
  mark(day, marks)
  toast({ title: said, action: { label: t('user-data:undo'), run: () => mark(day, before) } })
}

/** Counts one of each of these prayers as made up today, and offers to undo it. */
export function addMadeUp(today: Day, prayers: readonly LoggedPrayer[]): void {
  const add = (amount: number) => {
    for (const prayer of prayers) void notifySaveFailed(madeUpCounts.add(entryId(today, prayer), amount))
  }
  add(1)
  const [only] = prayers
  toast({
    title:
      prayers.length === 1 && only
        ? t('prayer-log:makeUp.noted', { prayer: t(`prayer:names.${only}`) })
        : t('prayer-log:makeUp.notedAll'),
    action: { label: t('user-data:undo'), run: () => add(-1) },
  })
}

/** Removes one that was counted as made up today. */
export function undoMadeUp(today: Day, prayer: LoggedPrayer): void {
  void notifySaveFailed(madeUpCounts.add(entryId(today, prayer), -1))
}
