import type { KeyboardEvent } from 'react'
import type { HistoryEvent } from '../../core/index.ts'
import { timelineStart } from '../../core/time-positions.ts'
import { pannedView, pixelsTo, wholeView, zoomedView } from '../../core/timeline-view.ts'
import type { TimelineControl } from './use-timeline-view.ts'

/** The key 0, also on keyboards with other digits. */
const ZERO = /^[0٠۰০०]$/

interface TimelineKeys {
  readonly control: TimelineControl
  readonly shown: readonly HistoryEvent[]
  /** The positions of the shown events. */
  readonly positions: readonly number[]
  readonly width: number
  /** 1 where time runs to the right, −1 where it runs to the left. */
  readonly forward: 1 | -1
  /** Chooses and focuses the event at an index, or the last one in that direction. */
  readonly chooseAt: (index: number) => void
}

/**
 * The keys of the timeline. On an event the arrows choose the next one; the frame itself moves and zooms with
 * the gestures’ keys. Returns a handler that takes only the keys that it knows.
 */
export function timelineKeys(keys: TimelineKeys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const id = (event.target as HTMLElement).dataset.event
    const index = keys.shown.findIndex((each) => each.id === id)
    const act = index >= 0 ? actionOnEvent(event, index, keys) : actionOnFrame(event, keys)
    if (!act) return
    act()
    event.preventDefault()
  }
}

function actionOnEvent(event: KeyboardEvent, index: number, keys: TimelineKeys): (() => void) | undefined {
  const { control, positions, shown, width, forward, chooseAt } = keys
  const { view, glide } = control
  const at = pixelsTo(view, positions[index] ?? 0)
  const way = { ArrowRight: forward, ArrowLeft: -forward, ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (way && event.shiftKey) return () => glide((now) => pannedView(now, width, (width / 3) * way))
  if (way) return () => chooseAt(index + way)
  if (event.key === 'Home') return () => chooseAt(0)
  if (event.key === 'End') return () => chooseAt(shown.length - 1)
  if (/^[+=]$/.test(event.key)) return () => glide((now) => zoomedView(now, width, 2, at))
  if (event.key === '-') return () => glide((now) => zoomedView(now, width, 0.5, at))
  return actionOnFrame(event, keys)
}

function actionOnFrame({ key }: KeyboardEvent, { control: { glide }, width }: TimelineKeys) {
  if (ZERO.test(key)) return () => glide(() => wholeView(width))
  if (key === 'Home') return () => glide((now) => ({ ...now, start: timelineStart }))
  if (key === 'End') return () => glide((now) => pannedView(now, width, Number.MAX_SAFE_INTEGER))
  const way = { PageDown: 0.8, PageUp: -0.8 }[key]
  return way === undefined ? undefined : () => glide((now) => pannedView(now, width, width * way))
}
