import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { islamicEvents } from '../../core/hijri-events.ts'
import { formatHijriDays } from '../format-hijri.ts'
import { EventsLink } from './events-link.tsx'

/** The events of a Hijri year with both dates and the meaning of each. */
export function EventsOfYear({ year, adjustment }: { year: number; adjustment: number }) {
  return (
    <Card
      id="events-of-year"
      title={t('calendar-page:events.ofYear', { year: formatNumber(year, { useGrouping: false }) })}
    >
      <ul>
        {islamicEvents(year, adjustment).map(({ id, rule, hijri, lastHijri, date }) => (
          <li
            className="grid gap-x-6 gap-y-1 border-hairline border-b py-3 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto]"
            key={id}
          >
            <span>
              <strong className="font-semibold">{t(`hijri-calendar:events.${id}`)}</strong>
              <span className="block text-sm">{t(`calendar-page:about.${id}`)}</span>
              <span className="block text-muted text-sm">{t(`calendar-page:rules.${rule}`)}</span>
            </span>
            <span className="sm:text-end">
              {formatHijriDays(hijri, lastHijri)}
              <span className="block text-muted text-sm">{formatDate(date)}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="pt-4">
        <EventsLink />
        <p className="mt-2 text-muted text-sm">{t('calendar-page:events.aboutSubscribe')}</p>
      </div>
    </Card>
  )
}
