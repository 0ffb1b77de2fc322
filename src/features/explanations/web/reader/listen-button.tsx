import { Square, Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { deviceSpeaker } from './device-speaker.ts'

/** Reads a text aloud with the device’s own voice; nothing where the device has none for the language. */
export function ListenButton({ text, language, title }: { text: string; language: string; title: string }) {
  const [canSpeak, setCanSpeak] = useState(false)
  const [isSpeaking, setSpeaking] = useState(false)
  useEffect(() => deviceSpeaker.onVoices(() => setCanSpeak(deviceSpeaker.canSpeak(language))), [language])
  useEffect(() => () => deviceSpeaker.stop(), [])
  if (!canSpeak) return null
  const toggle = () => {
    if (isSpeaking) {
      deviceSpeaker.stop()
      return setSpeaking(false)
    }
    setSpeaking(true)
    void deviceSpeaker.speak(text, language).finally(() => setSpeaking(false))
  }
  return (
    <Button
      aria-label={t(isSpeaking ? 'explanations:stopNamed' : 'explanations:listenNamed', { title })}
      className="mt-3"
      onClick={toggle}
    >
      {isSpeaking ? <Square aria-hidden size={16} /> : <Volume2 aria-hidden size={18} />}
      {t(isSpeaking ? 'explanations:stop' : 'explanations:listen')}
    </Button>
  )
}
