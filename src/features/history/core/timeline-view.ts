import { type DecimalYear, timelineEnd, timelineStart } from './time-positions.ts'

/** The part of the timeline that a frame shows. Distances are from its start edge, in either direction. */
export interface TimelineView {
  /** The time at the start edge of the frame. */
  readonly start: DecimalYear
  /** Pixels per year. */
  readonly scale: number
}

/** At this scale every event of the content has its label. */
export const CLOSEST = 480

const YEARS = timelineEnd - timelineStart

/** The view of the whole history in a frame of `width` pixels. */
export const wholeView = (width: number): TimelineView => ({ start: timelineStart, scale: width / YEARS })

/** The view of a span of years with a margin on both sides. */
export function viewOfSpan(from: DecimalYear, to: DecimalYear, width: number): TimelineView {
  const margin = Math.max(1, (to - from) * 0.06)
  return held({ start: from - margin, scale: width / (to - from + 2 * margin) }, width)
}

/** The view enlarged by `factor`, with the point at `at` pixels from the start edge unmoved. */
export function zoomedView(view: TimelineView, width: number, factor: number, at = width / 2): TimelineView {
  const scale = heldScale(view.scale * factor, width)
  return held({ start: timeAt(view, at) - at / scale, scale }, width)
}

/** The view moved on by pixels; a positive number shows later times. */
export const pannedView = (view: TimelineView, width: number, pixels: number): TimelineView =>
  held({ ...view, start: view.start + pixels / view.scale }, width)

/** The view moved as little as possible so that a box of `room` pixels from `time` on is inside. */
export function viewWith(view: TimelineView, width: number, time: DecimalYear, room: number): TimelineView {
  const margin = Math.min(24, width / 10)
  const at = pixelsTo(view, time)
  const most = Math.max(margin, width - margin - room)
  if (at >= margin && at <= most) return view
  return pannedView(
    view,
    width,
    at < margin ? at - margin - (width - room) / 3 : at - most + (width - room) / 3,
  )
}

/** The distance of a time from the start edge, in pixels. */
export const pixelsTo = ({ start, scale }: TimelineView, time: DecimalYear): number => (time - start) * scale

/** The time at a distance from the start edge. */
export const timeAt = ({ start, scale }: TimelineView, pixels: number): DecimalYear => start + pixels / scale

/** The view part of the way from one to another: zooms evenly, and moves in step with that. */
export function viewBetween(from: TimelineView, to: TimelineView, part: number): TimelineView {
  if (part >= 1) return to
  const scale = from.scale * (to.scale / from.scale) ** part
  const isMove = Math.abs(to.scale / from.scale - 1) < 1e-6
  const moved = isMove ? part : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale)
  return { start: from.start + (to.start - from.start) * moved, scale }
}

function held({ start, scale }: TimelineView, width: number): TimelineView {
  const shown = heldScale(scale, width)
  const last = timelineEnd - width / shown
  return { scale: shown, start: Math.max(timelineStart, Math.min(last, start)) }
}

const heldScale = (scale: number, width: number) => Math.min(CLOSEST, Math.max(wholeView(width).scale, scale))
