import { Mic, Square } from 'lucide-react'
import { formatDigits, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { canRecord, MOST_MINUTES, useRecorder } from './use-recorder.ts'

/** Records the microphone and shows the duration; nothing if the browser can't record. */
export function RecordButton({ onRecording }: { onRecording: (recording: Blob) => void }) {
  const { seconds, trouble, start, stop } = useRecorder(onRecording)
  if (!canRecord()) return null
  const isOn = seconds !== undefined
  return (
    <>
      <Button onClick={isOn ? stop : start}>
        {isOn ? (
          <Square aria-hidden className="text-ending" fill="currentColor" size={16} />
        ) : (
          <Mic aria-hidden size={18} />
        )}
        {t(isOn ? 'recording:stop' : 'recording:record')}
        {isOn && (
          <span aria-hidden className="tabular text-ending">
            {formatDigits(clockOf(seconds))}
          </span>
        )}
      </Button>
      <p className="order-last basis-full text-ending empty:-mt-3" role="status">
        {isOn && t('recording:running', { minutes: formatNumber(MOST_MINUTES) })}
        {trouble && t(`recording:trouble.${trouble}`)}
      </p>
    </>
  )
}

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
