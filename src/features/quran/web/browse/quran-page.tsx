import { lazy, Suspense } from 'react'
import { useSearch } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'

const SavedList = lazy(() => import('../verse-things/saved-list.tsx'))

export default function QuranPage() {
  usePageTitle(t('pages:quran.title'))
  const query = new URLSearchParams(useSearch())
  return (
    <main className="mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main">
      <h1 className="font-display text-3xl">{t('browse:title')}</h1>
      <Suspense>{query.get('tab') === 'saved' && <SavedList />}</Suspense>
    </main>
  )
}
