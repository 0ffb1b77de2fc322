import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'

/** Says that this device could not keep a change, and what to do about it. */
export function sayUnkept(): void {
  toast({ title: t('bookmarks:unkept'), description: t('bookmarks:unkeptHint'), tone: 'destructive' })
}
