import { call } from '#shared/web/api/call.ts'
import { formatBytes } from '#shared/web/i18n/format-bytes.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { cancelUpload, type Upload } from '../../core/uploads.contract.ts'
import { isChosen } from './upload-queue.ts'

/** Uploads that broke off earlier: they continue when the same file is chosen again. */
export function UnfinishedUploads({
  uploads,
  onChange,
}: {
  uploads: readonly Upload[]
  onChange: () => void
}) {
  const shown = uploads.filter((upload) => !isChosen(upload))
  if (shown.length === 0) return null
  const cancel = (id: string) => void call(cancelUpload, { params: { id } }).finally(onChange)
  return (
    <section>
      <h2 className="font-semibold text-lg">{t('admin-recordings:uploads.unfinished')}</h2>
      <p className="mb-3 text-muted">{t('admin-recordings:uploads.unfinishedText')}</p>
      <ul className="grid grid-cols-1 gap-2">
        {shown.map(({ id, name, size, received }) => (
          <li
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-2xl border border-hairline bg-raised px-4 py-3"
            key={id}
          >
            <div className="min-w-0">
              <bdi className="block truncate font-semibold">{name}</bdi>
              <span className="tabular text-muted text-sm">
                {t('admin-recordings:uploads.arrived', {
                  sent: formatBytes(received),
                  size: formatBytes(size),
                })}
              </span>
            </div>
            <Button aria-label={t('admin-recordings:uploads.cancel', { name })} onClick={() => cancel(id)}>
              {t('admin-recordings:uploads.discard')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
