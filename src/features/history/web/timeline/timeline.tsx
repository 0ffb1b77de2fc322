import { useMemo } from 'react'
import { useSize } from '#shared/web/use-size.ts'
import { type HistoryEvent, historyPeriods } from '../../core/index.ts'
import { timelineEnd, timelineStart, timePositions } from '../../core/time-positions.ts'
import type { PeriodBand } from './period-bands.tsx'
import { TimelineFrame } from './timeline-frame.tsx'
import type { TimelineProps } from './timeline-props.ts'

/** The timeline. Its frame is drawn once its width is known. */
export function Timeline({ events, shown, ...rest }: TimelineProps) {
  const { ref, size } = useSize<HTMLDivElement>()
  const { positionOf, bands } = useMemo(() => placesOf(events), [events])
  const positions = useMemo(
    () => shown.map(({ id }) => positionOf.get(id) ?? timelineStart),
    [shown, positionOf],
  )
  return (
    <div className="min-h-[31rem] sm:min-h-[35rem]" ref={ref}>
      {size && (
        <TimelineFrame
          {...rest}
          bands={bands}
          positions={positions}
          rem={size.rem}
          shown={shown}
          width={size.width - 2}
        />
      )}
    </div>
  )
}

/** Where each event is in time, and where periods begin: half-way between the last event of one and the first of the next. */
function placesOf(events: readonly HistoryEvent[]) {
  const positions = timePositions(events.map(({ gregorian }) => gregorian))
  const positionOf = new Map(events.map(({ id }, at) => [id, positions[at] ?? timelineStart]))
  const starts = historyPeriods.map((period, at) => {
    const first = events.findIndex((event) => event.period === period)
    if (at === 0 || first < 1) return timelineStart
    return ((positions[first] ?? timelineStart) + (positions[first - 1] ?? timelineStart)) / 2
  })
  const bands: readonly PeriodBand[] = historyPeriods.map((period, at) => ({
    period,
    from: starts[at] ?? timelineStart,
    to: starts[at + 1] ?? timelineEnd,
  }))
  return { positionOf, bands }
}
