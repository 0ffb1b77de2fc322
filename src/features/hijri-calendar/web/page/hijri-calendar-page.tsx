import { t } from '#shared/web/i18n/i18n.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'

export default function HijriCalendarPage() {
  usePageTitle(t('pages:hijriCalendar.title'))
  return (
    <main className="mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main">
      <h1 className="font-display text-3xl">{t('calendar-page:title')}</h1>
    </main>
  )
}
