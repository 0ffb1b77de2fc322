import { useQuery } from '@tanstack/react-query'
import { Play, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { type AudibleSound, type PlayingSound, playSound } from '../open/sounds.ts'
import { readService } from '../push/push-calls.ts'

/** Plays the adhan and the tone; the tap also allows the page to play sound later. */
export function SoundSamples() {
  const { data: service } = useQuery({ queryKey: ['reminders', 'service'], queryFn: readService })
  const [playing, setPlaying] = useState<AudibleSound>()
  const sounding = useRef<PlayingSound | undefined>(undefined)
  useEffect(() => () => sounding.current?.stop(), [])
  const press = async (sound: AudibleSound) => {
    sounding.current?.stop()
    if (playing === sound) return setPlaying(undefined)
    setPlaying(sound)
    const now = await playSound(sound)
    sounding.current = now
    await now?.ended
    if (sounding.current === now) setPlaying(undefined)
  }
  const sample = (sound: AudibleSound, label: string) => (
    <Button onClick={() => void press(sound)}>
      {playing === sound ? <Square aria-hidden size={15} /> : <Play aria-hidden size={16} />}
      {playing === sound ? t('reminders:five.stop') : label}
    </Button>
  )
  return (
    <div className="mt-5">
      <div className="flex flex-wrap gap-3">
        {sample('adhan', t('reminders:five.hearAdhan'))}
        {sample('tone', t('reminders:five.hearTone'))}
      </div>
      <p className="mt-3 text-muted text-sm">
        {t('reminders:five.soundsOpen')} {service?.adhan === false && t('reminders:five.noRecording')}
      </p>
    </div>
  )
}
