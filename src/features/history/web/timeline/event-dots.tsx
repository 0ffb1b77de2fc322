import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import type { HistoryEvent } from '../../core/index.ts'
import { pixelsTo, type TimelineView } from '../../core/timeline-view.ts'

const RADIUS = 3.5

/**
 * A dot on the axis for each event in sight, hollow for an approximate date, and stems to the labels. They
 * are drawn as a few paths, because hundreds of elements are slow to move on an old phone.
 */
export function EventDots({
  events,
  positions,
  lanes,
  chosen,
  view,
  width,
  height,
  stemOf,
}: {
  events: readonly HistoryEvent[]
  positions: readonly number[]
  lanes: readonly (number | undefined)[]
  chosen: string | undefined
  view: TimelineView
  width: number
  height: number
  /** The height of the stem to a lane, in pixels. */
  readonly stemOf: (lane: number | undefined) => number
}) {
  const isMirrored = currentLanguage().direction === 'rtl'
  const dots = events.flatMap((event, index) => {
    const fromStart = pixelsTo(view, positions[index] ?? 0)
    if (fromStart < -RADIUS || fromStart > width + RADIUS) return []
    const x = isMirrored ? width - fromStart : fromStart
    return [{ event, lane: lanes[index], x: Number(x.toFixed(1)) }]
  })
  const ofChosen = dots.find(({ event }) => event.id === chosen)
  const circles = (wanted: (dot: (typeof dots)[number]) => boolean) =>
    dots
      .filter(wanted)
      .map(({ x }) => circle(x, height, RADIUS))
      .join('')
  const stems = dots.flatMap(({ x, lane }) =>
    lane === undefined ? [] : [`M${x} ${height}v${-stemOf(lane)}`],
  )
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-0 w-full overflow-visible"
      focusable="false"
      height={height}
    >
      <path className="fill-none stroke-hairline" d={stems.join('')} />
      <path
        className="fill-muted stroke-muted"
        d={circles(({ event, lane }) => lane === undefined && !event.gregorian.circa)}
      />
      <path
        className="fill-paper stroke-muted"
        d={circles(({ event, lane }) => lane === undefined && Boolean(event.gregorian.circa))}
        strokeWidth={1.5}
      />
      <path
        className="fill-action stroke-action"
        d={circles(({ event, lane }) => lane !== undefined && !event.gregorian.circa)}
      />
      <path
        className="fill-paper stroke-action"
        d={circles(({ event, lane }) => lane !== undefined && Boolean(event.gregorian.circa))}
        strokeWidth={1.5}
      />
      {ofChosen && (
        <path
          className={`stroke-action ${ofChosen.event.gregorian.circa ? 'fill-paper' : 'fill-action'}`}
          d={`M${ofChosen.x} ${height}v${-stemOf(ofChosen.lane)}${circle(ofChosen.x, height, RADIUS * 1.6)}`}
          strokeWidth={1.5}
        />
      )}
    </svg>
  )
}

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
