import { t } from '#shared/web/i18n/i18n.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'

export default function PrayerPage() {
  usePageTitle(t('pages:prayer.title'))
  return (
    <main className="mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main">
      <h1 className="font-display text-3xl">{t('prayer-page:title')}</h1>
    </main>
  )
}
