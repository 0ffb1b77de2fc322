import { t } from '../i18n/i18n.ts'
import { toast } from '../ui/toast.ts'

/** Tells the person when the device does not keep a change. Needs the texts of `own-things`. */
export async function sayUnkept(kept: Promise<boolean>): Promise<void> {
  if (await kept) return
  toast({
    title: t('own-things:unkept.title'),
    description: t('own-things:unkept.text'),
    tone: 'destructive',
  })
}
