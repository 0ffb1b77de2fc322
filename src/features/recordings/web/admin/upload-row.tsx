import { Check, Pause, Play, RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatBytes } from '#shared/web/i18n/format-bytes.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { ProgressBar } from '#shared/web/ui/progress-bar.tsx'
import { recordingsScreen } from '../../core/recordings.admin-screens.ts'
import { pauseUpload, type QueuedUpload, removeUpload, resumeUpload } from './upload-queue.ts'

/** A chosen file: its progress, and buttons to pause, continue, try again and cancel. */
export function UploadRow({ upload, largest }: { upload: QueuedUpload; largest: number | undefined }) {
  const { key, file, sent, state } = upload
  const { name, size } = file
  return (
    <li className="rounded-2xl border border-hairline bg-raised p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <bdi className="block truncate font-semibold">{name}</bdi>
          <p className="tabular text-muted text-sm">
            {state.kind === 'done'
              ? formatBytes(size)
              : t('admin-recordings:uploads.sent', {
                  sent: formatBytes(sent),
                  size: formatBytes(size),
                  share: formatNumber(sent / size, { style: 'percent', maximumFractionDigits: 0 }),
                })}
          </p>
        </div>
        {state.kind === 'done' && (
          <Link
            className={buttonClass()}
            href={`${recordingsScreen.path}?search=${encodeURIComponent(state.recording.title)}`}
          >
            {t('admin-recordings:uploads.describe')}
          </Link>
        )}
        {(state.kind === 'sending' || state.kind === 'waiting') && (
          <RowButton
            icon={<Pause aria-hidden size={20} />}
            name={name}
            onClick={() => pauseUpload(key)}
            what="pause"
          />
        )}
        {state.kind === 'paused' && (
          <RowButton
            icon={<Play aria-hidden size={20} />}
            name={name}
            onClick={() => resumeUpload(key)}
            what="resume"
          />
        )}
        {state.kind === 'failed' && (
          <RowButton
            icon={<RotateCcw aria-hidden size={20} />}
            name={name}
            onClick={() => resumeUpload(key)}
            what="retry"
          />
        )}
        {state.kind !== 'checking' && (
          <RowButton
            icon={<X aria-hidden size={20} />}
            name={name}
            onClick={() => void removeUpload(upload).catch(() => undefined)}
            what={state.kind === 'done' ? 'hide' : 'cancel'}
          />
        )}
      </div>
      {state.kind !== 'done' && (
        <ProgressBar
          aria-label={t('admin-recordings:uploads.progress', { name })}
          className="mt-3 w-full"
          max={1}
          value={sent / size}
        />
      )}
      <p
        className={`mt-2 flex items-center gap-1.5 text-sm ${state.kind === 'failed' ? 'text-ending' : 'text-muted'}`}
        role="status"
      >
        {state.kind === 'done' && <Check aria-hidden size={16} />}
        {state.kind === 'failed'
          ? t(`admin-recordings:uploads.failed.${state.reason}`, {
              size: largest === undefined ? '…' : formatBytes(largest),
            })
          : t(`admin-recordings:uploads.states.${state.kind}`)}
      </p>
    </li>
  )
}

const RowButton = ({
  what,
  name,
  icon,
  onClick,
}: {
  what: 'pause' | 'resume' | 'retry' | 'cancel' | 'hide'
  name: string
  icon: ReactNode
  onClick: () => void
}) => (
  <Button aria-label={t(`admin-recordings:uploads.${what}`, { name })} onClick={onClick} round>
    {icon}
  </Button>
)
