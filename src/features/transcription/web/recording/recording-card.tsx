import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { type ChosenRecording, chosenRecording } from '#shared/web/recording/chosen-recording.ts'
import { RecordingPlayer } from '#shared/web/recording/recording-player.tsx'
import { RecordingSource } from '#shared/web/recording/recording-source.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { ServiceSentence } from './service-sentence.tsx'
import { Transcribing } from './transcribing.tsx'
import { useService } from './use-service.ts'
import { useTranscription } from './use-transcription.ts'

/** A recording, made here or chosen: played on this device, and written down where the server has a service for it. */
export function RecordingCard({ onWords }: { onWords: (words: string) => void }) {
  const service = useService()
  const [recording, setRecording] = useState<ChosenRecording>()
  const [isUnknown, setUnknown] = useState(false)
  const transcription = useTranscription(onWords)
  const choose = async (file: Blob) => {
    const chosen = await chosenRecording(file).catch(() => undefined)
    setUnknown(!chosen)
    setRecording(chosen)
    transcription.reset()
  }
  const discard = () => {
    transcription.cancel()
    transcription.reset()
    setRecording(undefined)
  }
  return (
    <Card className="mt-10" id="recording" title={t('transcription:recording.title')}>
      <ServiceSentence service={service} />
      <RecordingSource onRecording={choose} />
      <p className="mt-3 text-ending empty:mt-0" role="alert">
        {isUnknown && t('recording:unknown')}
      </p>
      {recording && <RecordingPlayer onDiscard={discard} recording={recording} />}
      <Transcribing
        maxBytes={service.status === 'on' ? service.maxBytes : undefined}
        recording={recording}
        transcription={transcription}
      />
    </Card>
  )
}
