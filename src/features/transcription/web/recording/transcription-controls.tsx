import { FileText, Trash2 } from 'lucide-react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { ChosenRecording } from '#shared/web/recording/chosen-recording.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { MATCHES_ID } from '../matches/match-list.tsx'
import type { TranscriptionState, useTranscription } from './use-transcription.ts'

const MEGABYTE = 1_000_000
const bad: readonly TranscriptionState['status'][] = ['failed', 'unreachable', 'notDeleted']

/** Uploads the recording, shows its progress, and deletes it. */
export function TranscriptionControls({
  recording,
  maxBytes,
  transcription: { state, send, cancel, remove },
}: {
  recording: ChosenRecording | undefined
  /** `undefined` when the server can’t transcribe. */
  maxBytes: number | undefined
  transcription: ReturnType<typeof useTranscription>
}) {
  const isTooLarge = recording !== undefined && maxBytes !== undefined && recording.file.size > maxBytes
  const maySend = recording && maxBytes && !isTooLarge && !remove && state.status !== 'sending'
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      {maySend && state.status !== 'done' && (
        <Button look="action" onClick={() => send(recording)}>
          <FileText aria-hidden size={18} />
          {t('transcription:recording.send')}
        </Button>
      )}
      <p
        className={classNames('empty:-mt-3', bad.includes(state.status) || isTooLarge ? 'text-ending' : '')}
        role="status"
      >
        {isTooLarge
          ? t('transcription:recording.tooLarge', { size: formatNumber(maxBytes / MEGABYTE) })
          : sentence(state)}
      </p>
      {state.status === 'sending' && (
        <>
          <progress
            aria-label={t('transcription:recording.state.sending')}
            className="h-2 w-full overflow-hidden rounded-full accent-action"
            max={1}
            value={state.share}
          />
          <Button onClick={cancel}>{t('transcription:recording.cancel')}</Button>
        </>
      )}
      {state.status === 'done' && (
        <Button look="action" onClick={() => document.getElementById(MATCHES_ID)?.focus()}>
          {t('transcription:recording.seeMatches')}
        </Button>
      )}
      {remove && (
        <Button onClick={remove}>
          <Trash2 aria-hidden size={18} />
          {t('transcription:recording.delete')}
        </Button>
      )}
    </div>
  )
}

function sentence(state: TranscriptionState): string {
  if (state.status === 'none') return ''
  if (state.status === 'failed') return t(`transcription:recording.failed.${state.reason}`)
  const written = t(`transcription:recording.state.${state.status}`)
  if (state.status !== 'done' && state.status !== 'silent') return written
  return `${written} ${t(`transcription:recording.state.${state.deleted ? 'gone' : 'deletePending'}`)}`
}
