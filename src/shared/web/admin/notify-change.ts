import { t } from '../i18n/i18n.ts'
import { toast } from '../ui/toast.ts'
import { serverMessage } from './server-message.ts'
import { refusalText } from './throw-refusal.ts'

/** Says that something was saved or deleted, with a way back. */
export function notifyChange(done: 'saved' | 'deleted' | 'imported', undo?: () => Promise<void>): void {
  toast({
    title: t(`admin:entries.${done}`),
    ...(undo && { action: { label: t('admin:undo'), run: () => void undo().catch(notifyNotChanged) } }),
  })
}

export function notifyNotChanged(error: unknown): void {
  toast({
    title: serverMessage(error) ?? refusalText(error) ?? t('admin:entries.failed'),
    tone: 'destructive',
  })
}
