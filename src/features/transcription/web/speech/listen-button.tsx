import { Mic, Square } from 'lucide-react'
import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { usePrivate } from '#shared/web/private-mode.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { SpeechConsent, speechConsent } from './speech-consent.tsx'
import { canRecognise } from './speech-recognition.ts'
import type { Speech } from './use-speech.ts'

/** Starts and stops speech recognition; without support it explains the alternatives. */
export function ListenButton({ status, trouble, start, stop }: Speech) {
  const [consenting, setConsenting] = useState(false)
  if (usePrivate()) return <p className="rounded-card bg-sunken px-5 py-4">{t('private:speech')}</p>
  if (!canRecognise()) {
    return <p className="rounded-card bg-sunken px-5 py-4">{t('transcription:noRecognition')}</p>
  }
  const isOn = status !== 'silent'
  const press = () => {
    if (isOn) stop()
    else if (speechConsent.read()) start()
    else setConsenting(true)
  }
  const agree = () => {
    speechConsent.write(true)
    setConsenting(false)
    start()
  }
  return (
    <div className="grid justify-items-center gap-3">
      <button
        aria-label={t(isOn ? 'transcription:stop' : 'transcription:listen')}
        className={classNames(
          'grid size-24 place-items-center rounded-full transition-colors',
          isOn ? 'bg-ending text-paper' : 'bg-action text-on-action hover:bg-action-strong',
        )}
        onClick={press}
        type="button"
      >
        {isOn ? <Square aria-hidden fill="currentColor" size={30} /> : <Mic aria-hidden size={38} />}
      </button>
      <p
        className={classNames(
          'min-h-[2lh] text-balance text-center sm:min-h-[1lh]',
          trouble ? 'text-ending' : 'text-muted',
        )}
        role="status"
      >
        {trouble ? t(`transcription:trouble.${trouble}`) : t(`transcription:speech.${status}`)}
      </p>
      <SpeechConsent onAgree={agree} onClose={() => setConsenting(false)} open={consenting} />
    </div>
  )
}
