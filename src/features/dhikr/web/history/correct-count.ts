import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import { type DayCount, dayCountId } from '../../core/day-counts.ts'
import { dhikrCounts } from '../dhikr-counts.ts'

/** Sets a day’s count to `taps` by adding the difference, and offers to undo that. */
export function correctCount(count: DayCount, taps: number): void {
  const by = taps - count.taps
  if (by === 0) return
  const id = dayCountId(count.day, count.preset)
  void notifySaveFailed(dhikrCounts.add(id, by))
  toast({
    title: t('dhikr:correct.done'),
    action: { label: t('dhikr:undo'), run: () => void notifySaveFailed(dhikrCounts.add(id, -by)) },
  })
}
