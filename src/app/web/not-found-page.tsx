import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { Star } from '#shared/web/ui/star-pattern.tsx'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { Header } from './shell/header.tsx'

export default function NotFoundPage() {
  usePageTitle(t('pages:notFound.title'))
  return (
    <>
      <Header />
      <main
        className="mx-auto grid min-h-[60dvh] max-w-reading place-content-center gap-4 px-6 text-center"
        id="main"
      >
        <Star className="mx-auto text-ornament" size={72} weight={1} />
        <h1 className="text-3xl">{t('shell:notFound.title')}</h1>
        <p className="text-muted">{t('shell:notFound.text')}</p>
        <p>
          <Link className={buttonClass({ look: 'action' })} href="/">
            {t('shell:notFound.home')}
          </Link>
        </p>
      </main>
    </>
  )
}
