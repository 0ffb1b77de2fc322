import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { usePrivate } from '#shared/web/private-mode.ts'
import { useSessionId } from '#shared/web/session/session-id.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { AfterDeletion } from './after-deletion.tsx'
import { DeletePart } from './delete-part.tsx'
import { DevicesPart } from './devices-part.tsx'
import { EmailPart } from './email-part.tsx'
import { ExportPart } from './export-part.tsx'
import { Group } from './group.tsx'
import { NamesPart } from './names-part.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { SignedOut } from './signed-out.tsx'

/** What there is to settle about an account; for whoever has none, what one is for. */
export default function AccountParts() {
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
      <Group id="account-who" title={t('account-settings:title')}>
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
      </Group>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <NamesPart user={user} />
      <Group id="account-sign-in" title={t('account-settings:signIn.title')}>
        <div className="grid grid-cols-1 gap-5 *:not-first:border-hairline *:not-first:border-t *:not-first:pt-5">
          <EmailPart user={user} />
          <PasswordPart user={user} />
          <PasskeysPart />
        </div>
      </Group>
      <DevicesPart />
      <Group id="account-data" title={t('account-settings:data.title')}>
        <div className="grid grid-cols-1 gap-5 *:not-first:border-hairline *:not-first:border-t *:not-first:pt-5">
          <ExportPart />
          <DeletePart onDeleted={() => setLeaving('deleted')} user={user} />
        </div>
      </Group>
    </div>
  )
}
