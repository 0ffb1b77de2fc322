import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { contentAttributes, contentText } from '#shared/web/i18n/content-language.ts'
import { formatDigits } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { isJulian } from '../core/event-days.ts'
import type { HistoryEvent } from '../core/index.ts'
import { formatCivil, formatHijri } from './event-texts.ts'

/** An event with its dates, place, text, themes and sources. */
export function EventArticle({
  event,
  heading,
  actions,
  verses,
}: {
  event: HistoryEvent
  heading: ReactNode
  actions?: ReactNode
  /** Its verses; by default their references. */
  verses?: ReactNode
}) {
  const { text, place, themes, sources, quran } = event
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        {heading}
        {actions}
      </div>
      <EventDates event={event} />
      <p className="mt-1 flex items-center gap-1.5 text-muted text-sm">
        <MapPin aria-hidden className="shrink-0" size={15} />
        <span {...contentAttributes()}>{contentText(place.name)}</span>
      </p>
      <p className="mt-3 max-w-reading leading-[1.7]" {...contentAttributes()}>
        {contentText(text)}
      </p>
      {verses ??
        (quran.length > 0 && (
          <p className="mt-2 text-sm">
            {t('history:event.verses', { verses: quran.map(formatDigits).join(t('shell:comma')) })}
          </p>
        ))}
      <h3 className="mt-4 font-semibold text-sm">{t('history:event.sources')}</h3>
      <ul className="max-w-reading list-disc ps-5 text-muted text-sm leading-[1.5]" dir="ltr" lang="en">
        {sources.map((source) => (
          <li className="my-0.5 [overflow-wrap:anywhere]" key={source}>
            {source}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted text-sm">
        {t('history:event.themes', {
          themes: themes.map((theme) => t(`history:themes.${theme}`)).join(t('shell:comma')),
        })}
      </p>
    </>
  )
}

/** Both dates, and what to know about them. */
function EventDates({ event: { gregorian, hijri } }: { event: HistoryEvent }) {
  const notes = [
    ...(gregorian.circa || hijri.circa ? [t('history:date.circaNote')] : []),
    ...(hijri.year < 0 ? [t('history:date.bhNote')] : []),
    ...(gregorian.month !== undefined && isJulian(gregorian) ? [t('history:date.julianNote')] : []),
  ]
  return (
    <>
      <p className="tabular mt-1 flex flex-wrap gap-x-3 font-semibold">
        <span>{formatHijri(hijri)}</span>
        <span>{formatCivil(gregorian)}</span>
      </p>
      {notes.length > 0 && <p className="text-muted text-sm">{notes.join(' ')}</p>}
    </>
  )
}
