import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { formatVerseKey } from '../reader/surah-name.ts'

/** Names what was removed, and offers to undo it. */
export function notifyRemoved(what: 'unsaved' | 'noteRemoved', key: string, undo: () => void): void {
  toast({
    title: t(`saved-verses:${what}`, { verse: formatVerseKey(key) }),
    action: { label: t('saved-verses:undo'), run: undo },
  })
}

/** Says that this device could not save a change, and how to keep it. */
export function notifyVerseSaveFailed(): void {
  toast({
    title: t('saved-verses:saveFailed'),
    description: t('saved-verses:saveFailedHint'),
    tone: 'destructive',
  })
}
