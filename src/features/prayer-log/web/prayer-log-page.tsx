import type { ReactNode } from 'react'
import type { PrayerDay } from '#features/prayer/core/index.ts'
import type { Day } from '#shared/core/day.ts'
import { daysOfMonth, monthOf, weekOf } from '#shared/core/month-weeks.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { firstWeekday } from '#shared/web/i18n/week.ts'
import { RestCard } from '#shared/web/rest-days/rest-card.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { useFocusFallback } from '#shared/web/use-focus-fallback.ts'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { useAllAfterPaint } from '#shared/web/user-data/use-all-after-paint.ts'
import { useWhereSaved } from '#shared/web/user-data/use-where-saved.ts'
import type { CurrentPrayers } from '../core/current-prayers.ts'
import type { LogRows } from '../core/log-rows.ts'
import { DayCard } from './day-card.tsx'
import { MakeUpCard } from './make-up-card.tsx'
import { MonthCard } from './month-card.tsx'
import { SummaryCard } from './summary-card.tsx'
import { allOver } from './use-current-prayers.ts'
import { useKnownDays, useLogRows, usePrayerLog } from './use-prayer-log.ts'

/** The log of the five prayers: a day to mark, the month, prayers to make up, and a summary. */
export function PrayerLogPage({
  atHand,
  day,
  prayerDay,
  hijri,
  fasts,
  onDay,
}: {
  atHand: CurrentPrayers
  /** The selected day, today or earlier. */
  day: Day
  /** The times of that day, once they are loaded. */
  prayerDay: PrayerDay | undefined
  /** Formats a day in the Hijri calendar. */
  hijri: (day: Day) => string
  /** A card of another feature. */
  fasts: ReactNode
  onDay: (day: Day) => void
}) {
  usePageTitle(t('pages:prayerLog.title'))
  const page = useFocusFallback()
  const today = atHand.day
  // The visible month is loaded before the rest of the log.
  const known = useKnownDays(firstShown(day), today)
  const all = usePrayerLog(useAllAfterPaint(known), today)
  const rows = useLogRows(today)
  const kept = useWhereSaved('prayer-log')
  return (
    <main className="@container mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main" ref={page}>
      <h1 className="font-display text-3xl">{t('prayer-log:title')}</h1>
      <p className="mt-1 min-h-[2lh] text-muted sm:min-h-6">
        {rows && (rowWords(rows) || `${t('prayer-log:about')} ${kept}`)}
      </p>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 @min-[60rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-6">
          {known ? (
            <>
              <DayCard
                clocks={prayerDay}
                day={day}
                excused={known.excused(day)}
                hijri={hijri(day)}
                logged={known.days.get(day) ?? {}}
                onDay={onDay}
                times={day === today ? atHand.times : allOver}
                today={today}
              />
              <MonthCard chosen={day} days={known.days} excused={known.excused} onDay={onDay} today={today} />
              <SummaryCard all={all} atHand={atHand} day={day} known={known} />
            </>
          ) : (
            <PageSkeleton />
          )}
        </div>
        <div className="grid grid-cols-1 gap-6">
          {all ? <MakeUpCard known={all} today={today} /> : <OwedSkeleton />}
          {fasts}
          <RestCard about={t('prayer-log:rest')} today={today} />
        </div>
      </div>
    </main>
  )
}

/** The streak in days, if it is at least two. */
function rowWords({ prayed, onTime }: LogRows): string {
  const say = (key: string, count: number) =>
    count > 1 ? t(`prayer-log:${key}`, { count, days: formatNumber(count) }) : ''
  return [say('row', prayed), say('rowOnTime', onTime)].filter(Boolean).join(' ')
}

/** The first day shown with a day: the first of its month or, if that is earlier, of its week. */
const firstShown = (day: Day): Day => weekOf(daysOfMonth(monthOf(day))[0] ?? day, firstWeekday())[0] ?? day

function OwedSkeleton() {
  return (
    <Card id="owed" title={t('prayer-log:makeUp.title')}>
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-11 w-40" />
        <Skeleton className="h-10 w-full" />
      </div>
    </Card>
  )
}

function PageSkeleton() {
  return (
    <div
      aria-busy="true"
      className="grid min-h-[100lvh] content-start gap-4 rounded-card bg-raised p-6 shadow-card"
    >
      <Skeleton className="mx-auto h-7 w-48" />
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Skeleton className="h-12 w-full" key={row} />
      ))}
    </div>
  )
}
