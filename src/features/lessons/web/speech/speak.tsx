import { Pause, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { speakArabic, useArabicVoice } from '#shared/web/speech/arabic-voice.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { lessonSpeed } from './speed.ts'

/** Reads a letter, word or phrase with the device’s own Arabic voice, or pauses it; nothing where the device has none. */
export function Speak({ text, label, round = false }: { text: string; label: string; round?: boolean }) {
  const voice = useArabicVoice()
  const rate = lessonSpeed.use()
  const [state, setState] = useState<'silent' | 'speaking' | 'paused'>('silent')
  const isSilent = state === 'silent'
  useEffect(() => () => (isSilent ? undefined : speechSynthesis.cancel()), [isSilent])
  if (!voice) return null
  const press = () => {
    if (state === 'speaking') {
      speechSynthesis.pause()
      setState('paused')
    } else if (state === 'paused') {
      speechSynthesis.resume()
      setState('speaking')
    } else {
      speakArabic(text, { voice, rate, onEnd: () => setState('silent') })
      setState('speaking')
    }
  }
  const Icon = state === 'speaking' ? Pause : Volume2
  return (
    <Button
      aria-label={round ? label : undefined}
      className={round ? 'text-muted hover:text-action' : ''}
      look={round ? 'plain' : 'quiet'}
      onClick={press}
      round={round}
    >
      <Icon aria-hidden size={18} />
      {!round && t(state === 'speaking' ? 'lessons:pause' : 'lessons:listen')}
    </Button>
  )
}
