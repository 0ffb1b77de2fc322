import { useMemo } from 'react'
import { parseCivilDate } from '#shared/core/civil-date.ts'
import { contentAttributes, contentText } from '#shared/web/i18n/content-language.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { useToday } from '#shared/web/use-today.ts'
import type { HistoryEvent } from '../core/index.ts'
import { nextAnniversaries } from '../core/on-this-day.ts'
import { formatCivil, formatHijri } from './event-texts.ts'

/** The events of this day in either calendar, or the next ones to come. */
export function OnThisDay({
  events,
  adjustment,
  onChoose,
}: {
  events: readonly HistoryEvent[]
  /** Of the person’s Hijri calendar, in days. */
  adjustment: number
  onChoose: (id: string) => void
}) {
  const today = useToday()
  const next = useMemo(() => {
    const date = parseCivilDate(today)
    return date && nextAnniversaries(events, date, adjustment)
  }, [events, today, adjustment])
  if (!next) return null
  const { days, found } = next
  return (
    <section aria-labelledby="on-this-day" className="rounded-card bg-raised p-5 shadow-card print:hidden">
      <h2 className="font-semibold text-muted" id="on-this-day">
        {days === 0
          ? t('history:day.today')
          : t('history:day.next', {
              when: t('hijri-calendar:inDays', { count: days, days: formatNumber(days) }),
            })}
      </h2>
      <ul className="mt-1 grid gap-1">
        {found.map(({ event, calendar, years }) => (
          <li className="flex flex-wrap items-baseline gap-x-3" key={`${event.id}-${calendar}`}>
            <button
              className="min-h-11 max-w-full text-start font-semibold text-action underline-offset-4 hover:underline"
              onClick={() => onChoose(event.id)}
              type="button"
              {...contentAttributes()}
            >
              {contentText(event.title)}
            </button>
            <span className="text-muted text-sm">
              {calendar === 'hijri' ? formatHijri(event.hijri) : formatCivil(event.gregorian)}
              {' · '}
              {t(`history:day.years.${calendar}`, { count: years, number: formatNumber(years) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
