import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Day } from '#shared/core/day.ts'
import { dateOfMonth, type Month, monthOf, monthWeeks, movedMonth } from '#shared/core/month-weeks.ts'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { firstWeekday, weekdays } from '#shared/web/i18n/week.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { LogDays } from '../core/log-days.ts'
import { isPrayed, loggedPrayers } from '../core/prayer-entry.ts'
import { stateFills } from './state-styles.ts'

/** A month of the log: each day with its five prayers as a link. */
export function MonthCard({
  days,
  chosen,
  today,
  excused,
  onDay,
}: {
  days: LogDays
  chosen: Day
  today: Day
  excused: (day: Day) => boolean
  onDay: (day: Day) => void
}) {
  const [turned, setTurned] = useState<{ from: Day; month: Month }>()
  // Choosing another day shows its month.
  const month = turned?.from === chosen ? turned.month : monthOf(chosen)
  const isLast = month === monthOf(today)
  const turn = (by: number) => setTurned({ from: chosen, month: movedMonth(month, by) })
  return (
    <section
      aria-labelledby="month-title"
      className="rounded-card bg-raised p-5 shadow-card sm:p-6"
      id="month"
    >
      <header className="flex flex-wrap items-center gap-1">
        <h2 aria-live="polite" className="flex-auto text-lg text-muted" id="month-title">
          {formatDate(dateOfMonth(month), { month: 'long', year: 'numeric' })}
        </h2>
        <Button aria-label={t('prayer-log:month.before')} look="plain" onClick={() => turn(-1)} round>
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" size={20} />
        </Button>
        <Button
          aria-disabled={isLast}
          aria-label={t('prayer-log:month.after')}
          className="-me-3"
          look="plain"
          onClick={() => !isLast && turn(1)}
          round
        >
          <ChevronRight aria-hidden className="rtl:-scale-x-100" size={20} />
        </Button>
      </header>
      <table className="-mx-4 mt-2 w-[calc(100%+8*var(--spacing))] table-fixed sm:-mx-2 sm:w-[calc(100%+4*var(--spacing))] print:mx-0 print:w-full">
        <WeekdayHeadings />
        <tbody>
          {monthWeeks(month, firstWeekday()).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a week's days have no other name
                <td className="py-0.5 sm:px-0.5" key={column}>
                  {day && (
                    <DayButton
                      chosen={day === chosen}
                      day={day}
                      excused={excused(day)}
                      logged={days.get(day) ?? {}}
                      onDay={onDay}
                      today={today}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function WeekdayHeadings() {
  return (
    <thead>
      <tr>
        {weekdays().map(({ long, narrow, short }) => (
          <th className="pb-1 font-normal text-muted text-sm" key={long} scope="col">
            <span className="sr-only">{long}</span>
            <span aria-hidden="true" className="max-sm:hidden">
              {short}
            </span>
            <span aria-hidden="true" className="sm:hidden">
              {narrow}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function DayButton({
  day,
  logged,
  chosen,
  today,
  excused,
  onDay,
}: {
  day: Day
  logged: NonNullable<ReturnType<LogDays['get']>>
  chosen: boolean
  today: Day
  excused: boolean
  onDay: (day: Day) => void
}) {
  const prayed = loggedPrayers.filter((prayer) => isPrayed(logged[prayer])).length
  const name = t('prayer-log:month.day', {
    day: formatDay(day, today, 'long'),
    count: prayed,
    prayed: formatNumber(prayed),
  })
  return (
    <button
      aria-current={day === today ? 'date' : undefined}
      aria-label={excused ? t('prayer-log:month.excusedDay', { day: name }) : name}
      aria-pressed={chosen}
      className={classNames(
        'flex min-h-12 w-full flex-col items-center justify-center gap-1 rounded-xl hover:bg-sunken disabled:opacity-45',
        chosen && 'bg-action-soft font-semibold',
        day === today && 'text-action',
      )}
      disabled={day > today}
      onClick={() => onDay(day)}
      type="button"
    >
      <span className="tabular text-sm leading-none">{formatNumber(Number(day.slice(8)))}</span>
      <span
        aria-hidden="true"
        className={classNames(
          'flex w-full max-w-7 justify-center gap-px min-[22rem]:gap-0.5',
          excused && 'opacity-40',
        )}
      >
        {loggedPrayers.map((prayer) => (
          <span
            className={classNames('h-3 w-1 min-w-0 rounded-full', stateFills[logged[prayer] ?? 'open'])}
            key={prayer}
          />
        ))}
      </span>
    </button>
  )
}
