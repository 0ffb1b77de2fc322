import { Link, useLocation, useSearch } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { useCurrentAccount } from '#shared/web/user-data/current-account.ts'
import { returnPath } from '../../core/return-path.ts'

/** Invites guests to sign in, or tells that a session ended and nothing is lost. */
export function Invitation({ onClose }: { onClose?: () => void }) {
  const owner = useCurrentAccount()
  const entrance = useSignInLinks()
  return (
    <div>
      <p className="font-display font-semibold text-[min(1.125rem,9vw)]">
        {t(owner ? 'account-menu:ended.title' : 'account-menu:join.title')}
      </p>
      <p className="mt-1 text-[0.9375rem] text-muted">
        {t(owner ? 'account-menu:ended.text' : 'account-menu:join.text')}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link className={`${buttonClass({ look: 'action' })} grow`} href={entrance.login} onClick={onClose}>
          {t('account-menu:join.signIn')}
        </Link>
        <Link className={`${buttonClass()} grow`} href={entrance.register} onClick={onClose}>
          {t('account-menu:join.create')}
        </Link>
      </div>
    </div>
  )
}

/** Links to sign in and register that return to the current page. */
export function useSignInLinks(): { readonly login: string; readonly register: string } {
  const [path] = useLocation()
  const search = useSearch()
  const here = returnPath(search ? `${path}?${search}` : path)
  const from = here === '/' ? '' : `?${new URLSearchParams({ from: here })}`
  return { login: `/login${from}`, register: `/register${from}` }
}
