import { Trash2 } from 'lucide-react'
import { pathOf } from '#shared/web/api/call.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { type OwnApplication, readSample } from '../core/role-applications.contract.ts'
import { SamplePicker } from './sample-picker.tsx'
import { SamplePlayer } from './sample-player.tsx'
import type { Sample } from './use-sample.ts'

/** The recording of an open application: played and deleted, or still to be uploaded. */
export function OwnSample({
  application: { id, sample: kept },
  sample,
  onRemove,
}: {
  application: OwnApplication
  sample: Sample
  onRemove: () => void
}) {
  const { recording } = sample
  if (!kept) {
    return (
      <div className="mt-4">
        <p className="mb-2 font-semibold">{t('role-applications:sample.stillMissing')}</p>
        <SamplePicker sample={sample} />
        {recording && !sample.isTooLarge && sample.state.status !== 'sending' && (
          <Button className="mt-4" look="action" onClick={() => sample.send(id, recording)}>
            {t('role-applications:sample.send')}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className="mt-4 flex flex-wrap items-start gap-3">
      <SamplePlayer
        bytes={kept.bytes}
        name={t('role-applications:sample.title')}
        path={pathOf(readSample, { id })}
      />
      <Button onClick={onRemove}>
        <Trash2 aria-hidden size={18} />
        {t('role-applications:sample.remove')}
      </Button>
    </div>
  )
}
