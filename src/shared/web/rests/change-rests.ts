import { countOfDay, type Day, dayOfCount } from '#shared/core/day-count.ts'
import type { RestPeriod } from '#shared/core/rest-days.ts'
import { t } from '../i18n/i18n.ts'
import { newId } from '../own-things/new-id.ts'
import { rests } from '../own-things/rests.ts'
import { sayUnkept } from '../own-things/say-unkept.ts'
import { toast } from '../ui/toast.ts'

export function addRest(rest: RestPeriod): void {
  void sayUnkept(rests.put(newId(), rest))
}

/** It is over today, so yesterday was its last day; one that began today was none. */
export function endRest(id: string, rest: RestPeriod, today: Day): void {
  if (rest.from >= today) removeRest(id, rest)
  else void sayUnkept(rests.put(id, { ...rest, to: dayOfCount(countOfDay(today) - 1) }))
}

/** Removes days of rest, and offers to undo that. */
export function removeRest(id: string, rest: RestPeriod): void {
  void sayUnkept(rests.remove(id))
  toast({
    title: t('own-things:rest.removed'),
    action: { label: t('own-things:undo'), run: () => void sayUnkept(rests.put(id, rest)) },
  })
}
