import { type ComponentType, memo } from 'react'
import { targetKey } from '#shared/core/user-data/target.ts'
import { EntryActions } from '#shared/web/directory/entry-actions.tsx'
import { contentAttributes, contentText } from '#shared/web/i18n/content-language.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { HistoryEvent } from '../core/index.ts'
import { EventArticle } from './event-article.tsx'
import { formatBoth } from './event-texts.ts'
import { HISTORY_PATH } from './history-address.ts'

/** The text of verses, which another feature reads. */
export type EventVerses = ComponentType<{ references: readonly string[] }>

/** The chosen event, or how to choose one. */
export const EventPanel = memo(function EventPanel({
  event,
  Verses,
}: {
  event: HistoryEvent | undefined
  Verses: EventVerses
}) {
  if (!event) {
    return (
      <section className="rounded-card bg-raised p-5 shadow-card sm:p-6">
        <p className="text-muted">{t('history:event.none')}</p>
      </section>
    )
  }
  const { id, quran } = event
  const title = contentText(event.title)
  return (
    <section
      aria-labelledby="event-title"
      className="rounded-card bg-raised p-5 shadow-card sm:p-6"
      id="event"
    >
      <EventArticle
        actions={
          <EntryActions
            detail={formatBoth(event)}
            path={`${HISTORY_PATH}/${id}`}
            target={targetKey('event', id)}
            text={`${title}\n${formatBoth(event)}\n\n${contentText(event.text)}`}
            title={title}
          />
        }
        event={event}
        heading={
          <h2
            className="min-w-0 pt-1 font-display text-2xl leading-snug"
            id="event-title"
            {...contentAttributes()}
          >
            {title}
          </h2>
        }
        verses={quran.length > 0 && <Verses key={id} references={quran} />}
      />
    </section>
  )
})
