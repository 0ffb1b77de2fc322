import { FileText, ImagePlus } from 'lucide-react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { FileButton } from '#shared/web/ui/file-button.tsx'
import { FILE_MAX_BYTES, type SubmissionFile } from '../../core/business-submission.ts'
import type { FileState, SubmissionFiles } from './use-submission-files.ts'

const MEGABYTE = 1_000_000
const PICTURES = 'image/jpeg,image/png,image/webp'
const accepted = { photo: PICTURES, certificate: `${PICTURES},application/pdf` } as const

/** Chooses the photo or the certificate, shows it and the progress of its upload. */
export function FilePicker({ kind, files }: { kind: SubmissionFile; files: SubmissionFiles }) {
  const state = files.states[kind]
  const file = 'file' in state ? state.file : undefined
  const name = t(`business-submission:files.${kind}.title`)
  return (
    <section aria-label={name} className="min-w-0">
      <h3 className="font-semibold text-[0.9375rem]">{name}</h3>
      <p className="mb-3 text-muted text-sm">
        {t(`business-submission:files.${kind}.hint`, { size: formatNumber(FILE_MAX_BYTES / MEGABYTE) })}
      </p>
      {file && (
        <div className="mb-3 flex flex-wrap items-center gap-3">
          {file.preview ? (
            <img alt={name} className="h-28 max-w-full rounded-xl object-contain" src={file.preview} />
          ) : (
            <span className="inline-flex items-center gap-2 rounded-xl bg-sunken px-4 py-3">
              <FileText aria-hidden size={20} /> PDF
            </span>
          )}
          <span className="text-muted text-sm">{megabytes(file.blob.size)}</span>
        </div>
      )}
      {state.status === 'sending' ? (
        <div className="flex flex-col items-start gap-3">
          <progress
            aria-label={t('business-submission:files.sending')}
            className="h-2 w-full overflow-hidden rounded-full accent-action"
            max={1}
            value={state.share}
          />
          <Button onClick={files.cancel}>{t('business-submission:cancel')}</Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <FileButton
            accept={accepted[kind]}
            icon={<ImagePlus aria-hidden size={18} />}
            label={t(`business-submission:files.${kind}.choose`)}
            onFile={(chosen) => void files.choose(kind, chosen)}
          />
          {file && (
            <Button look="plain" onClick={() => files.discard(kind)}>
              {t('business-submission:files.remove')}
            </Button>
          )}
        </div>
      )}
      <FileProblem state={state} />
    </section>
  )
}

function FileProblem({ state }: { state: FileState }) {
  return (
    <p className="mt-2 text-ending text-sm empty:mt-0" role="alert">
      {(state.status === 'refused' || state.status === 'failed') &&
        t(`business-submission:failed.${state.reason}`, { size: formatNumber(FILE_MAX_BYTES / MEGABYTE) })}
    </p>
  )
}

const megabytes = (bytes: number) =>
  formatNumber(bytes / MEGABYTE, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
