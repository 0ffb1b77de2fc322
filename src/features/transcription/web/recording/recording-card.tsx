import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { type ChosenRecording, chosenRecording } from '#shared/web/recording/chosen-recording.ts'
import { RecordingPlayer } from '#shared/web/recording/recording-player.tsx'
import { RecordingSource } from '#shared/web/recording/recording-source.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { ServiceNote } from './service-note.tsx'
import { TranscriptionControls } from './transcription-controls.tsx'
import { useTranscription } from './use-transcription.ts'
import { useTranscriptionService } from './use-transcription-service.ts'

/** Records or chooses a recording, plays it, and transcribes it where the server can. */
export function RecordingCard({ onText }: { onText: (text: string) => void }) {
  const service = useTranscriptionService()
  const [recording, setRecording] = useState<ChosenRecording>()
  const [isUnknown, setUnknown] = useState(false)
  const transcription = useTranscription(onText)
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
      <ServiceNote service={service} />
      <RecordingSource onRecording={choose} />
      <p className="mt-3 text-ending empty:mt-0" role="alert">
        {isUnknown && t('recording:unknown')}
      </p>
      {recording && <RecordingPlayer onDiscard={discard} recording={recording} />}
      <TranscriptionControls
        maxBytes={service.status === 'on' ? service.maxBytes : undefined}
        recording={recording}
        transcription={transcription}
      />
    </Card>
  )
}
