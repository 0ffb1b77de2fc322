import type { Day } from '#shared/core/day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import type { FastState } from '../core/fast-entry.ts'
import { fastLog } from './saved-fasts.ts'

/** Logs the state of a day's fast, or deletes it (`undefined`). */
export function markFast(day: Day, state: FastState | undefined): void {
  void notifySaveFailed(fastLog.write([[day, state && { state }]]))
}

/** {@link markFast} with a toast that offers to restore `before`. */
export function markFastWithUndo(day: Day, state: FastState, before: FastState | undefined): void {
  markFast(day, state)
  toast({
    title: t(`fasts:marked.${state}`),
    action: { label: t('user-data:undo'), run: () => markFast(day, before) },
  })
}
