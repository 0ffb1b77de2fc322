import { t } from '#shared/web/i18n/i18n.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { DailyCard } from './page/daily-card.tsx'
import { LogCard } from './page/log-card.tsx'
import { PrayersCard } from './page/prayers-card.tsx'
import { PushCard } from './page/push-card.tsx'
import { QuietCard } from './page/quiet-card.tsx'
import { StoredDataCard } from './page/stored-data-card.tsx'
import type { ReminderContext } from './reminder-context.ts'

/** Settings of reminders on this device, with the app open and closed. */
export default function RemindersPage({ basis }: { basis: ReminderContext | undefined }) {
  usePageTitle(t('pages:prayerNotifications.title'))
  return (
    <main className="@container mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main">
      <h1 className="font-display text-3xl">{t('reminders:title')}</h1>
      <p className="mt-1 max-w-reading text-muted">{t('reminders:about')}</p>
      <div className="mt-6 grid items-start gap-6 @min-[60rem]:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <PushCard basis={basis} />
          <PrayersCard />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <DailyCard />
          <QuietCard />
          <LogCard />
          <StoredDataCard />
        </div>
      </div>
    </main>
  )
}
