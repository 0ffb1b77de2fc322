import { t } from '#shared/web/i18n/i18n.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'

export default function MosquesPage() {
  usePageTitle(t('pages:mosques.title'))
  return (
    <main className="mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main">
      <h1 className="font-display text-3xl">{t('mosques:title')}</h1>
    </main>
  )
}
