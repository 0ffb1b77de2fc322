import { type ReactNode, useCallback } from 'react'
import type { HijriDayBegins } from '#features/hijri-calendar/core/index.ts'
import { addDays, civilDateAt, formatCivilDate } from '#shared/core/civil-date.ts'
import type { Sky } from '#shared/core/sky/sky.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useNow } from '#shared/web/use-now.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { usePrayerDay } from '../use-prayer-day.ts'
import { type Alerts, AlertsCard } from './alerts-card.tsx'
import { DayHead } from './day-head.tsx'
import { hijriOfDay } from './hijri-of-day.ts'
import { HowCard } from './how-card.tsx'
import { InfoCards } from './info-cards.tsx'
import { LazyMethodsCard } from './lazy-methods-card.tsx'
import { MosqueCard } from './mosque-card.tsx'
import type { PrayerPageProps } from './prayer-page-props.ts'
import { TimesCard } from './times-card.tsx'
import { TimetableLinks } from './timetable-links.tsx'
import { useDayKeys } from './use-day-keys.ts'
import { canShow, usePageDate } from './use-page-date.ts'

const A_MINUTE = 60_000

/**
 * A day of prayers at a place: the arc and current prayer, the table, reminders, an explanation of the times,
 * and a comparison with a mosque's timetable.
 */
export function DayPage({
  hijri,
  sky,
  alerts,
  help,
  log,
  ...ofPlace
}: PrayerPageProps & {
  hijri: { readonly adjustment: number; readonly dayBegins: HijriDayBegins }
  /** The current sky over the place. */
  sky: Sky
  alerts: Alerts
  /** Help for a denied location, from another feature. */
  help: ReactNode
  /** Marks for today’s prayers, from another feature. */
  log: ReactNode
}) {
  usePageTitle(t('pages:prayer.title'))
  const { place, locating, onLocate, onChoosePlace } = ofPlace
  const now = useNow(A_MINUTE)
  const page = usePageDate(civilDateAt(new Date(now), place?.timeZone ?? 'UTC'))
  const { move } = page
  useDayKeys(useCallback((days) => move(days), [move]))
  const { data, error } = usePrayerDay(place, page.date)
  useDaysBeside(place, page)
  const day = data?.answer
  const evening = page.isToday && day !== undefined && now >= Date.parse(day.instants.maghrib)
  const hijriDay = hijriOfDay(page.date, hijri, evening)
  return (
    <main className="@container mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main">
      <DayHead {...ofPlace} day={day} hijri={hijriDay} page={page} sky={sky} />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 @min-[60rem]:grid-cols-[minmax(0,1fr)_23rem] print:block">
        <TimesCard day={day} error={error} isToday={page.isToday} onDevice={data?.from === 'device'} />
        <div className="grid gap-6 print:hidden">
          <AlertsCard alerts={alerts} {...{ locating, onLocate, onChoosePlace }} />
          {help}
          <TimetableLinks date={page.date} />
          {page.isToday && log}
        </div>
      </div>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 @min-[60rem]:grid-cols-2 print:hidden">
        <HowCard day={day} />
        <LazyMethodsCard day={day} place={place} />
        <MosqueCard day={day} key={formatCivilDate(page.date)} place={place} />
        <InfoCards />
      </div>
    </main>
  )
}

/** Prefetches the neighbouring days after the first change of day. */
function useDaysBeside(
  place: PrayerPageProps['place'],
  { date, isToday }: ReturnType<typeof usePageDate>,
): void {
  const [before, after] = [addDays(date, -1), addDays(date, 1)]
  usePrayerDay(isToday || !canShow(before) ? undefined : place, before)
  usePrayerDay(isToday || !canShow(after) ? undefined : place, after)
}
