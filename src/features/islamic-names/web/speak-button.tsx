import { Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'

const SLOWER = 0.8

/** Says a name with the device’s own Arabic voice; nothing where the device has none. */
export function SpeakButton({ arabicName, title }: { arabicName: string; title: string }) {
  const voice = useArabicVoice()
  if (!voice) return null
  const speak = () => {
    const utterance = new SpeechSynthesisUtterance(arabicName)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = SLOWER
    speechSynthesis.cancel()
    speechSynthesis.speak(utterance)
  }
  return (
    <Button
      aria-label={t('islamic-names:speak', { name: title })}
      className="relative text-muted hover:text-action"
      data-tooltip={t('islamic-names:speakShort')}
      look="plain"
      onClick={speak}
      round
    >
      <Volume2 aria-hidden size={19} />
    </Button>
  )
}

/** An Arabic voice of the device. Voices that send the text to a service are left out. */
function useArabicVoice(): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>()
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return
    const device = speechSynthesis
    const look = () =>
      setVoice(device.getVoices().find(({ lang, localService }) => localService && /^ar\b/i.test(lang)))
    look()
    device.addEventListener?.('voiceschanged', look)
    return () => device.removeEventListener?.('voiceschanged', look)
  }, [])
  return voice
}
