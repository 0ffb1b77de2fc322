import type { Day } from '#shared/core/day-count.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { type DayCount, lastDays } from '../../core/day-counts.ts'
import { formatTimes } from '../format-dhikr.ts'

const HEIGHT = 40
const WIDTH = 100
const LEAST = 1.2

/** The counts of the last days as bars, for sighted people; the table below has the same numbers. */
export function DayChart({ counts, today, days }: { counts: readonly DayCount[]; today: Day; days: number }) {
  const bars = lastDays(counts, today, days)
  const most = Math.max(1, ...bars.map(({ taps }) => taps))
  const room = WIDTH / days
  const sum = formatTimes(bars.reduce((all, { taps }) => all + taps, 0))
  const busiest = bars.reduce((best, bar) => (bar.taps > best.taps ? bar : best))
  const height = (taps: number) => (taps === 0 ? LEAST / 3 : Math.max(LEAST, (taps / most) * HEIGHT))
  return (
    <figure className="mt-4">
      <figcaption className="mb-3 text-muted text-sm">
        {t('dhikr:history.sum', { sum })}
        {busiest.taps > 0 &&
          ` ${t('dhikr:history.most', { day: formatDay(busiest.day, today), times: formatTimes(busiest.taps) })}`}
      </figcaption>
      <svg
        aria-hidden="true"
        className="h-40 w-full border-hairline border-b rtl:-scale-x-100"
        focusable="false"
        preserveAspectRatio="none"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      >
        {bars.map(({ day, taps }, index) => (
          <rect
            className={taps > 0 ? 'fill-action' : 'fill-hairline'}
            height={height(taps)}
            key={day}
            width={room * 0.68}
            x={index * room + room * 0.16}
            y={HEIGHT - height(taps)}
          >
            <title>{`${formatDay(day, today)}: ${formatTimes(taps)}`}</title>
          </rect>
        ))}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-muted text-sm">
        <span>{formatDay(bars[0]?.day ?? today, today)}</span>
        <span>{t('dhikr:history.today')}</span>
      </p>
    </figure>
  )
}
