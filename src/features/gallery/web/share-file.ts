import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'

/** Shares a picture itself with another app, on devices that can. */
export async function shareFile(make: () => Promise<File>): Promise<void> {
  try {
    await navigator.share({ files: [await make()] })
  } catch (error) {
    // The person closed the device's dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast({ title: t('gallery:notShared'), tone: 'destructive' })
  }
}
