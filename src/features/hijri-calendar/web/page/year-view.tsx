import { useSearch } from 'wouter'
import type { CivilDate } from '#shared/core/civil-date.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { withinCalendar } from '../../core/calendar-moves.ts'
import { hijriDate } from '../../core/index.ts'
import { useCalendarSettings } from '../calendar-settings.ts'
import { EventsOfYear } from './events-of-year.tsx'
import { MiniMonth } from './mini-month.tsx'
import { YearBar, yearOf } from './year-bar.tsx'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** The twelve months of a Hijri year and its events. */
export function YearView({ today }: { today: CivilDate }) {
  const { adjustment } = useCalendarSettings()
  const year = yearOf(useSearch(), hijriDate(withinCalendar(today, adjustment), adjustment).year)
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h2 aria-live="polite" className="text-2xl">
          {t('calendar-page:year.title', { year: formatNumber(year, { useGrouping: false }) })}
        </h2>
        <YearBar year={year} />
      </header>
      <ul className="mb-6 grid gap-4 @min-[36rem]:grid-cols-2 @min-[60rem]:grid-cols-3">
        {months.map((month) => (
          <li key={month}>
            <MiniMonth adjustment={adjustment} month={month} today={today} year={year} />
          </li>
        ))}
      </ul>
      <EventsOfYear adjustment={adjustment} year={year} />
    </>
  )
}
