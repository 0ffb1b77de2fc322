import type { Ref } from 'react'
import { parseCivilDate } from '#shared/core/civil-date.ts'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { HijriMonth } from '../../core/index.ts'
import type { MoonOfDay } from '../../core/moon-of-days.ts'
import { formatHijriDay } from '../format-hijri.ts'
import { MoonPicture, moonPhaseName } from './moon-picture.tsx'

type Event = HijriMonth['events'][number]

/** A day of the grid with both dates, its events, and the moon if it is new, half or full. */
export function DayCell({
  month,
  day: { day, date },
  events,
  moon,
  isChosen,
  isToday,
  onChoose,
  buttonRef,
}: {
  month: HijriMonth
  day: HijriMonth['days'][number]
  events: readonly Event[]
  moon: MoonOfDay | undefined
  isChosen: boolean
  isToday: boolean
  onChoose: () => void
  buttonRef: Ref<HTMLButtonElement> | undefined
}) {
  const civil = parseCivilDate(date)
  if (!civil) return null
  const shownMoon = moon?.isMoment ? moon : undefined
  const name = [
    formatHijriDay({ year: month.year, month: month.monthNumber, day }),
    formatDate(civil),
    ...(isToday ? [t('calendar-page:today')] : []),
    ...(shownMoon ? [moonPhaseName(shownMoon)] : []),
    ...events.map(({ id }) => t(`hijri-calendar:events.${id}`)),
  ].join(t('shell:comma'))
  const [event] = events
  return (
    <button
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'relative flex h-16 w-full flex-col items-center rounded-xl border px-0.5 pt-1 sm:h-24 sm:items-start sm:px-2 sm:pt-1.5',
        isChosen
          ? 'border-action bg-action-soft'
          : 'border-transparent bg-raised hover:border-hairline sm:border-hairline sm:hover:border-action',
      )}
      onClick={onChoose}
      ref={buttonRef}
      tabIndex={isChosen ? 0 : -1}
      type="button"
    >
      <span className="sr-only">{name}</span>
      <span
        aria-hidden="true"
        className={classNames(
          'tabular flex h-7 min-w-[min(1.75rem,100%)] max-w-full items-center justify-center rounded-full font-semibold text-lg leading-none sm:-ms-1',
          isToday && 'bg-action px-1 text-on-action',
        )}
      >
        {formatNumber(day)}
      </span>
      <span aria-hidden="true" className="tabular max-w-full truncate text-muted text-xs">
        {formatNumber(civil.day)}
        {(civil.day === 1 || day === 1) && (
          <span className="max-sm:hidden"> {formatDate(civil, { month: 'short' })}</span>
        )}
      </span>
      {shownMoon && (
        <span className="absolute end-0.5 top-0.5 sm:end-2 sm:top-2">
          <span className="sm:hidden">
            <MoonPicture moon={shownMoon} size={12} />
          </span>
          <span className="max-sm:hidden">
            <MoonPicture moon={shownMoon} size={18} />
          </span>
        </span>
      )}
      {event && <EventMark day={day} event={event} />}
    </button>
  )
}

/** A line below the days of an event, with its name below the first day if there is room. */
function EventMark({ event, day }: { event: Event; day: number }) {
  const isMonthly = event.rule === 'monthly'
  return (
    <span aria-hidden="true" className="absolute inset-x-1.5 bottom-1.5 text-start sm:inset-x-2">
      {day === event.day && (
        <span className="line-clamp-2 text-xs leading-tight max-sm:hidden">
          {t(`hijri-calendar:events.${event.id}`)}
        </span>
      )}
      <span className={classNames('mt-1 block h-1 rounded-full', isMonthly ? 'bg-hairline' : 'bg-action')} />
    </span>
  )
}
