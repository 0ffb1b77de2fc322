import { Play, Square } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { useListening } from '../listening/use-listening.ts'
import { formatReference } from './format-reference.ts'
import type { Verse } from './load-verses.ts'

/** Plays one verse, or stops it. */
export function PlayButton({ verse }: { verse: Verse }) {
  const listening = useListening()
  const place = { surah: verse.surahNumber, verse: verse.verseNumber }
  const isCurrent = listening.verse?.surah === place.surah && listening.verse.verse === place.verse
  const isPlaying = isCurrent && ['loading', 'playing', 'waiting'].includes(listening.status)
  const label = t(isPlaying ? 'browse:stop' : 'browse:play', { verse: formatReference(verse) })
  return (
    <Button
      aria-busy={isCurrent && listening.status === 'loading'}
      aria-label={label}
      className={isPlaying ? 'text-action' : 'text-muted hover:text-action'}
      data-tooltip={label}
      look="plain"
      onClick={() => (isPlaying ? listening.stop() : listening.play({ from: place, to: place }))}
      round
    >
      {isPlaying ? (
        <Square aria-hidden fill="currentColor" size={15} />
      ) : (
        <Play aria-hidden fill="currentColor" size={17} />
      )}
    </Button>
  )
}
