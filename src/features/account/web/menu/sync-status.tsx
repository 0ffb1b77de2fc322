import { CloudAlert, CloudCheck, CloudOff, Lock, RefreshCw } from 'lucide-react'
import { Link } from 'wouter'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { usePrivate } from '#shared/web/private-mode.ts'
import { type SyncState, useSyncState } from '#shared/web/user-data/sync-loop.ts'
import { linkClass } from '../link-class.ts'

const icons = { synced: CloudCheck, syncing: RefreshCw, network: CloudOff, private: Lock } as const

/** Shows whether the device is in sync with the account. */
export function SyncStatus({ onLeave }: { onLeave: () => void }) {
  const state = useSyncState()
  const name = statusName(state, usePrivate())
  const Icon = name in icons ? icons[name as keyof typeof icons] : CloudAlert
  return (
    <div className="flex items-start gap-2 text-muted text-sm">
      <Icon aria-hidden className="mt-0.5 shrink-0" size={16} />
      <div>
        <p role="status">{statusText(name, state)}</p>
        {name === 'rejected' && (
          <Link className={linkClass} href="/settings#rejected" onClick={onLeave}>
            {t('account-menu:sync.which')}
          </Link>
        )}
      </div>
    </div>
  )
}

type Name = keyof typeof icons | 'rejected' | 'full' | 'device' | 'other'

function statusText(name: Name, { doneAt, rejected = 0 }: SyncState): string {
  if (name === 'rejected') {
    return t('account-menu:sync.rejected', { count: rejected, number: formatNumber(rejected) })
  }
  if (name !== 'synced' || doneAt === undefined) return t(`account-menu:sync.${name}`)
  return t('account-menu:sync.syncedAt', { time: formatInstant(new Date(doneAt).toISOString()) })
}

function statusName({ doing, trouble, doneAt, rejected }: SyncState, isPrivate: boolean): Name {
  if (isPrivate) return 'private'
  if (doing === 'syncing' || (doing === 'nothing' && doneAt === undefined)) return 'syncing'
  if (doing === 'nothing') return rejected ? 'rejected' : 'synced'
  return trouble === undefined || trouble === 'signed-out' ? 'other' : trouble
}
