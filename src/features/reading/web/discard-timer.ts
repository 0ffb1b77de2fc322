import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { pauseTimer, type ReadingTimer } from '../core/reading-timer.ts'
import { writeTimer } from './saved-timer.ts'

/** Discards a timer without recording it, and offers to undo. */
export function discardTimer(timer: ReadingTimer): void {
  writeTimer(undefined)
  toast({
    title: t('reading:removed.timer'),
    action: {
      label: t('reading:undo'),
      run: () => writeTimer(pauseTimer(timer, Date.parse(timer.lastSeenAt ?? timer.startedAt))),
    },
  })
}
