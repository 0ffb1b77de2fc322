import type { Day } from '#shared/core/day.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { BarChart } from '#shared/web/ui/bar-chart.tsx'
import { type DayCount, lastDays } from '../../core/day-counts.ts'
import { formatTimes } from '../format-dhikr.ts'

/** The counts of the last days as bars, which screen readers skip: the table has the same numbers. */
export function DayChart({ counts, today, days }: { counts: readonly DayCount[]; today: Day; days: number }) {
  const bars = lastDays(counts, today, days)
  const sum = formatTimes(bars.reduce((all, { taps }) => all + taps, 0))
  const busiest = bars.reduce((best, bar) => (bar.taps > best.taps ? bar : best))
  return (
    <figure className="mt-4">
      <figcaption className="text-muted text-sm">
        {t('dhikr:history.sum', { sum })}
        {busiest.taps > 0 &&
          ` ${t('dhikr:history.most', { day: formatDay(busiest.day, today), times: formatTimes(busiest.taps) })}`}
      </figcaption>
      <div aria-hidden="true">
        <BarChart
          bars={bars.map(({ day, taps }) => ({
            key: day,
            value: taps,
            label: `${formatDay(day, today)}: ${formatTimes(taps)}`,
          }))}
          end={t('dhikr:history.today')}
          start={formatDay(bars[0]?.day ?? today, today)}
        />
      </div>
    </figure>
  )
}
