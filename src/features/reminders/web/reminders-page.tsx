import { t } from '#shared/web/i18n/i18n.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import type { ReminderBasis } from './calculation.ts'
import { ClosedCard } from './page/closed-card.tsx'
import { DailyCard } from './page/daily-card.tsx'
import { KeptCard } from './page/kept-card.tsx'
import { LogCard } from './page/log-card.tsx'
import { PrayersCard } from './page/prayers-card.tsx'
import { QuietCard } from './page/quiet-card.tsx'

/** What a person wants to be reminded of, on this device, while the app is open and while it is closed. */
export default function RemindersPage({ basis }: { basis: ReminderBasis | undefined }) {
  usePageTitle(t('pages:prayerNotifications.title'))
  return (
    <main className="@container mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main">
      <h1 className="font-display text-3xl">{t('reminders:title')}</h1>
      <p className="mt-1 max-w-reading text-muted">{t('reminders:about')}</p>
      <div className="mt-6 grid items-start gap-6 @min-[60rem]:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <ClosedCard basis={basis} />
          <PrayersCard />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <DailyCard />
          <QuietCard />
          <LogCard />
          <KeptCard />
        </div>
      </div>
    </main>
  )
}
