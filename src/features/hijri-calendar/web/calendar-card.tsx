import type { CivilDate } from '#shared/core/civil-date.ts'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card, Row } from '#shared/web/ui/card.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { type HijriDay, nextWhiteDays, type UpcomingEvent, upcomingEvents } from '../core/index.ts'
import { adjustments, keepCalendarSettings, useCalendarSettings } from './calendar-settings.ts'
import { hijriDayInWords, hijriSpanInWords } from './hijri-words.ts'

const EVENTS = 3

/** Today's Hijri date and what comes up, with the two settings that the date depends on. */
export function CalendarCard({
  hijri,
  failed,
  today,
  afterMaghrib,
  className,
}: {
  /** The Hijri day to show; `undefined` until it is known. */
  hijri: HijriDay | undefined
  failed: boolean
  today: CivilDate
  /** The day shown began at Maghrib. */
  afterMaghrib: boolean
  className?: string
}) {
  return (
    <Card className={className ?? ''} id="calendar" title={t('hijri-calendar:title')}>
      {hijri && <p className="font-display font-semibold text-2xl leading-snug">{hijriDayInWords(hijri)}</p>}
      {!hijri && (failed ? <p>{t('hijri-calendar:failed')}</p> : <Skeleton className="h-8 w-56" />)}
      <p className="text-muted">
        {formatDate(today)}
        {afterMaghrib && ` · ${t('hijri-calendar:afterMaghrib')}`}
      </p>
      <ComingUp today={today} />
      <Settings />
    </Card>
  )
}

function ComingUp({ today }: { today: CivilDate }) {
  const { adjustment } = useCalendarSettings()
  const events = comingEvents(today, adjustment)
  if (events.length === 0) return null
  return (
    <>
      <h3 className="mt-5 text-base">{t('hijri-calendar:comingUp')}</h3>
      <ul>
        {events.map((event) => (
          <Row key={event.id}>
            <span>
              {t(`hijri-calendar:events.${event.id}`)}
              <span className="block text-muted text-sm">
                {hijriSpanInWords(event.hijri, event.lastHijri)}
                {' · '}
                {formatDate(event.date, { day: 'numeric', month: 'short' })}
              </span>
            </span>
            <span className="shrink-0 text-muted text-sm">{untilInWords(event.daysUntil)}</span>
          </Row>
        ))}
      </ul>
    </>
  )
}

/** The next events and white days; none where the calendar's table ends. */
function comingEvents(today: CivilDate, adjustment: number): readonly UpcomingEvent[] {
  try {
    const white = nextWhiteDays(today, adjustment)
    return [...upcomingEvents(today, EVENTS, adjustment), ...(white ? [white] : [])]
      .sort((a, b) => a.daysUntil - b.daysUntil)
      .slice(0, EVENTS)
  } catch {
    return []
  }
}

const untilInWords = (days: number) =>
  t('hijri-calendar:inDays', { count: days, days: formatNumber(days, { useGrouping: false }) })

function Settings() {
  const settings = useCalendarSettings()
  return (
    <details className="mt-auto border-hairline border-t pt-1">
      <summary className="flex min-h-11 items-center font-semibold text-action text-sm">
        {t('hijri-calendar:settings.title')}
      </summary>
      <label className="flex min-h-11 items-center gap-3">
        <input
          checked={settings.dayBegins === 'maghrib'}
          className="size-5 accent-action"
          onChange={(event) =>
            keepCalendarSettings({ ...settings, dayBegins: event.target.checked ? 'maghrib' : 'civil' })
          }
          type="checkbox"
        />
        {t('hijri-calendar:settings.maghrib')}
      </label>
      <label className="mt-1 flex min-h-11 items-center justify-between gap-3">
        {t('hijri-calendar:settings.adjustment')}
        <select
          className="min-h-11 rounded-xl border border-hairline bg-paper px-3"
          onChange={(event) => keepCalendarSettings({ ...settings, adjustment: Number(event.target.value) })}
          value={settings.adjustment}
        >
          {adjustments.map((days) => (
            <option key={days} value={days}>
              {formatNumber(days, { signDisplay: 'exceptZero' })}
            </option>
          ))}
        </select>
      </label>
      <p className="mt-1 text-muted text-sm">{t('hijri-calendar:settings.about')}</p>
    </details>
  )
}
