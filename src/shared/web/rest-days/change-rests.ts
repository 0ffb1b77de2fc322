import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import type { RestPeriod } from '#shared/core/rest-days.ts'
import { t } from '../i18n/i18n.ts'
import { toast } from '../ui/toast.ts'
import { newId } from '../user-data/new-id.ts'
import { notifySaveFailed } from '../user-data/notify-save-failed.ts'
import { restPeriods } from '../user-data/rest-periods.ts'

export function addRestPeriod(rest: RestPeriod): void {
  void notifySaveFailed(restPeriods.put(newId(), rest))
}

/** It ends today, so yesterday was its last day; one that began today is removed. */
export function endRestPeriod(id: string, rest: RestPeriod, today: Day): void {
  if (rest.from >= today) removeRestPeriod(id, rest)
  else void notifySaveFailed(restPeriods.put(id, { ...rest, to: dayOfNumber(dayNumberOf(today) - 1) }))
}

/** Removes rest days, and offers to undo that. */
export function removeRestPeriod(id: string, rest: RestPeriod): void {
  void notifySaveFailed(restPeriods.remove(id))
  toast({
    title: t('user-data:rest.removed'),
    action: { label: t('user-data:undo'), run: () => void notifySaveFailed(restPeriods.put(id, rest)) },
  })
}
