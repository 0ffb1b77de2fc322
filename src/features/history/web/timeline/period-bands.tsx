import { memo } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import type { HistoryPeriod } from '../../core/index.ts'
import { pixelsTo, type TimelineView } from '../../core/timeline-view.ts'

export interface PeriodBand {
  readonly period: HistoryPeriod
  readonly from: number
  readonly to: number
}

/** A narrower band, in pixels, has no room for a name. */
const NAMED = 56

/** The periods in sight as bands, with names that stay in sight. */
export function PeriodBands({
  bands,
  view,
  width,
}: {
  bands: readonly PeriodBand[]
  view: TimelineView
  width: number
}) {
  return (
    <div aria-hidden="true">
      {bands.map(({ period, from, to }, at) => {
        const start = Math.round(Math.max(-1, pixelsTo(view, from)))
        const end = Math.round(Math.min(width, pixelsTo(view, to)))
        return (
          end > start && (
            <Band isOdd={at % 2 === 1} key={period} period={period} start={start} width={end - start} />
          )
        )
      })}
    </div>
  )
}

const Band = memo(function Band({
  period,
  isOdd,
  start,
  width,
}: {
  period: HistoryPeriod
  isOdd: boolean
  start: number
  width: number
}) {
  return (
    <div
      className={`absolute inset-y-0 overflow-clip border-hairline border-s ${isOdd ? 'bg-sunken' : ''}`}
      style={{ insetInlineStart: start, width }}
    >
      {width >= NAMED && (
        <span className="block truncate px-2 py-1.5 font-semibold text-muted text-xs leading-[1.1rem]">
          {t(`history:periods.${period}`)}
        </span>
      )}
    </div>
  )
})
