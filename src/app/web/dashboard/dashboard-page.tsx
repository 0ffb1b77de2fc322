import DhikrToday from '#features/dhikr/web/dhikr-today.tsx'
import { usePlace } from '#features/location/web/use-place.ts'
import { usePrayerDay } from '#features/prayer/web/use-prayer-day.ts'
import { TodayPrayers } from '#features/prayer-log/web/today-prayers.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { GoalsCard } from './goals-card.tsx'
import { Greeting } from './greeting.tsx'
import { LatestBookmarks } from './latest-bookmarks.tsx'
import { LatestNotes } from './latest-notes.tsx'
import { NextPrayerCard } from './next-prayer-card.tsx'
import { ReadingCard } from './reading-card.tsx'

/** A person's day and saved data on one page. Everything works offline and without an account. */
export default function DashboardPage() {
  usePageTitle(t('pages:dashboard.title'))
  const { data } = usePrayerDay(usePlace())
  return (
    <main className="@container mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main">
      <Greeting />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 @min-[48rem]:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <NextPrayerCard day={data?.answer} />
          <TodayPrayers prayerDay={data?.answer} />
          <ReadingCard />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <DhikrToday />
          <GoalsCard />
          <LatestBookmarks />
          <LatestNotes />
        </div>
      </div>
    </main>
  )
}
