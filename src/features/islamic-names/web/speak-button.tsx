import { Volume2 } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { speakArabic, useArabicVoice } from '#shared/web/speech/arabic-voice.ts'
import { Button } from '#shared/web/ui/button.tsx'

const SLOWER = 0.8

/** Says a name with the device’s own Arabic voice; nothing where the device has none. */
export function SpeakButton({ arabicName, title }: { arabicName: string; title: string }) {
  const voice = useArabicVoice()
  if (!voice) return null
  return (
    <Button
      aria-label={t('islamic-names:speak', { name: title })}
      className="relative text-muted hover:text-action"
      data-tooltip={t('islamic-names:speakShort')}
      look="plain"
      onClick={() => speakArabic(arabicName, { voice, rate: SLOWER })}
      round
    >
      <Volume2 aria-hidden size={19} />
    </Button>
  )
}
