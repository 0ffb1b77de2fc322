import { type MouseEvent, useId, useMemo, useRef } from 'react'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { useGestures } from '#shared/web/map/use-gestures.ts'
import { placeLabels, scaleStep } from '../../core/place-labels.ts'
import { timelineStart } from '../../core/time-positions.ts'
import { pannedView, pixelsTo, viewWith, wholeView, zoomedView } from '../../core/timeline-view.ts'
import { EventDots } from './event-dots.tsx'
import { EventLabels, LANE_HEIGHT, LOWEST } from './event-labels.tsx'
import { Overview } from './overview.tsx'
import { PeriodBands } from './period-bands.tsx'
import { timelineKeys } from './timeline-keys.ts'
import type { FrameProps } from './timeline-props.ts'
import { useFollowing } from './use-following.ts'
import { useTimelineView } from './use-timeline-view.ts'
import { useWheelPan } from './use-wheel-pan.ts'
import { YearAxis } from './year-axis.tsx'
import { ZoomButtons } from './zoom-buttons.tsx'

/** The height of the periods’ names, in `rem`. */
const BAND_HEIGHT = 2
/** From this width on, in `rem`, there is room for more and wider labels. */
const WIDE = 40
/** The farthest dot that a press selects, in pixels. */
const NEAR = 22

/** The moving part of the timeline with its buttons and the strip of the whole history. */
export function TimelineFrame(props: FrameProps) {
  const { bands, shown, positions, chosen, onChoose, width, rem } = props
  const control = useTimelineView(width)
  const { view, glide, show } = control
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const keys = useId()
  const isWide = width >= WIDE * rem
  const laneCount = isWide ? 6 : 4
  const labelWidth = Math.round((isWide ? 11 : 9) * rem)
  const step = scaleStep(view.scale)
  const placed = useMemo(
    () =>
      placeLabels(
        shown.map(({ rank }, at) => ({ rank, at: positions[at] ?? 0 })),
        { scale: step, width: labelWidth, gap: 6, lanes: laneCount },
      ),
    [shown, positions, step, labelWidth, laneCount],
  )
  const index = shown.findIndex(({ id }) => id === chosen)
  // A chosen event without a lane has the one above the others.
  const lanes = useMemo(
    () => placed.map((lane, at) => lane ?? (at === index ? laneCount : undefined)),
    [placed, index, laneCount],
  )
  const forward = currentLanguage().direction === 'rtl' ? -1 : 1
  const fromStart = (x: number) => (forward === 1 ? x : width - x)
  useGestures(frame, {
    push: ([x]) => show((now) => pannedView(now, width, -x * forward)),
    zoom: (factor, at) => show((now) => zoomedView(now, width, factor, at && fromStart(at[0]))),
  })
  useWheelPan(frame, (pixels) => show((now) => pannedView(now, width, pixels * forward)))
  useFollowing(props, control)

  const chooseAt = (index: number) => {
    const event = shown[Math.max(0, Math.min(shown.length - 1, index))]
    if (!event) return
    onChoose(event.id)
    list.current?.querySelector<HTMLElement>(`[data-event="${event.id}"]`)?.focus({ preventScroll: true })
  }
  const onKeyDown = timelineKeys({ control, shown, positions, width, forward, chooseAt })
  /** A press beside the labels selects the nearest event. */
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as Element).closest('button')) return
    const at = fromStart(event.clientX - event.currentTarget.getBoundingClientRect().left)
    const distances = positions.map((position) => Math.abs(pixelsTo(view, position) - at))
    const nearest = Math.min(...distances)
    const found = shown[distances.indexOf(nearest)]
    if (found && nearest <= NEAR) onChoose(found.id)
  }
  // Tab reaches the chosen event, else the first one with a label in sight.
  const first = positions.findIndex((position, at) => position >= view.start && lanes[at] !== undefined)
  const reachable = index >= 0 ? chosen : shown[first]?.id
  const onFocus = ({ target }: { target: Element }) => {
    const at = shown.findIndex(({ id }) => id === (target as HTMLElement).dataset.event)
    if (at >= 0) glide((now) => viewWith(now, width, positions[at] ?? 0, Math.min(width / 2, labelWidth)))
  }
  const height = Math.round((BAND_HEIGHT + (laneCount + 1) * LANE_HEIGHT) * rem)
  const offset = pixelsTo({ ...view, start: timelineStart }, view.start)
  /** Labels are drawn again only after half a frame of moving. */
  const drawnFrom = (Math.floor((2 * offset) / width) * width) / 2
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted text-sm" id={keys}>
          <span className="pointer-coarse:hidden">{t('history:timeline.keys')}</span>
          <span className="pointer-fine:hidden">{t('history:timeline.touch')}</span>
        </p>
        <ZoomButtons
          atEnd={index === shown.length - 1}
          atStart={index <= 0}
          onStep={(way) => onChoose(shown[index < 0 ? 0 : index + way]?.id ?? '')}
          onWhole={() => glide(() => wholeView(width))}
          onZoom={(factor) =>
            glide((now) =>
              zoomedView(
                now,
                width,
                factor,
                middleOf(index >= 0 ? pixelsTo(now, positions[index] ?? 0) : -1, width),
              ),
            )
          }
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: it isn’t a group of form fields. */}
      <div
        aria-describedby={keys}
        aria-label={t('history:timeline.label')}
        className="relative cursor-grab touch-pan-y [contain:content] select-none overflow-clip rounded-card border border-hairline bg-paper shadow-card focus-visible:-outline-offset-3 active:cursor-grabbing"
        onClick={onClick}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        ref={frame}
        role="group"
        data-scale={view.scale.toFixed(4)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move it
        tabIndex={0}
      >
        <PeriodBands bands={bands} view={view} width={width} />
        <EventDots
          chosen={chosen}
          events={shown}
          height={height}
          lanes={lanes}
          positions={positions}
          stemOf={(lane) => (lane === undefined ? 0 : (lane * LANE_HEIGHT + LOWEST) * rem)}
          view={view}
          width={width}
        />
        <div
          className="relative"
          style={{ height, transform: `translateX(${(-forward * offset).toFixed(1)}px)` }}
        >
          <EventLabels
            chosen={chosen}
            events={shown}
            from={drawnFrom}
            labelWidth={labelWidth}
            lanes={lanes}
            onChoose={onChoose}
            positions={positions}
            reachable={reachable}
            ref={list}
            scale={view.scale}
            to={drawnFrom + 1.5 * width}
          />
        </div>
        <YearAxis rem={rem} view={view} width={width} />
      </div>
      <Overview
        bands={bands}
        onMove={(time) =>
          show((now) => pannedView({ ...now, start: time - width / 2 / now.scale }, width, 0))
        }
        positions={positions}
        view={view}
        width={width}
      />
    </>
  )
}

/** Zooms around the chosen event while it is in sight, else around the middle. */
const middleOf = (at: number, width: number) => (at >= 0 && at <= width ? at : width / 2)
