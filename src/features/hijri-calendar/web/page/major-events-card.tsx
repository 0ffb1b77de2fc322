import { Link } from 'wouter'
import type { CivilDate } from '#shared/core/civil-date.ts'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { buttonClass } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import type { IslamicEvent } from '../../core/hijri-events.ts'
import { majorEvents, nextMajorEvents } from '../../core/major-events.ts'
import { useCalendarSettings } from '../calendar-settings.ts'
import { formatHijriDay } from '../format-hijri.ts'

/** The specification's card: the first of the year's six major events. */
const SHOWN = 4

/** The next major events, besides the first four of 2025. */
export function MajorEventsCards({ today, className }: { today: CivilDate; className?: string }) {
  const { adjustment } = useCalendarSettings()
  const next = eventsAfter(today, adjustment)
  return (
    <div className={`grid gap-6 @min-[48rem]:grid-cols-2 ${className ?? ''}`}>
      {next.length > 0 && <EventsCard events={next} id="next-events" />}
      <EventsCard events={majorEvents(2025, adjustment).slice(0, SHOWN)} id="major-events" />
    </div>
  )
}

/** None at the end of the calendar's table. */
function eventsAfter(today: CivilDate, adjustment: number): readonly IslamicEvent[] {
  try {
    return nextMajorEvents(today, SHOWN, adjustment)
  } catch {
    return []
  }
}

function EventsCard({ events, id }: { events: readonly IslamicEvent[]; id: string }) {
  const hijriYear = events[0]?.hijri.year
  return (
    <Card id={id} title={titleOf(events)}>
      <ul className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-6 gap-y-4">
        {events.map(({ id: event, date, hijri }) => (
          <li className="border-hairline border-s-2 ps-3" key={event}>
            <strong className="font-semibold">{t(`hijri-calendar:events.${event}`)}</strong>
            <span className="block">
              {formatDate(date, { weekday: 'short', day: 'numeric', month: 'long' })}
            </span>
            <span className="block text-muted text-sm">{formatHijriDay(hijri)}</span>
          </li>
        ))}
      </ul>
      {hijriYear && (
        <p className="mt-auto">
          <Link className={buttonClass()} href={`/hijri-calendar/year?year=${hijriYear}`}>
            {t('calendar-page:major.all', { year: formatYear(hijriYear) })}
          </Link>
        </p>
      )}
    </Card>
  )
}

function titleOf(events: readonly IslamicEvent[]): string {
  const [first = 0, last] = [...new Set(events.map(({ date }) => date.year))]
  return last
    ? t('calendar-page:major.ofYears', { first: formatYear(first), last: formatYear(last) })
    : t('calendar-page:major.ofYear', { year: formatYear(first) })
}

const formatYear = (year: number) => formatNumber(year, { useGrouping: false })
