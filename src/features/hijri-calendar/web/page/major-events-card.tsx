import { Link } from 'wouter'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { Card, Row } from '#shared/web/ui/card.tsx'
import { majorEvents } from '../../core/major-events.ts'
import { useCalendarSettings } from '../calendar-settings.ts'
import { hijriDayInWords } from '../hijri-words.ts'

/** The specification's card: the first of the year's six major events. */
const SHOWN = 4

/** The first four of the six major events of 2025, and the way to the others. */
export function MajorEventsCard({ year }: { year: 2025 }) {
  const { adjustment } = useCalendarSettings()
  const events = majorEvents(year, adjustment).slice(0, SHOWN)
  const hijriYear = events[0]?.hijri.year
  return (
    <Card id="major-events" title={t('calendar-page:card2025.title')}>
      <ul>
        {events.map(({ id, date, hijri }) => (
          <Row key={id}>
            <span>
              {t(`hijri-calendar:events.${id}`)}
              <span className="block text-muted text-sm">{hijriDayInWords(hijri)}</span>
            </span>
            <span className="shrink-0 text-muted text-sm">
              {formatDate(date, { weekday: 'short', day: 'numeric', month: 'long' })}
            </span>
          </Row>
        ))}
      </ul>
      {hijriYear && (
        <p className="mt-auto pt-4">
          <Link className={buttonClass()} href={`/hijri-calendar/year?year=${hijriYear}`}>
            {t('calendar-page:card2025.all', { year: formatNumber(hijriYear, { useGrouping: false }) })}
          </Link>
        </p>
      )}
    </Card>
  )
}
