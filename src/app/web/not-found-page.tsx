import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { Notice } from '#shared/web/ui/notice.tsx'
import { usePageTitle } from '#shared/web/use-page-title.ts'

export default function NotFoundPage() {
  usePageTitle(t('pages:notFound.title'))
  return (
    <Notice text={t('shell:notFound.text')} title={t('shell:notFound.title')}>
      <Link className={buttonClass({ look: 'action' })} href="/">
        {t('shell:notFound.home')}
      </Link>
    </Notice>
  )
}
