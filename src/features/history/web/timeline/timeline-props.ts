import type { HistoryEvent, HistoryPeriod } from '../../core/index.ts'
import type { PeriodBand } from './period-bands.tsx'

export interface TimelineProps {
  /** All events, for positions and periods. */
  readonly events: readonly HistoryEvent[]
  /** The events that pass the filter. */
  readonly shown: readonly HistoryEvent[]
  readonly period: HistoryPeriod | undefined
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  /** Called when the frame rests on other years. */
  readonly onYears: (years: readonly [from: number, to: number]) => void
}

export interface FrameProps extends Omit<TimelineProps, 'events'> {
  readonly bands: readonly PeriodBand[]
  /** The positions of the shown events. */
  readonly positions: readonly number[]
  /** In pixels. */
  readonly width: number
  readonly rem: number
}
