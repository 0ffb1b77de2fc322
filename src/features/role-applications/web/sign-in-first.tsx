import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { Notice } from '#shared/web/ui/notice.tsx'

/** Asks guests to sign in and returns them to this page. */
export function SignInFirst({ title, text, back }: { title: string; text: string; back: string }) {
  const from = `?${new URLSearchParams({ from: back })}`
  return (
    <Notice text={text} title={title}>
      <span className="flex flex-wrap justify-center gap-3">
        <Link className={buttonClass({ look: 'action' })} href={`/login${from}`}>
          {t('role-applications:signIn')}
        </Link>
        <Link className={buttonClass()} href={`/register${from}`}>
          {t('role-applications:register')}
        </Link>
      </span>
    </Notice>
  )
}
