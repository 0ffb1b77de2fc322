import { memo, type PointerEvent, useRef } from 'react'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { timelineEnd, timelineStart } from '../../core/time-positions.ts'
import type { TimelineView } from '../../core/timeline-view.ts'
import type { PeriodBand } from './period-bands.tsx'

/** Years in a bar. */
const BIN = 20
const YEARS = timelineEnd - timelineStart
const BARS = Math.ceil(YEARS / BIN)

/**
 * The whole history in a strip: periods, how many events they have, and the part that the frame shows. A press
 * moves the frame there. Keys and buttons do the same, so screen readers skip it.
 */
export function Overview({
  bands,
  positions,
  view,
  width,
  onMove,
}: {
  bands: readonly PeriodBand[]
  positions: readonly number[]
  view: TimelineView
  width: number
  /** Shows this time in the middle of the frame. */
  onMove: (time: number) => void
}) {
  const strip = useRef<HTMLDivElement>(null)
  const move = (event: PointerEvent) => {
    const box = strip.current?.getBoundingClientRect()
    if (!box) return
    const along = (event.clientX - box.left) / box.width
    onMove(timelineStart + YEARS * (currentLanguage().direction === 'rtl' ? 1 - along : along))
  }
  return (
    <div
      aria-hidden="true"
      className="relative mt-3 h-11 cursor-pointer touch-pan-y overflow-clip rounded-lg border border-hairline bg-raised"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        move(event)
      }}
      onPointerMove={(event) => event.buttons > 0 && move(event)}
      ref={strip}
    >
      <Density bands={bands} positions={positions} />
      <span
        className="absolute inset-y-0 rounded-md border-2 border-action bg-action/10"
        style={{ insetInlineStart: share(view.start - timelineStart), width: share(width / view.scale) }}
      />
    </div>
  )
}

/** Years as a share of the whole. */
const share = (years: number) => `${((years / YEARS) * 100).toFixed(3)}%`

const Density = memo(function Density({
  bands,
  positions,
}: {
  bands: readonly PeriodBand[]
  positions: readonly number[]
}) {
  const counts = countsOf(positions)
  const most = Math.max(1, ...counts)
  return (
    <>
      {bands.map(({ period, from, to }, at) => (
        <span
          className={`absolute inset-y-0 ${at % 2 === 1 ? 'bg-sunken' : ''}`}
          key={period}
          style={{ insetInlineStart: share(from - timelineStart), width: share(to - from) }}
        />
      ))}
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full fill-muted/50 rtl:-scale-x-100"
        focusable="false"
        preserveAspectRatio="none"
        viewBox={`0 0 ${BARS} 1`}
      >
        <path d={counts.map((count, at) => `M${at + 0.1} 1v${(-0.85 * count) / most}h.8V1z`).join('')} />
      </svg>
    </>
  )
})

function countsOf(positions: readonly number[]): readonly number[] {
  const counts = Array.from({ length: BARS }, () => 0)
  for (const at of positions) {
    const bar = Math.floor((at - timelineStart) / BIN)
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  return counts
}
