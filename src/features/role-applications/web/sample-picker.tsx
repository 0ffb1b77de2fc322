import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { RecordingPlayer } from '#shared/web/recording/recording-player.tsx'
import { RecordingSource } from '#shared/web/recording/recording-source.tsx'
import { Button } from '#shared/web/ui/button.tsx'
import { SAMPLE_MAX_BYTES } from '../core/application-rules.ts'
import type { Sample } from './use-sample.ts'

const MEGABYTE = 1_000_000

/** Records or chooses the sample, plays it, and shows the upload’s progress. */
export function SamplePicker({
  sample: { recording, state, isTooLarge, choose, discard, cancel },
  isMissing = false,
}: {
  sample: Sample
  /** Whether the form was submitted without one. */
  isMissing?: boolean
}) {
  const size = formatNumber(SAMPLE_MAX_BYTES / MEGABYTE)
  if (state.status === 'sending') {
    return (
      <div className="flex flex-col items-start gap-3">
        <p role="status">{t('role-applications:sample.sending')}</p>
        <progress
          aria-label={t('role-applications:sample.sending')}
          className="h-2 w-full overflow-hidden rounded-full accent-action"
          max={1}
          value={state.share}
        />
        <Button onClick={cancel}>{t('role-applications:sample.cancel')}</Button>
      </div>
    )
  }
  return (
    <div>
      <p className="mb-3 text-muted text-sm">{t('role-applications:sample.hint', { size })}</p>
      <RecordingSource onRecording={choose} />
      <p className="mt-2 text-ending text-sm empty:mt-0" role="alert">
        {isTooLarge && t('role-applications:sample.tooLarge', { size })}
        {state.status === 'failed' && t(`role-applications:failed.${state.reason}`)}
        {isMissing && !recording && state.status === 'idle' && t('role-applications:sample.missing')}
      </p>
      {recording && <RecordingPlayer onDiscard={discard} recording={recording} />}
    </div>
  )
}
