import { useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import type { ImportAnswer } from '#shared/core/admin/import.contract.ts'
import { IMPORT_BYTES, IMPORT_TYPES } from '#shared/core/admin/import-files.ts'
import type { Endpoint } from '#shared/core/contract/endpoint.ts'
import { sendFile } from '../../api/file-transfer.ts'
import { ApiError } from '../../api/request.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { toast } from '../../ui/toast.ts'
import { serverMessage } from '../server-message.ts'

/** Long enough for the largest file on a slow network. */
const PATIENCE_MS = 600_000

type State =
  | { readonly kind: 'none' }
  | { readonly kind: 'busy'; readonly file: File; readonly share: number }
  | { readonly kind: 'checked'; readonly file: File; readonly found: ImportAnswer }
  | { readonly kind: 'failed'; readonly message: string }

/** Imports rows from a file: first a check that lists the problems by line, then the import of the rows without problems. */
export function ImportButton({
  endpoint,
  list,
  startsOpen = false,
}: {
  endpoint: Endpoint
  list: Endpoint
  startsOpen?: boolean | undefined
}) {
  const client = useQueryClient()
  const [open, setOpen] = useState(startsOpen)
  const [state, setState] = useState<State>({ kind: 'none' })
  const close = () => {
    setOpen(false)
    setState({ kind: 'none' })
  }
  const send = async (file: File, mode: 'check' | 'import') => {
    if (file.size > IMPORT_BYTES) return setState({ kind: 'failed', message: t('admin:import.tooLarge') })
    setState({ kind: 'busy', file, share: 0 })
    try {
      const found = (await sendFile({
        endpoint: { ...endpoint, path: `${endpoint.path}?mode=${mode}` },
        file,
        type: /\.json$/i.test(file.name) ? IMPORT_TYPES.json : IMPORT_TYPES.csv,
        onShare: (share) => setState({ kind: 'busy', file, share }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })) as ImportAnswer
      if (mode === 'check') return setState({ kind: 'checked', file, found })
      close()
      toast({
        title: t('admin:import.done', { count: found.stored, number: formatNumber(found.stored) }),
      })
      await client.invalidateQueries({ queryKey: [list.path] })
    } catch (error) {
      const message =
        error instanceof ApiError && error.code === 'unreadable_file'
          ? t('admin:import.unreadable', { problem: serverMessage(error) ?? '' })
          : t('staff:unreachable')
      setState({ kind: 'failed', message })
    }
  }
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        <Upload aria-hidden size={17} />
        {t('admin:import.title')}
      </Button>
      {open && (
        <Dialog onClose={close} open title={t('admin:import.title')}>
          <p className="mb-4 text-muted">{t('admin:import.text')}</p>
          {state.kind === 'checked' ? (
            <Checked found={state.found} onCancel={close} onImport={() => void send(state.file, 'import')} />
          ) : (
            <FileButton
              accept=".csv,.json"
              label={t('admin:import.choose')}
              onFile={(file) => void send(file, 'check')}
            />
          )}
          <p className="mt-3 empty:mt-0" role="status">
            {state.kind === 'busy' &&
              t('admin:import.busy', {
                file: state.file.name,
                share: formatNumber(state.share, { style: 'percent' }),
              })}
          </p>
          <p className="text-ending empty:hidden" role="alert">
            {state.kind === 'failed' && state.message}
          </p>
        </Dialog>
      )}
    </>
  )
}

function Checked({
  found: { rows, wrong, problems },
  onImport,
  onCancel,
}: {
  found: ImportAnswer
  onImport: () => void
  onCancel: () => void
}) {
  const good = rows - wrong
  return (
    <>
      <p className="font-semibold" role="status">
        {t('admin:import.good', { count: good, number: formatNumber(good) })}{' '}
        {wrong > 0 && t('admin:import.wrong', { count: wrong, number: formatNumber(wrong) })}
      </p>
      {problems.length > 0 && (
        <ul className="mt-3 max-h-60 overflow-y-auto text-sm" data-problems>
          {problems.map(({ line, field, code }) => (
            <li className="border-hairline border-b py-1.5" key={`${line} ${field}`}>
              {t('admin:import.problem', { line: formatNumber(line), field, code })}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button disabled={good === 0} look="action" onClick={onImport}>
          {t('admin:import.start', { count: good, number: formatNumber(good) })}
        </Button>
        <Button onClick={onCancel}>{t('admin:cancel')}</Button>
      </div>
    </>
  )
}
