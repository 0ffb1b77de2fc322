import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { AdminPage } from '#shared/web/admin/admin-page.tsx'
import { reading } from '#shared/web/api/reading.ts'
import { formatBytes } from '#shared/web/i18n/format-bytes.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { recordingsScreen, uploadScreen } from '../../core/recordings.admin-screens.ts'
import { listUploads } from '../../core/uploads.contract.ts'
import { FileDrop } from './file-drop.tsx'
import { UnfinishedUploads } from './unfinished-uploads.tsx'
import { addFiles, uploadQueue } from './upload-queue.ts'
import { UploadRow } from './upload-row.tsx'

/** Uploading several recordings at once, each with its progress. */
export default function UploadPage() {
  return (
    <AdminPage
      about={t('admin-recordings:uploads.about')}
      actions={
        <Link className={buttonClass()} href={recordingsScreen.path}>
          {t('admin-recordings:uploads.all')}
        </Link>
      }
      screen={uploadScreen}
    >
      <Uploads />
    </AdminPage>
  )
}

function Uploads() {
  const uploads = uploadQueue.use()
  const { data, refetch } = useQuery(reading(listUploads, undefined))
  const largest = data?.answer.largest
  useWarningBeforeLeaving(uploads.some(({ state }) => state.kind === 'sending' || state.kind === 'checking'))
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-6">
      <FileDrop
        hint={t('admin-recordings:uploads.hint', {
          size: largest === undefined ? '…' : formatBytes(largest),
        })}
        onFiles={addFiles}
      />
      {uploads.length > 0 && (
        <ul aria-label={t('admin-recordings:uploads.list')} className="grid grid-cols-1 gap-3">
          {uploads.map((upload) => (
            <UploadRow key={upload.key} largest={largest} upload={upload} />
          ))}
        </ul>
      )}
      <UnfinishedUploads onChange={() => void refetch()} uploads={data?.answer.uploads ?? []} />
    </div>
  )
}

/** Asks before the page closes while files are sent. */
function useWarningBeforeLeaving(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isBusy])
}
