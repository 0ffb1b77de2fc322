import { type CivilDate, parseCivilDate, weekday } from '#shared/core/civil-date.ts'
import { formatDate, formatDigits, formatNumber } from '#shared/web/i18n/format.ts'
import { useFormatClock } from '#shared/web/i18n/format-clock.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { ClockInCell } from '#shared/web/ui/clock-in-cell.tsx'
import { type CalendarDay, type PrayerName, prayerNames } from '../../core/index.ts'
import { formatHijriMonth, formatTimetableSpan } from './format-timetable-span.ts'
import { TimetableRow } from './timetable-row.tsx'

const FRIDAY = 5
const cell =
  'px-px py-1.5 text-center [overflow-wrap:normal] min-[24rem]:px-0.5 sm:px-2 print:px-1 print:py-[0.8mm]'

/** A month day by day, with a line for each new Hijri month, and today highlighted. */
export function MonthTable({ days, today }: { days: readonly CalendarDay[]; today: string }) {
  const mixed = days.some(({ source }) => source === 'table')
  const first = days[0] && parseCivilDate(days[0].date)
  return (
    <div className="-mx-3 overflow-x-auto rounded-card bg-raised px-1.5 pt-1 pb-3 shadow-card sm:mx-0 sm:px-4 print:m-0 print:rounded-none print:p-0">
      <table className="tabular w-full border-collapse text-[0.8125rem] max-[24rem]:text-xs sm:table-fixed sm:text-[0.9375rem] print:table-fixed print:text-[9.5pt] print:leading-tight">
        <caption className="sr-only">
          {t('timetables:table', { month: first ? formatTimetableSpan(first) : '' })}
        </caption>
        <thead>
          <tr className="border-hairline border-b text-[0.6875rem] text-muted max-[24rem]:text-[0.625rem] sm:text-sm print:text-[9pt]">
            <th className={classNames(cell, 'py-3 font-semibold sm:w-[17%] print:w-[17%]')} scope="col">
              {t('timetables:day')}
            </th>
            <th className={classNames(cell, 'py-3 font-semibold')} scope="col">
              {t('timetables:hijri')}
            </th>
            {prayerNames.map((name) => (
              <th className={classNames(cell, 'py-3 font-semibold')} key={name} scope="col">
                {t(`prayer:names.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        {byHijriMonth(days).map((group) => (
          <tbody key={group[0]?.date}>
            <HijriHeading day={group[0]} />
            {group.map((day) => (
              <DayRow day={day} key={day.date} marked={mixed && day.source === 'calculated'} today={today} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function HijriHeading({ day }: { day: CalendarDay | undefined }) {
  if (!day?.hijri) return null
  return (
    <tr>
      <th
        className="px-2 pt-3 pb-1 text-start font-semibold text-action-strong text-sm print:text-ink print:pt-[1.5mm] print:pb-0 print:text-[9pt]"
        colSpan={prayerNames.length + 2}
        scope="rowgroup"
      >
        {formatHijriMonth(day.hijri)}
      </th>
    </tr>
  )
}

function DayRow({ day, today, marked }: { day: CalendarDay; today: string; marked: boolean }) {
  const formatClock = useFormatClock()
  const date = parseCivilDate(day.date)
  if (!date) return null
  const isToday = day.date === today
  const isFriday = weekday(date) === FRIDAY
  return (
    <TimetableRow isToday={isToday}>
      <th
        className={classNames(cell, 'font-normal leading-tight', (isFriday || isToday) && 'font-semibold')}
        scope="row"
      >
        <DayName date={date} friday={isFriday} />
        {marked && (
          <span className="text-muted" title={t('timetables:calculatedMark')}>
            {' '}
            <span aria-hidden>○</span>
            <span className="sr-only">{t('timetables:calculatedMark')}</span>
          </span>
        )}
      </th>
      <td className={classNames(cell, !isToday && 'text-muted')}>
        {day.hijri && formatNumber(day.hijri.day)}
      </td>
      {prayerNames.map((name) => (
        <td className={classNames(cell, name === 'sunrise' && !isToday && 'text-muted')} key={name}>
          <ClockInCell text={formatClock(day[name])} />
          <OtherDay day={day} name={name} />
        </td>
      ))}
    </TimetableRow>
  )
}

function DayName({ date, friday }: { date: CivilDate; friday: boolean }) {
  return (
    <span className="inline-flex flex-col items-center sm:flex-row sm:items-baseline sm:gap-2 print:flex-row print:items-baseline print:gap-2">
      <span
        className={classNames(
          'text-[0.6875rem] sm:min-w-[3.25em] sm:text-end sm:text-[0.9375rem] print:min-w-[3.25em] print:text-end print:text-[9.5pt]',
          !friday && 'text-muted',
        )}
      >
        {formatDate(date, { weekday: 'short' })}
      </span>
      <span className="min-w-[2ch]">{formatNumber(date.day)}</span>
    </span>
  )
}

/** A small sign beside a time that is on the next or the previous civil day. */
function OtherDay({ day, name }: { day: CalendarDay; name: PrayerName }) {
  const note = day.notes.find(
    ({ code, times }) => (code === 'next_day' || code === 'previous_day') && times.includes(name),
  )
  if (!note) return null
  const words = t(note.code === 'next_day' ? 'timetables:nextDay' : 'timetables:previousDay')
  return (
    <sup className="ms-0.5 text-[0.625rem]" title={words}>
      <span aria-hidden>{formatDigits(note.code === 'next_day' ? '+1' : '−1')}</span>
      <span className="sr-only">{words}</span>
    </sup>
  )
}

/** The days in order, grouped by Hijri month. */
function byHijriMonth(days: readonly CalendarDay[]): readonly (readonly CalendarDay[])[] {
  const groups: CalendarDay[][] = []
  for (const day of days) {
    const group = groups.at(-1)
    if (group && group[0]?.hijri?.month === day.hijri?.month) group.push(day)
    else groups.push([day])
  }
  return groups
}
