import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'

/** Tells the person when the device did not keep a change. */
export function saysUnkept(kept: boolean): void {
  if (!kept) {
    toast({ title: t('dhikr:unkept.title'), description: t('dhikr:unkept.text'), tone: 'destructive' })
  }
}
