import { t } from '../i18n/i18n.ts'
import { toast } from '../ui/toast.ts'

/** Shows a message if a change couldn't be saved on the device. Needs the messages of `user-data`. */
export async function notifySaveFailed(saving: Promise<boolean>): Promise<void> {
  if (await saving) return
  toast({
    title: t('user-data:saveFailed.title'),
    description: t('user-data:saveFailed.text'),
    tone: 'destructive',
  })
}
