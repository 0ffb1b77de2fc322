import type { ReactNode } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { useIslamicDate } from '../use-islamic-date.ts'
import { type CalendarPart, CalendarParts } from './calendar-parts.tsx'
import { MonthView } from './month-view.tsx'
import { YearView } from './year-view.tsx'

/** The calendar by month or by year, or Ramadan, which the app renders because it needs prayer times. */
export function HijriCalendarPage({
  part,
  timeZone,
  maghrib,
  ramadan,
}: {
  part: CalendarPart
  /** The zone of the user's place; `undefined` while loading. */
  timeZone: string | undefined
  maghrib: Date | undefined
  ramadan: ReactNode
}) {
  usePageTitle(t('pages:hijriCalendar.title'))
  const { date: today } = useIslamicDate(timeZone, maghrib)
  return (
    <main className="@container mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8 print:p-0" id="main">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <h1 className="font-display text-3xl">{t('calendar-page:title')}</h1>
        <CalendarParts current={part} />
      </header>
      {part === 'month' && <MonthView timeZone={timeZone ?? 'UTC'} today={today} />}
      {part === 'year' && <YearView today={today} />}
      {part === 'ramadan' && ramadan}
    </main>
  )
}
