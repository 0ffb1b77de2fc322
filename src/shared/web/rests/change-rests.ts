import { countOfDay, type Day, dayOfCount } from '#shared/core/day-count.ts'
import type { RestPeriod } from '#shared/core/rest-days.ts'
import { t } from '../i18n/i18n.ts'
import { toast } from '../ui/toast.ts'
import { newId } from '../user-data/new-id.ts'
import { notifySaveFailed } from '../user-data/notify-save-failed.ts'
import { rests } from '../user-data/rests.ts'

export function addRest(rest: RestPeriod): void {
  void notifySaveFailed(rests.put(newId(), rest))
}

/** It is over today, so yesterday was its last day; one that began today was none. */
export function endRest(id: string, rest: RestPeriod, today: Day): void {
  if (rest.from >= today) removeRest(id, rest)
  else void notifySaveFailed(rests.put(id, { ...rest, to: dayOfCount(countOfDay(today) - 1) }))
}

/** Removes days of rest, and offers to undo that. */
export function removeRest(id: string, rest: RestPeriod): void {
  void notifySaveFailed(rests.remove(id))
  toast({
    title: t('user-data:rest.removed'),
    action: { label: t('user-data:undo'), run: () => void notifySaveFailed(rests.put(id, rest)) },
  })
}
