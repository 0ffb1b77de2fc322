import { useState } from 'react'
import type { Day } from '#shared/core/day.ts'
import { daysOfMonth, monthOf, weekOf } from '#shared/core/month-weeks.ts'
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
const parts = ['congregation', 'onTime', 'late', 'madeUp', 'missed', 'open'] as const

/** The week or the month of a day in numbers, each prayer for itself, and the log as a file. */
export function SummaryCard({
  known,
  all,
  day,
  atHand: { day: today, times },
}: {
  known: KnownDays
  /** `undefined` until it was read. */
  all: KnownLog | undefined
  day: Day
  atHand: CurrentPrayers
}) {
  const [span, setSpan] = useState<(typeof spans)[number]>('week')
  const days = span === 'week' ? weekOf(day, firstWeekday()) : daysOfMonth(monthOf(day))
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
        onChoose={setSpan}
        options={spans.map((value) => ({ value, text: t(`prayer-log:summary.${value}`) }))}
        value={span}
      />
      <p className="mt-4 text-muted text-sm">{formatDaySpan(days[0] ?? day, days.at(-1) ?? day, today)}</p>
      <p className="mt-1">
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
