import { useCallback, useEffect, useRef, useState } from 'react'
import { useMediaQuery } from '#shared/web/use-media-query.ts'
import { pannedView, type TimelineView, viewBetween, wholeView } from '../../core/timeline-view.ts'

const GLIDE_MS = 240

export interface TimelineControl {
  readonly view: TimelineView
  /** Shows another view at once. */
  readonly show: (next: (now: TimelineView) => TimelineView) => void
  /** Moves to another view, so that people see where it is; at once if they prefer less motion. */
  readonly glide: (next: (now: TimelineView) => TimelineView) => void
}

/** The view of the timeline in a frame of `width` pixels: the whole history until it is moved. */
export function useTimelineView(width: number): TimelineControl {
  const [moved, setMoved] = useState<TimelineView>()
  const view = moved ? pannedView(moved, width, 0) : wholeView(width)
  const latest = useRef(view)
  const drawn = useRef(width)
  if (drawn.current !== width) {
    drawn.current = width
    latest.current = view
  }
  /** Where a running move ends; the next one starts from there. */
  const target = useRef<TimelineView>(undefined)
  const frame = useRef(0)
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)')

  const stop = useCallback(() => {
    cancelAnimationFrame(frame.current)
    target.current = undefined
  }, [])
  useEffect(() => stop, [stop])

  const show: TimelineControl['show'] = useCallback(
    (next) => {
      // Several moves within a frame are drawn once.
      stop()
      latest.current = next(latest.current)
      frame.current = requestAnimationFrame(() => setMoved(latest.current))
    },
    [stop],
  )
  const glide: TimelineControl['glide'] = useCallback(
    (next) => {
      const to = next(target.current ?? latest.current)
      const isStill =
        isReduced || document.documentElement.dataset.accessibility?.includes('reduce-motion') === true
      if (isStill) return show(() => to)
      stop()
      target.current = to
      const from = latest.current
      let begun: number | undefined
      const step = (now: number) => {
        begun ??= now
        const part = Math.min(1, (now - begun) / GLIDE_MS)
        latest.current = viewBetween(from, to, 1 - (1 - part) ** 3)
        setMoved(latest.current)
        if (part < 1) frame.current = requestAnimationFrame(step)
        else target.current = undefined
      }
      frame.current = requestAnimationFrame(step)
    },
    [isReduced, show, stop],
  )
  return { view, show, glide }
}
