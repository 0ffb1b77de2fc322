import { t } from '#shared/web/i18n/i18n.ts'
import { sayUnkept } from '#shared/web/own-things/say-unkept.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { countIdOf, type DayCount } from '../../core/dhikr-days.ts'
import { dhikrCounts } from '../dhikr-counts.ts'

/** Makes a day’s count `taps`, by adding or taking away what differs, and offers to undo that. */
export function correctCount(count: DayCount, taps: number): void {
  const by = taps - count.taps
  if (by === 0) return
  const id = countIdOf(count.day, count.preset)
  void sayUnkept(dhikrCounts.add(id, by))
  toast({
    title: t('dhikr:correct.done'),
    action: { label: t('dhikr:undo'), run: () => void sayUnkept(dhikrCounts.add(id, -by)) },
  })
}
