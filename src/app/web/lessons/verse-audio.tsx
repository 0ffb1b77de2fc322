import { Pause, Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { VersePlace } from '#features/quran/core/index.ts'
import { useListening } from '#features/quran/web/listening/use-listening.ts'
import { useAudio } from '#shared/web/audio/audio-provider.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'

/** Plays a verse of a lesson by the chosen reciter at the lesson’s speed, or pauses it. */
export function VerseAudio({ place, title, speed }: { place: VersePlace; title: string; speed: number }) {
  const { status, verse, play, pause, resume } = useListening()
  const { state, command } = useAudio()
  const usual = useRef(state.settings?.speed)
  const isCurrent = verse?.surah === place.surah && verse.verse === place.verse
  const isPlaying = isCurrent && ['loading', 'playing', 'waiting'].includes(status)
  useEffect(() => {
    if (isCurrent) command((player) => player.set({ speed }))
  }, [isCurrent, speed, command])
  // Outside the lesson, recitations have the speed that the person chose for them.
  useEffect(
    () => () => {
      if (isCurrent) command((player) => player.set({ speed: usual.current ?? 1 }))
    },
    [isCurrent, command],
  )
  const press = () => {
    if (isPlaying) pause()
    else if (isCurrent && status === 'paused') resume()
    else play({ from: place, to: place })
  }
  const Icon = isPlaying ? Pause : Play
  return (
    <Button
      aria-busy={isCurrent && status === 'loading'}
      aria-label={t(isPlaying ? 'lessons:pauseVerse' : 'lessons:listenTo', { verse: title })}
      onClick={press}
    >
      <Icon aria-hidden fill="currentColor" size={16} />
      {t(isPlaying ? 'lessons:pause' : 'lessons:listen')}
    </Button>
  )
}
