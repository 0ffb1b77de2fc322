import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { useSessionId } from '#shared/web/session/session-id.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { useCurrentAccount } from '#shared/web/user-data/current-account.ts'
import { linkClass } from '../link-class.ts'

/**
 * Where a session ended by itself: what the person did is still there. Nobody tells whether the account is, since whoever
 * holds this device may not be its person; where it is gone, the settings ask what becomes of the things.
 */
export function SignedOutNote() {
  const owner = useCurrentAccount()
  const session = useSessionId()
  const { isError } = useUser()
  // Signed in as it seems, while nobody can be asked.
  if (session !== undefined) {
    return isError && <p className="rounded-xl bg-action-soft px-4 py-3">{t('account:unreachable')}</p>
  }
  if (!owner) return null
  return (
    <div className="rounded-xl bg-action-soft px-4 pt-3">
      <p>{t('account:signInAgain')}</p>
      <Link className={linkClass} href="/settings#account">
        {t('account:noReturn')}
      </Link>
    </div>
  )
}
