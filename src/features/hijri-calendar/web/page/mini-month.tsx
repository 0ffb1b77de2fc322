import { Link } from 'wouter'
import { addDays, type CivilDate, formatCivilDate } from '#shared/core/civil-date.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { firstWeekday, weekdays } from '#shared/web/i18n/week.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { inWeeks } from '../../core/calendar-moves.ts'
import { gregorianDate, hijriMonth } from '../../core/index.ts'
import { civilMonths } from './month-bar.tsx'

/** A small month that links to its page, with events marked and a ring around today. */
export function MiniMonth({
  year,
  month,
  adjustment,
  today,
}: {
  year: number
  month: number
  adjustment: number
  today: CivilDate
}) {
  const { days, events, monthLength } = hijriMonth(year, month, adjustment)
  const first = gregorianDate({ year, month, day: 1 }, adjustment)
  const todayDate = formatCivilDate(today)
  const names = weekdays()
  const yearly = new Set(events.filter(({ rule }) => rule !== 'monthly').map(({ day }) => day))
  return (
    <Link
      className="group block rounded-card bg-raised p-4 shadow-card hover:outline-2 hover:outline-action"
      href={`/hijri-calendar?date=${formatCivilDate(first)}`}
    >
      <h3 className="text-lg group-hover:text-action">{t(`hijri-calendar:months.${month}`)}</h3>
      <p className="mb-3 text-muted text-sm">{civilMonths(first, addDays(first, monthLength - 1))}</p>
      <table aria-hidden="true" className="tabular w-full table-fixed text-center text-sm">
        <thead className="text-muted text-xs">
          <tr>
            {names.map(({ long, narrow }) => (
              <th className="pb-1 font-normal" key={long}>
                {narrow}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inWeeks(days, firstWeekday()).map((week) => (
            <tr key={week.find(Boolean)?.date}>
              {names.map(({ long }, column) => {
                const day = week[column]
                return (
                  <td className="p-0" key={long}>
                    {day && (
                      <span
                        className={classNames(
                          'mx-auto flex size-7 items-center justify-center rounded-full',
                          yearly.has(day.day) && 'bg-action font-semibold text-on-action',
                          day.date === todayDate && 'outline-2 outline-action outline-offset-1',
                        )}
                      >
                        {formatNumber(day.day)}
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Link>
  )
}
