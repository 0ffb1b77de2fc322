import { X } from 'lucide-react'
import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { useSignInLinks } from './invitation.tsx'

/** A banner that invites guests once. */
export default function JoinBanner({ onDismiss }: { onDismiss: () => void }) {
  const entrance = useSignInLinks()
  return (
    <section
      aria-labelledby="join"
      className="relative flex flex-wrap items-center gap-x-10 gap-y-4 rounded-card bg-action-soft p-5 sm:p-6"
    >
      <div className="min-w-0 flex-1 basis-80 pe-10 lg:pe-0">
        <h2 className="text-xl" id="join">
          {t('account-menu:banner.title')}
        </h2>
        <p className="mt-1 max-w-reading">{t('account-menu:banner.text')}</p>
      </div>
      <div className="flex flex-wrap gap-2 lg:me-12">
        <Link className={buttonClass({ look: 'action' })} href={entrance.register}>
          {t('account-menu:banner.register')}
        </Link>
        <Link className={buttonClass()} href={entrance.login}>
          {t('account-menu:banner.login')}
        </Link>
      </div>
      <Button
        aria-label={t('account-menu:banner.dismiss')}
        className="absolute end-2 top-2"
        data-tooltip={t('account-menu:banner.dismiss')}
        look="plain"
        onClick={onDismiss}
        round
      >
        <X aria-hidden size={18} />
      </Button>
    </section>
  )
}
