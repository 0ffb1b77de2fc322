import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { DismissibleBanner } from '#shared/web/ui/dismissible-banner.tsx'
import { useSignInLinks } from './invitation.tsx'

/** A banner that invites guests once. */
export default function JoinBanner({ onDismiss }: { onDismiss: () => void }) {
  const entrance = useSignInLinks()
  return (
    <DismissibleBanner
      dismiss={t('account-menu:banner.dismiss')}
      id="join"
      onDismiss={onDismiss}
      text={t('account-menu:banner.text')}
      title={t('account-menu:banner.title')}
    >
      <Link className={buttonClass({ look: 'action' })} href={entrance.register}>
        {t('account-menu:banner.register')}
      </Link>
      <Link className={buttonClass()} href={entrance.login}>
        {t('account-menu:banner.login')}
      </Link>
    </DismissibleBanner>
  )
}
