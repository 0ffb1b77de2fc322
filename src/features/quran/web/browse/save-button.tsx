import { Heart } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { verseKey } from '../../core/index.ts'
import { toggleSaved, useIsSaved } from '../saved-verses/saved-verses.ts'
import { formatReference } from './format-reference.ts'
import type { Verse } from './load-verses.ts'

/** Saves a verse, or removes it from the saved verses. */
export function SaveButton({ verse }: { verse: Verse }) {
  const key = verseKey({ surah: verse.surahNumber, verse: verse.verseNumber })
  const saved = useIsSaved(key)
  const label = t('browse:save', { verse: formatReference(verse) })
  return (
    <Button
      aria-label={label}
      aria-pressed={saved}
      className={saved ? 'text-action' : 'text-muted hover:text-action'}
      data-tooltip={t(saved ? 'browse:saved' : 'browse:saveShort')}
      look="plain"
      onClick={() => void toggleSaved(key)}
      round
    >
      <Heart aria-hidden fill={saved ? 'currentColor' : 'none'} size={19} />
    </Button>
  )
}
