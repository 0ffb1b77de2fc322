import type { PrayerName } from '#features/prayer/core/index.ts'
import { type CivilDate, compareDates } from '#shared/core/civil-date.ts'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { useFormatClock } from '#shared/web/i18n/format-clock.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { ClockInCell } from '#shared/web/ui/clock-in-cell.tsx'
import { Star } from '#shared/web/ui/star-pattern.tsx'
import { type FastingDay, isMuchEarlier } from './ramadan-days.ts'

/** The night of the 21st is the first of the last ten; it begins at Maghrib on the 20th. */
const FIRST_OF_LAST_TEN = 21

interface Column {
  readonly name: 'imsak' | PrayerName
  readonly title: string
  /** Whether the fast begins or ends at this time. */
  readonly isStrong?: boolean
  /** Hidden on a phone for lack of space. */
  readonly isWide?: boolean
}

const columns = (): readonly Column[] => [
  { name: 'fajr', title: t('calendar-page:ramadan.suhur'), isStrong: true },
  { name: 'maghrib', title: t('calendar-page:ramadan.iftar'), isStrong: true },
  { name: 'imsak', title: t('calendar-page:ramadan.imsak') },
  { name: 'sunrise', title: t('prayer:names.sunrise'), isWide: true },
  { name: 'dhuhr', title: t('prayer:names.dhuhr'), isWide: true },
  { name: 'asr', title: t('prayer:names.asr'), isWide: true },
  { name: 'isha', title: t('prayer:names.isha') },
]

const cell = 'px-1 py-2 sm:px-3 print:px-1 print:py-[0.7mm]'
const wide = 'max-sm:hidden print:table-cell'

/** The days of the fast with both dates and their times; the last ten nights have their own heading. */
export function RamadanTable({ days, today }: { days: readonly FastingDay[]; today: CivilDate }) {
  const shown = columns()
  const formatClock = useFormatClock()
  return (
    <div className="overflow-x-auto rounded-card bg-raised shadow-card max-sm:-mx-3 print:overflow-visible print:rounded-none">
      <table
        aria-labelledby="ramadan-title"
        className="tabular w-full border-collapse text-center text-[0.9375rem] max-sm:text-sm print:text-[9.5pt] print:leading-tight"
      >
        <thead>
          <tr className="border-hairline border-b align-bottom text-muted text-sm max-sm:text-xs print:text-[8.5pt]">
            <th className={classNames(cell, 'font-semibold')} scope="col">
              {t('calendar-page:convert.day')}
            </th>
            <th className={classNames(cell, 'text-start font-semibold')} scope="col">
              {t('calendar-page:ramadan.date')}
            </th>
            {shown.map(({ name, title, isWide }) => (
              <th className={classNames(cell, 'font-semibold', isWide && wide)} key={name} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{days.filter(({ day }) => day < FIRST_OF_LAST_TEN).map(row)}</tbody>
        <tbody>
          <tr className="border-hairline border-y bg-action-soft">
            <th
              className="px-3 py-1.5 text-start font-semibold print:py-[0.7mm]"
              colSpan={9}
              scope="rowgroup"
            >
              {t('calendar-page:ramadan.lastTen')}
            </th>
          </tr>
          {days.filter(({ day }) => day >= FIRST_OF_LAST_TEN).map(row)}
        </tbody>
      </table>
    </div>
  )

  function row({ day, date, times }: FastingDay) {
    const isToday = compareDates(date, today) === 0
    return (
      <tr
        aria-current={isToday ? 'date' : undefined}
        className={classNames(
          'border-hairline border-b last:border-b-0 print:break-inside-avoid',
          isToday && 'bg-action-soft outline-2 outline-action -outline-offset-2',
        )}
        key={times.date}
      >
        <th className={classNames(cell, 'whitespace-nowrap font-semibold')} scope="row">
          <span className="inline-flex items-center gap-1">
            {formatNumber(day)}
            {day >= FIRST_OF_LAST_TEN && day % 2 === 1 && <OddNight />}
          </span>
        </th>
        <td className={classNames(cell, 'whitespace-nowrap text-start')}>
          <span className="text-muted max-sm:block max-sm:text-xs print:inline">
            {formatDate(date, { weekday: 'short' })}
          </span>{' '}
          {formatDate(date, { day: 'numeric', month: 'short' })}
        </td>
        {columns().map(({ name, isStrong, isWide }) => (
          <td
            className={classNames(
              cell,
              '[overflow-wrap:normal]',
              isStrong ? 'font-semibold' : 'text-muted',
              isWide && wide,
            )}
            key={name}
          >
            <ClockInCell text={formatClock(times[name])} />
            {name === 'fajr' && <FajrAtAngle times={times} />}
          </td>
        ))}
      </tr>
    )
  }
}

/** Fajr by the method's angle below that of the rule, if it is more than five minutes earlier. */
function FajrAtAngle({ times: { fajr, fajrAtAngle } }: { times: FastingDay['times'] }) {
  const formatClock = useFormatClock()
  if (fajrAtAngle === undefined || !isMuchEarlier(fajrAtAngle, fajr)) return null
  return (
    <span className="block font-normal text-muted text-xs print:inline print:text-[7pt]">
      {t('calendar-page:ramadan.fajrAtAngle', { time: formatClock(fajrAtAngle) })}
    </span>
  )
}

function OddNight() {
  return (
    <>
      <Star className="text-ornament" size={12} weight={2} />
      <span className="sr-only">{t('calendar-page:ramadan.oddNight')}</span>
    </>
  )
}
