import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { useSessionId } from '#shared/web/session/session-id.ts'
import { useUser } from '#shared/web/session/use-user.ts'
import { useCurrentAccount } from '#shared/web/user-data/current-account.ts'
import { linkClass } from '../link-class.ts'

/**
 * Tells that a session ended and the data is still here. It doesn’t reveal whether the account still exists,
 * because someone else may hold the device; the settings offer what to do with the data.
 */
export function SignedOutNote() {
  const owner = useCurrentAccount()
  const session = useSessionId()
  const { isError } = useUser()
  // Apparently signed in, but the server can’t be reached.
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
