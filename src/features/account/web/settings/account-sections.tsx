import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { usePrivate } from '#shared/web/private-mode.ts'
import { useSessionId } from '#shared/web/session/session-id.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { AfterDeletion } from './after-deletion.tsx'
import { DeleteItem } from './delete-item.tsx'
import { DevicesGroup } from './devices-group.tsx'
import { EmailItem } from './email-item.tsx'
import { ExportItem } from './export-item.tsx'
import { NamesGroup } from './names-group.tsx'
import { PasskeysItem } from './passkeys-item.tsx'
import { PasswordItem } from './password-item.tsx'
import { SettingsGroup } from './settings-group.tsx'
import { SignedOut } from './signed-out.tsx'

/** The account’s settings; for guests an invitation. */
export default function AccountSections() {
  const session = useSessionId()
  const { data: user, isError, refetch } = useUser()
  const isPrivate = usePrivate()
  const [leaving, setLeaving] = useState<'deleted' | 'left'>()
  if (leaving === 'deleted') return <AfterDeletion onDone={() => setLeaving('left')} />
  if (session === undefined || user === null) {
    return <SignedOut key={leaving} onLeft={() => setLeaving('left')} returned={leaving === 'left'} />
  }
  if (!user) {
    return (
      <SettingsGroup id="account-who" title={t('account-settings:title')}>
        {isError ? (
          <p>
            {t(isPrivate ? 'account-settings:private' : 'account-settings:unreachable')}{' '}
            <button
              className="min-h-11 text-action underline underline-offset-4"
              onClick={() => refetch()}
              type="button"
            >
              {t('account-settings:again')}
            </button>
          </p>
        ) : (
          <Skeleton className="h-32 w-full" />
        )}
      </SettingsGroup>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <NamesGroup user={user} />
      <SettingsGroup id="account-sign-in" title={t('account-settings:signIn.title')}>
        <div className="grid grid-cols-1 gap-5 *:not-first:border-hairline *:not-first:border-t *:not-first:pt-5">
          <EmailItem user={user} />
          <PasswordItem user={user} />
          <PasskeysItem />
        </div>
      </SettingsGroup>
      <DevicesGroup />
      <SettingsGroup id="account-data" title={t('account-settings:data.title')}>
        <div className="grid grid-cols-1 gap-5 *:not-first:border-hairline *:not-first:border-t *:not-first:pt-5">
          <ExportItem />
          <DeleteItem onDeleted={() => setLeaving('deleted')} user={user} />
        </div>
      </SettingsGroup>
    </div>
  )
}
