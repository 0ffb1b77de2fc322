import type { CivilDate } from '#shared/core/civil-date.ts'
import { formatDate } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Row } from '#shared/web/ui/card.tsx'
import { nextWhiteDays, type UpcomingEvent, upcomingEvents } from '../core/index.ts'
import { useCalendarSettings } from './calendar-settings.ts'
import { formatDaysUntil, formatHijriDays } from './format-hijri.ts'

/** The next `count` events with both dates and the days until each; nothing at the end of the calendar. */
export function ComingList({ today, count }: { today: CivilDate; count: number }) {
  const { adjustment } = useCalendarSettings()
  return (
    <ul>
      {comingEvents(today, count, adjustment).map((event) => (
        <Row key={event.id}>
          <span>
            {t(`hijri-calendar:events.${event.id}`)}
            <span className="block text-muted text-sm">
              {formatHijriDays(event.hijri, event.lastHijri)}
              {' · '}
              {formatDate(event.date, { day: 'numeric', month: 'short' })}
            </span>
          </span>
          <span className="shrink-0 text-muted text-sm">{formatDaysUntil(event.daysUntil)}</span>
        </Row>
      ))}
    </ul>
  )
}

/** The next events and white days; empty at the end of the calendar's table. */
function comingEvents(today: CivilDate, count: number, adjustment: number): readonly UpcomingEvent[] {
  try {
    const white = nextWhiteDays(today, adjustment)
    return [...upcomingEvents(today, count, adjustment), ...(white ? [white] : [])]
      .sort((a, b) => a.daysUntil - b.daysUntil)
      .slice(0, count)
  } catch {
    return []
  }
}
