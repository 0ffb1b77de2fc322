import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { parseVerseKey } from '../../core/index.ts'

/** Says that something was removed, and offers to undo it. */
export function sayUndone(what: 'unsaved' | 'noteRemoved', key: string, undo: () => void): void {
  toast({
    title: t(`verse-things:${what}`, { verse: inDigits(key) }),
    action: { label: t('verse-things:undo'), run: undo },
  })
}

/** Says that this device could not save a change, and what to do about it. */
export function sayUnkept(): void {
  toast({
    title: t('verse-things:saveFailed'),
    description: t('verse-things:saveFailedHint'),
    tone: 'destructive',
  })
}

/** `2:255` in the digits of the language. */
export function inDigits(key: string): string {
  const place = parseVerseKey(key)
  return place ? `${formatNumber(place.surah)}:${formatNumber(place.verse)}` : key
}
