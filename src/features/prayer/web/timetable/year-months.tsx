import { Link } from 'wouter'
import { parseCivilDate } from '#shared/core/civil-date.ts'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { useFormatClock } from '#shared/web/i18n/format-clock.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { ClockInCell } from '#shared/web/ui/clock-in-cell.tsx'
import { type CalendarDay, prayerNames } from '../../core/index.ts'
import { formatHijriMonths, formatTimetableSpan } from './format-timetable-span.ts'
import { TimetableRow } from './timetable-row.tsx'
import { addressOfSpan, type TimetableSpan } from './timetable-span.ts'

interface Month extends TimetableSpan {
  readonly month: number
  readonly days: readonly CalendarDay[]
}

/** A year as small months; each links to its own page. */
export function YearMonths({ days, today }: { days: readonly CalendarDay[]; today: string }) {
  const months = monthsOf(days)
  return (
    <>
      <nav aria-label={t('timetables:jump')} className="mb-5 flex flex-wrap gap-1 print:hidden">
        {months.map(({ year, month }) => (
          <a
            className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-3 text-muted text-sm hover:bg-sunken hover:text-ink"
            href={`#month-${month}`}
            key={month}
          >
            {formatDate({ year, month, day: 1 }, { month: 'short' })}
          </a>
        ))}
      </nav>
      <div className="grid gap-5 @min-[48rem]:grid-cols-2 print:block">
        {months.map((month) => (
          <MonthCard key={month.month} month={month} today={today} />
        ))}
      </div>
    </>
  )
}

function MonthCard({ month: { year, month, days }, today }: { month: Month; today: string }) {
  const name = formatTimetableSpan({ year, month })
  return (
    <section
      aria-labelledby={`month-${month}`}
      className="min-w-0 rounded-card bg-raised px-3 py-4 shadow-card [contain-intrinsic-size:auto_62rem] [content-visibility:auto] sm:px-5 print:break-after-page print:last:break-after-auto print:p-0 print:[content-visibility:visible]"
    >
      <h2 className="px-1 text-lg" id={`month-${month}`}>
        <Link
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline print:min-h-0"
          href={addressOfSpan({ year, month })}
        >
          {name}
        </Link>
      </h2>
      <p className="mb-2 px-1 text-muted text-sm">{formatHijriMonths(days)}</p>
      <table className="tabular w-full border-collapse sm:table-fixed print:table-fixed text-[0.8125rem] print:text-[9.5pt] print:leading-tight">
        <caption className="sr-only">{t('timetables:table', { month: name })}</caption>
        <thead>
          <tr className="border-hairline border-b text-[0.6875rem] text-muted max-[22rem]:text-[0.625rem] print:text-[9pt]">
            <th className="w-[9%] py-2 text-start font-semibold" scope="col">
              <span className="sr-only">{t('timetables:day')}</span>
            </th>
            {prayerNames.map((prayer) => (
              <th
                className="px-0.5 py-2 text-center font-semibold [overflow-wrap:normal] max-[22rem]:px-px sm:truncate"
                key={prayer}
                scope="col"
              >
                {t(`prayer:names.${prayer}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <SmallRow day={day} isToday={day.date === today} key={day.date} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function SmallRow({ day, isToday }: { day: CalendarDay; isToday: boolean }) {
  const number = parseCivilDate(day.date)?.day ?? 0
  const formatClock = useFormatClock()
  return (
    <TimetableRow isToday={isToday}>
      <th className="px-1 py-1 text-start font-semibold print:py-[0.8mm]" scope="row">
        {formatNumber(number)}
      </th>
      {prayerNames.map((prayer) => (
        <td
          className={classNames(
            'px-0.5 py-1 text-center [overflow-wrap:normal] max-[22rem]:px-px print:py-[0.8mm]',
            prayer === 'sunrise' && !isToday && 'text-muted',
          )}
          key={prayer}
        >
          <ClockInCell text={formatClock(day[prayer])} />
        </td>
      ))}
    </TimetableRow>
  )
}

function monthsOf(days: readonly CalendarDay[]): Month[] {
  const months = new Map<string, { span: TimetableSpan & { month: number }; days: CalendarDay[] }>()
  for (const day of days) {
    const date = parseCivilDate(day.date)
    if (!date) continue
    const key = day.date.slice(0, 7)
    const found = months.get(key) ?? { span: { year: date.year, month: date.month }, days: [] }
    found.days.push(day)
    months.set(key, found)
  }
  return [...months.values()].map(({ span, days }) => ({ ...span, days }))
}
