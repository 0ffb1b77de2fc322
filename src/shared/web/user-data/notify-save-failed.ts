import { t } from '../i18n/i18n.ts'
import { toast } from '../ui/toast.ts'

/** Tells the person when the device does not keep a change. Needs the texts of `own-records`. */
export async function notifySaveFailed(kept: Promise<boolean>): Promise<void> {
  if (await kept) return
  toast({
    title: t('user-data:saveFailed.title'),
    description: t('user-data:saveFailed.text'),
    tone: 'destructive',
  })
}
