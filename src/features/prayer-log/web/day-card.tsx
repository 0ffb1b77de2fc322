import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import { useFormatClock } from '#shared/web/i18n/format-clock.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import type { PrayerPhase } from '../core/current-prayers.ts'
import type { LoggedDay } from '../core/log-days.ts'
import { type LoggedPrayer, loggedPrayers } from '../core/prayer-entry.ts'
import { mark, markWithUndo } from './mark-prayer.ts'
import { PrayerRow } from './prayer-row.tsx'
import { stateIcons } from './state-styles.ts'

/** The prayers of one day, with their states. */
export function DayCard({
  day,
  today,
  hijri,
  logged,
  times,
  clocks,
  excused,
  onDay,
}: {
  day: Day
  today: Day
  /** The day in the Hijri calendar, formatted. */
  hijri: string
  logged: LoggedDay
  times: Readonly<Record<LoggedPrayer, PrayerPhase>>
  /** Start times of the prayers, `HH:MM`. */
  clocks: Readonly<Record<LoggedPrayer, string>> | undefined
  /** Whether prayers are excused on this day. */
  excused: boolean
  onDay: (day: Day) => void
}) {
  const formatClock = useFormatClock()
  const open = loggedPrayers.filter((prayer) => !logged[prayer] && times[prayer] !== 'ahead')
  return (
    <section aria-labelledby="day-title" className="rounded-card bg-raised p-5 shadow-card sm:p-6" id="day">
      <DayHeader day={day} hijri={hijri} onDay={onDay} today={today} />
      {excused && <p className="mt-4 rounded-xl bg-action-soft px-4 py-3">{t('prayer-log:day.excused')}</p>}
      <ul className="mt-3">
        {loggedPrayers.map((prayer) => (
          <PrayerRow
            clock={clocks && formatClock(clocks[prayer])}
            isPast={day < today}
            key={prayer}
            onMark={(state) => mark(day, [[prayer, state]])}
            prayer={prayer}
            state={logged[prayer]}
            time={times[prayer]}
          />
        ))}
      </ul>
      <footer className="mt-4 grid justify-items-start gap-3 sm:flex sm:flex-wrap">
        {open.length > 1 && !excused && (
          <Button
            onClick={() =>
              markWithUndo(
                day,
                open.map((prayer) => [prayer, 'onTime']),
                {
                  said: t('prayer-log:day.allMarked'),
                  before: open.map((prayer) => [prayer, undefined]),
                },
              )
            }
          >
            <stateIcons.onTime aria-hidden size={18} />
            {t('prayer-log:day.markAll')}
          </Button>
        )}
        {day !== today && <Button onClick={() => onDay(today)}>{t('prayer-log:day.today')}</Button>}
      </footer>
      <Legend />
    </section>
  )
}

/** A legend for the buttons' icons. */
function Legend() {
  return (
    <ul aria-hidden="true" className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
      {(['congregation', 'onTime', 'late', 'missed', 'madeUp'] as const).map((state) => {
        const Icon = stateIcons[state]
        return (
          <li className="flex items-center gap-1.5" key={state}>
            <Icon size={15} />
            {t(`prayer-log:states.${state}`)}
          </li>
        )
      })}
    </ul>
  )
}

/** The day with buttons to the previous and the next one. */
function DayHeader({
  day,
  today,
  hijri,
  onDay,
}: {
  day: Day
  today: Day
  hijri: string
  onDay: (day: Day) => void
}) {
  const move = (days: number) => onDay(dayOfNumber(dayNumberOf(day) + days))
  return (
    <header className="flex items-center gap-1">
      <Button
        aria-label={t('prayer-log:day.before')}
        className="-ms-3"
        look="plain"
        onClick={() => move(-1)}
        round
      >
        <ChevronLeft aria-hidden className="rtl:-scale-x-100" size={20} />
      </Button>
      <div className="min-w-0 flex-1 text-center">
        <h2 aria-live="polite" className="text-xl" id="day-title">
          {formatDay(day, today, 'long')}
        </h2>
        <p className="text-muted text-sm">{hijri}</p>
      </div>
      <Button
        aria-disabled={day >= today}
        aria-label={t('prayer-log:day.after')}
        className="-me-3"
        look="plain"
        onClick={() => day < today && move(1)}
        round
      >
        <ChevronRight aria-hidden className="rtl:-scale-x-100" size={20} />
      </Button>
    </header>
  )
}
