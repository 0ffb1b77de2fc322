import { Link } from 'wouter'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { majorEvents } from '../../core/major-events.ts'
import { useCalendarSettings } from '../calendar-settings.ts'
import { formatHijriDay } from '../format-hijri.ts'

/** The specification's card: the first of the year's six major events. */
const SHOWN = 4

/** The first four of the six major events of 2025, and a button for the others. */
export function MajorEventsCard({ year, className }: { year: 2025; className?: string }) {
  const { adjustment } = useCalendarSettings()
  const events = majorEvents(year, adjustment).slice(0, SHOWN)
  const hijriYear = events[0]?.hijri.year
  return (
    <Card className={className ?? ''} id="major-events" title={t('calendar-page:card2025.title')}>
      <ul className="grid gap-x-6 gap-y-4 @min-[36rem]:grid-cols-2 @min-[56rem]:grid-cols-4">
        {events.map(({ id, date, hijri }) => (
          <li className="border-hairline border-s-2 ps-3" key={id}>
            <strong className="font-semibold">{t(`hijri-calendar:events.${id}`)}</strong>
            <span className="block">
              {formatDate(date, { weekday: 'short', day: 'numeric', month: 'long' })}
            </span>
            <span className="block text-muted text-sm">{formatHijriDay(hijri)}</span>
          </li>
        ))}
      </ul>
      {hijriYear && (
        <p className="mt-auto pt-5">
          <Link className={buttonClass()} href={`/hijri-calendar/year?year=${hijriYear}`}>
            {t('calendar-page:card2025.all', { year: formatNumber(hijriYear, { useGrouping: false }) })}
          </Link>
        </p>
      )}
    </Card>
  )
}
