import { Link } from 'wouter'
import { contentAttributes, contentText } from '#shared/web/i18n/content-language.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { type HistoryEvent, historyPeriods } from '../core/index.ts'
import { EventArticle } from './event-article.tsx'
import { HISTORY_PATH } from './history-address.ts'

/** The events as a list to read and to print, by period. */
export function EventList({ events }: { events: readonly HistoryEvent[] }) {
  return historyPeriods.map((period) => {
    const ofPeriod = events.filter((event) => event.period === period)
    return (
      ofPeriod.length > 0 && (
        <section aria-labelledby={period} className="mt-8" key={period}>
          <h2 className="font-display text-2xl" id={period}>
            {t(`history:periods.${period}`)}
          </h2>
          <ol className="mt-3 grid gap-4">
            {ofPeriod.map((event) => (
              <li className="rounded-card bg-raised laid-out-near p-5 shadow-card print:p-0" key={event.id}>
                <EventArticle event={event} heading={<ListHeading event={event} />} />
              </li>
            ))}
          </ol>
        </section>
      )
    )
  })
}

/** Opens the event on the timeline. */
function ListHeading({ event: { id, title } }: { event: HistoryEvent }) {
  return (
    <h3 className="text-lg" {...contentAttributes()}>
      <Link
        className="inline-flex min-h-11 items-center underline-offset-4 hover:text-action hover:underline print:min-h-0"
        href={`${HISTORY_PATH}/${id}`}
      >
        {contentText(title)}
      </Link>
    </h3>
  )
}
