import { Link } from 'wouter'
import { t } from '../i18n/i18n.ts'
import { buttonClass } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Asks guests to sign in and returns them to this page. */
export function SignInFirst({ title, text, back }: { title: string; text: string; back: string }) {
  const from = `?${new URLSearchParams({ from: back })}`
  return (
    <Notice text={text} title={title}>
      <span className="flex flex-wrap justify-center gap-3">
        <Link className={buttonClass({ look: 'action' })} href={`/login${from}`}>
          {t('staff:signIn')}
        </Link>
        <Link className={buttonClass()} href={`/register${from}`}>
          {t('staff:register')}
        </Link>
      </span>
    </Notice>
  )
}
