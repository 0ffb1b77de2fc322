import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import { daysOfMonth, monthOf, movedMonth, weekOf } from '#shared/core/month-weeks.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatDaySpan } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { firstWeekday } from '#shared/web/i18n/week.ts'
import { saveFile } from '#shared/web/save-file.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import type { CurrentPrayers } from '../core/current-prayers.ts'
import { logCsv } from '../core/log-csv.ts'
import { type StateCounts, summaryOf, totalOf } from '../core/log-summary.ts'
import { loggedPrayers, prayerStates } from '../core/prayer-entry.ts'
import { stateFills } from './state-styles.ts'
import type { KnownDays, KnownLog } from './use-prayer-log.ts'

const spans = ['week', 'month'] as const
type Span = (typeof spans)[number]

const parts = ['congregation', 'onTime', 'late', 'madeUp', 'missed', 'open'] as const

/**
 * The week or month of a day in numbers, for each prayer, with earlier ones, and a button to export the log.
 */
export function SummaryCard({
  known,
  all,
  day,
  atHand: { day: today, times },
}: {
  known: KnownDays
  /** `undefined` while loading. */
  all: KnownLog | undefined
  day: Day
  atHand: CurrentPrayers
}) {
  const [span, setSpan] = useState<Span>('week')
  const [turned, setTurned] = useState<{ from: Day; to: Day }>()
  // Choosing another day or span shows the one that contains the day.
  const shown = turned?.from === day ? turned.to : day
  const days = daysOf(span, shown)
  const summary = summaryOf(
    known.days,
    days.filter((each) => each <= today),
    (each, prayer) => known.excused(each) || (each === today && times[prayer] === 'ahead'),
  )
  const total = totalOf(summary)
  const prayed = prayedOf(total)
  return (
    <Card id="summary" title={t('prayer-log:summary.title')}>
      <RadioGroup
        label={t('prayer-log:summary.span')}
        onChoose={(chosen) => {
          setSpan(chosen)
          setTurned(undefined)
        }}
        options={spans.map((value) => ({ value, text: t(`prayer-log:summary.${value}`) }))}
        value={span}
      />
      <SpanHeader
        days={days}
        onTurn={(by) => setTurned({ from: day, to: turnedDay(span, shown, by) })}
        span={span}
        today={today}
      />
      {/* Days before those of the page are available once the whole log is loaded. */}
      <p aria-busy={!all && shown !== day} className="mt-1 aria-busy:invisible">
        {t('prayer-log:summary.prayed', { count: prayed, prayed: formatNumber(prayed) })}{' '}
        {prayed > 0 && (
          <span className="text-muted">
            {t('prayer-log:summary.inTime', {
              count: total.onTime + total.congregation,
              prayers: formatNumber(total.onTime + total.congregation),
            })}
          </span>
        )}
      </p>
      <PrayerBars summary={summary} />
      <Disclosure className="mt-4" title={t('prayer-log:summary.table')}>
        <DataTable
          columns={[t('prayer-log:summary.prayer'), ...parts.map((part) => t(`prayer-log:states.${part}`))]}
          rows={loggedPrayers.map((prayer) => ({
            key: prayer,
            head: t(`prayer:names.${prayer}`),
            cells: parts.map((part) => formatNumber(summary[prayer][part])),
          }))}
          scrollLabel={t('prayer-log:summary.title')}
        />
      </Disclosure>
      <Button
        className="mt-3 self-start"
        disabled={!all || all.log.size === 0}
        onClick={() =>
          all &&
          saveFile(
            new File([logCsv(all.log, all.madeUp)], `rafiq-prayers-${today}.csv`, { type: 'text/csv' }),
          )
        }
      >
        {t('prayer-log:summary.export')}
      </Button>
    </Card>
  )
}

/** The range of days, with buttons to the previous and next one. */
function SpanHeader({
  span,
  days,
  today,
  onTurn,
}: {
  span: Span
  days: readonly Day[]
  today: Day
  onTurn: (by: 1 | -1) => void
}) {
  const isLast = days.includes(today)
  return (
    <header className="mt-2 flex items-center gap-1">
      <p aria-live="polite" className="flex-1 text-muted text-sm">
        {formatDaySpan(days[0] ?? today, days.at(-1) ?? today, today)}
      </p>
      <Button
        aria-label={t(`prayer-log:summary.before.${span}`)}
        look="plain"
        onClick={() => onTurn(-1)}
        round
      >
        <ChevronLeft aria-hidden className="rtl:-scale-x-100" size={20} />
      </Button>
      <Button
        aria-disabled={isLast}
        aria-label={t(`prayer-log:summary.after.${span}`)}
        className="-me-3"
        look="plain"
        onClick={() => !isLast && onTurn(1)}
        round
      >
        <ChevronRight aria-hidden className="rtl:-scale-x-100" size={20} />
      </Button>
    </header>
  )
}

const daysOf = (span: Span, day: Day) =>
  span === 'week' ? weekOf(day, firstWeekday()) : daysOfMonth(monthOf(day))

/** A day of the week or month before (-1) or after (1) that of `day`. */
const turnedDay = (span: Span, day: Day, by: 1 | -1): Day =>
  span === 'week'
    ? dayOfNumber(dayNumberOf(day) + 7 * by)
    : (daysOfMonth(movedMonth(monthOf(day), by))[0] ?? day)

/** Each prayer with a bar of its states and the number of those prayed. */
function PrayerBars({ summary }: { summary: ReturnType<typeof summaryOf> }) {
  return (
    <ul className="mt-3 grid gap-3">
      {loggedPrayers.map((prayer) => (
        <li className="flex flex-wrap items-center gap-x-3" key={prayer}>
          <span className="min-w-[4.5rem]">{t(`prayer:names.${prayer}`)}</span>
          <Bar counts={summary[prayer]} />
          <span className="tabular text-muted text-sm">
            {allOf(summary[prayer]) === 0
              ? '–'
              : t('prayer-log:summary.of', {
                  prayed: formatNumber(prayedOf(summary[prayer])),
                  all: formatNumber(allOf(summary[prayer])),
                })}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Bar({ counts }: { counts: StateCounts }) {
  return (
    <span aria-hidden="true" className="flex h-3 flex-1 basis-[5rem] gap-0.5 overflow-hidden rounded-full">
      {parts
        .filter((part) => counts[part] > 0)
        .map((part) => (
          <span
            className={classNames('min-w-1 rounded-sm', stateFills[part])}
            key={part}
            style={{ flexGrow: counts[part] }}
          />
        ))}
    </span>
  )
}

const prayedOf = ({ congregation, onTime, late, madeUp }: StateCounts) =>
  congregation + onTime + late + madeUp
const allOf = (counts: StateCounts) => prayerStates.reduce((sum, state) => sum + counts[state], counts.open)
