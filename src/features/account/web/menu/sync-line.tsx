import { CloudAlert, CloudCheck, CloudOff, RefreshCw } from 'lucide-react'
import { formatInstant } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { type SyncState, useSyncState } from '#shared/web/own-things/sync-loop.ts'

const icons = { synced: CloudCheck, syncing: RefreshCw, network: CloudOff, trouble: CloudAlert } as const

/** Whether the device and the account are the same, quietly. */
export function SyncLine() {
  const state = useSyncState()
  const name = nameOf(state)
  const Icon = icons[name === 'full' || name === 'device' || name === 'other' ? 'trouble' : name]
  const time = state.doneAt === undefined ? '' : formatInstant(new Date(state.doneAt).toISOString())
  return (
    <p className="flex items-start gap-2 text-muted text-sm" role="status">
      <Icon aria-hidden className="mt-0.5 shrink-0" size={16} />
      {name === 'synced' && time ? t('account-menu:sync.syncedAt', { time }) : t(`account-menu:sync.${name}`)}
    </p>
  )
}

function nameOf({
  doing,
  trouble,
  doneAt,
}: SyncState): 'synced' | 'syncing' | 'network' | 'full' | 'device' | 'other' {
  if (doing === 'syncing' || (doing === 'nothing' && doneAt === undefined)) return 'syncing'
  if (doing === 'nothing') return 'synced'
  return trouble === undefined || trouble === 'signed-out' ? 'other' : trouble
}
