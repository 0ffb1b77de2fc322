import { type ReactNode, Suspense, useState } from 'react'
import { useSearch } from 'wouter'
import { civilDateAt, formatCivilDate } from '#shared/core/civil-date.ts'
import { cityName } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { TableSkeleton } from '#shared/web/ui/table-skeleton.tsx'
import { useNow } from '#shared/web/use-now.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import type { PrayerPlace } from '../use-prayer-day.ts'
import { formatTimetableSpan } from './format-timetable-span.ts'
import { MonthTable } from './month-table.tsx'
import { SourceLine } from './source-line.tsx'
import { TimetableActions } from './timetable-actions.tsx'
import { TimetableHeader } from './timetable-header.tsx'
import { spanOf } from './timetable-span.ts'
import { usePrayerCalendar } from './use-prayer-calendar.ts'
import { YearMonths } from './year-months.tsx'

const LONGEST_MONTH = 31
const SubscribeDialog = lazyWithMessages(() => import('./subscribe-dialog.tsx'), 'timetables')
/** The address that opens the dialog, for links on other pages. */
const SUBSCRIBE = '#subscribe'
const A_MINUTE = 60_000

/** The timetable of a month or a year, to read, print, save as a file and subscribe to. */
export function Timetable({
  part,
  place,
  placeName,
  adjustment,
}: {
  part: 'month' | 'year'
  place: (PrayerPlace & { readonly name: string }) | undefined
  /** The place's name. */
  placeName: ReactNode
  /** Shifts the Hijri dates by whole days. */
  adjustment: number
}) {
  const now = useNow(A_MINUTE)
  const today = civilDateAt(new Date(now), place?.timeZone ?? 'UTC')
  const span = spanOf(part, useSearch(), today)
  const { data, isError, refetch } = usePrayerCalendar(place, span, adjustment)
  const [subscribing, setSubscribing] = useState(location.hash === SUBSCRIBE)
  const closeDialog = () => {
    setSubscribing(false)
    if (location.hash === SUBSCRIBE) history.replaceState(null, '', location.pathname + location.search)
  }
  const title = t(`timetables:${part}Title`, { [part]: formatTimetableSpan(span) })
  usePageTitle(`${title} — ${t('shell:name')}`)
  const calendar = data?.answer
  return (
    <main
      className="@container mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8 print:max-w-none print:p-0"
      id="main"
    >
      <TimetableHeader
        days={calendar?.days}
        part={part}
        placeName={placeName}
        span={span}
        title={title}
        today={today}
      />
      <TimetableActions
        days={calendar?.days}
        onSubscribe={() => setSubscribing(true)}
        placeName={place ? cityName(place.name) : ''}
        span={span}
      />
      {isError && !calendar && (
        <p className="flex flex-wrap items-center gap-3 rounded-card bg-raised p-5 shadow-card" role="alert">
          {t('timetables:failed')}
          <Button onClick={() => void refetch()}>{t('timetables:again')}</Button>
        </p>
      )}
      {!isError && !calendar && <TableSkeleton className="-mx-3 pt-4 sm:mx-0" rows={LONGEST_MONTH} />}
      {calendar && part === 'month' && <MonthTable days={calendar.days} today={formatCivilDate(today)} />}
      {calendar && part === 'year' && <YearMonths days={calendar.days} today={formatCivilDate(today)} />}
      {calendar && <SourceLine calendar={calendar} onDevice={data.from === 'device'} />}
      <Suspense>{subscribing && place && <SubscribeDialog onClose={closeDialog} place={place} />}</Suspense>
    </main>
  )
}
