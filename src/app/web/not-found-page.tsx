import { Link, Redirect, useLocation } from 'wouter'
import { readerAddressOfTyped } from '#features/quran/core/reader-address.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { Notice } from '#shared/web/ui/notice.tsx'
import { usePageTitle } from '#shared/web/use-page-title.ts'

export default function NotFoundPage() {
  const [path] = useLocation()
  const typed = readerAddressOfTyped(path)
  return typed ? <Redirect replace to={typed} /> : <Nowhere />
}

function Nowhere() {
  usePageTitle(t('pages:notFound.title'))
  return (
    <Notice text={t('menu:notFound.text')} title={t('menu:notFound.title')}>
      <Link className={buttonClass({ look: 'action' })} href="/">
        {t('menu:notFound.home')}
      </Link>
    </Notice>
  )
}
