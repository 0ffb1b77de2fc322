import { Link } from 'wouter'
import type { User } from '#shared/core/session/session.contract.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { SignOutButton } from '#shared/web/session/sign-out-button.tsx'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { Notice } from '#shared/web/ui/notice.tsx'
import { displayName } from '../menu/display-name.ts'

/** Shown on sign-in pages to signed-in users. */
export function AlreadySignedIn({ user, onward }: { user: User; onward: string }) {
  return (
    <Notice text={user.email} title={t('account:already.title', { name: displayName(user) })}>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Link className={buttonClass({ look: 'action' })} href={onward}>
          {t('account:already.onward')}
        </Link>
        <SignOutButton>{t('account:already.other')}</SignOutButton>
      </div>
    </Notice>
  )
}
