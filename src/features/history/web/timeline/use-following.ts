import { useEffect, useRef } from 'react'
import { timeAt, viewOfSpan, viewWith, wholeView } from '../../core/timeline-view.ts'
import type { FrameProps } from './timeline-props.ts'
import type { TimelineControl } from './use-timeline-view.ts'

/** The map follows when the frame rests this long. */
const REST_MS = 250

/** Moves to a chosen event and to a chosen period, and reports where the frame rests. */
export function useFollowing(
  { bands, shown, positions, chosen, period, width, rem, onYears }: FrameProps,
  { view, glide }: TimelineControl,
) {
  const latest = useRef({ bands, shown, positions, width, rem })
  latest.current = { bands, shown, positions, width, rem }
  const isFirst = useRef(true)
  useEffect(() => {
    const { bands, width } = latest.current
    const band = bands.find((each) => each.period === period)
    const wasFirst = isFirst.current
    isFirst.current = false
    if (band) glide(() => viewOfSpan(band.from, band.to, width))
    else if (!wasFirst) glide(() => wholeView(width))
  }, [period, glide])
  useEffect(() => {
    const { shown, positions, width, rem } = latest.current
    const at = positions[shown.findIndex(({ id }) => id === chosen)]
    if (at !== undefined) glide((now) => viewWith(now, width, at, Math.min(width / 2, 11 * rem)))
  }, [chosen, glide])
  const [from, to] = [view.start, timeAt(view, width)]
  useEffect(() => {
    const timer = setTimeout(() => onYears([from, to]), REST_MS)
    return () => clearTimeout(timer)
  }, [from, to, onYears])
}
