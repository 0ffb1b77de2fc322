import { Download } from 'lucide-react'
import { useState } from 'react'
import { type ExportFormat, exportFormats } from '#shared/core/admin/export-formats.ts'
import type { Endpoint } from '#shared/core/contract/endpoint.ts'
import { readFile } from '../../api/file-transfer.ts'
import { addressOf } from '../../api/request.ts'
import { t } from '../../i18n/i18n.ts'
import { saveFile } from '../../save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Long enough for 100,000 rows on a slow network. */
const PATIENCE_MS = 600_000

/** Saves all rows that match, not only those of the page, as a file. */
export function ExportButton({
  endpoint,
  query,
}: {
  endpoint: Endpoint
  query: Readonly<Record<string, string>>
}) {
  const [open, setOpen] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const save = async (format: ExportFormat) => {
    setState('busy')
    try {
      const address = addressOf(endpoint.path, { ...query, format })
      const file = await readFile(address, AbortSignal.timeout(PATIENCE_MS))
      const name = endpoint.path.split('/').at(-2) ?? 'export'
      saveFile(new File([file], `${name}.${format}`, { type: file.type }))
      setState('idle')
      setOpen(false)
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        <Download aria-hidden size={17} />
        {t('admin:table.export')}
      </Button>
      {open && (
        <Dialog onClose={() => setOpen(false)} open title={t('admin:table.export')}>
          <p className="mb-4 text-muted">{t('admin:table.exportText')}</p>
          <div className="flex flex-wrap gap-3">
            {exportFormats.map((format) => (
              <Button disabled={state === 'busy'} key={format} onClick={() => void save(format)}>
                {t(`admin:table.formats.${format}`)}
              </Button>
            ))}
          </div>
          <p className="mt-3 empty:mt-0" role="status">
            {state === 'busy' && t('admin:table.exporting')}
          </p>
          <p className="text-ending" role="alert">
            {state === 'failed' && t('staff:unreachable')}
          </p>
        </Dialog>
      )}
    </>
  )
}
