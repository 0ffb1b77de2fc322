import { memo, type Ref } from 'react'
import { contentAttributes, contentText } from '#shared/web/i18n/content-language.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { HistoryEvent } from '../../core/index.ts'
import { labelStart } from '../../core/place-labels.ts'
import { formatBoth } from '../event-texts.ts'

/** In `rem`. */
export const LANE_HEIGHT = 3.25
/** From the axis to the lowest label, in `rem`. */
export const LOWEST = 0.75

export interface LabelsProps {
  readonly events: readonly HistoryEvent[]
  readonly positions: readonly number[]
  /** The lane of each label, from the axis up; `undefined` without room for it. */
  readonly lanes: readonly (number | undefined)[]
  /** Pixels per year. */
  readonly scale: number
  /** The part of the timeline whose labels are drawn, in pixels from its beginning. */
  readonly from: number
  readonly to: number
  /** In pixels. */
  readonly labelWidth: number
  readonly chosen: string | undefined
  /** The event that Tab reaches. */
  readonly reachable: string | undefined
  readonly onChoose: (id: string) => void
  readonly ref: Ref<HTMLOListElement>
}

/** Every event as a button in the order of time. Those with a label nearby are seen; screen readers have all. */
export const EventLabels = memo(function EventLabels({ events, lanes, ref, ...shared }: LabelsProps) {
  const { scale, labelWidth } = shared
  return (
    <ol ref={ref}>
      {events.map((event, index) => {
        const start = Math.round(labelStart(shared.positions[index] ?? 0, { scale, width: labelWidth }))
        const isDrawn = lanes[index] !== undefined && start >= shared.from - labelWidth && start <= shared.to
        return (
          <Label
            event={event}
            isChosen={event.id === shared.chosen}
            isReachable={event.id === shared.reachable}
            key={event.id}
            lane={isDrawn ? lanes[index] : undefined}
            onChoose={shared.onChoose}
            start={isDrawn ? start : 0}
            width={labelWidth}
          />
        )
      })}
    </ol>
  )
})

const Label = memo(function Label({
  event,
  start,
  lane,
  width,
  isChosen,
  isReachable,
  onChoose,
}: {
  event: HistoryEvent
  start: number
  lane: number | undefined
  width: number
  isChosen: boolean
  isReachable: boolean
  onChoose: (id: string) => void
}) {
  const { id, title } = event
  const forward = currentLanguage().direction === 'rtl' ? -1 : 1
  return (
    <li>
      <button
        aria-label={nameOf(event)}
        aria-pressed={isChosen}
        className={
          lane === undefined
            ? 'sr-only'
            : classNames(
                'absolute start-0 h-11 rounded-lg border px-2 text-start text-sm leading-[1.15rem] focus-visible:outline-offset-1',
                isChosen
                  ? 'z-1 border-action bg-action-soft font-semibold text-action'
                  : 'border-hairline bg-raised hover:border-action hover:text-action',
              )
        }
        data-event={id}
        onClick={() => onChoose(id)}
        style={
          lane === undefined
            ? undefined
            : {
                width,
                bottom: `${lane * LANE_HEIGHT + LOWEST}rem`,
                transform: `translateX(${forward * start}px)`,
              }
        }
        tabIndex={isReachable ? 0 : -1}
        type="button"
      >
        {lane !== undefined && (
          <span className="line-clamp-2" {...contentAttributes()}>
            {contentText(title)}
          </span>
        )}
      </button>
    </li>
  )
})

const names = new WeakMap<HistoryEvent, string>()

/** The name with both dates, which is formatted once; the language never changes without a reload. */
function nameOf(event: HistoryEvent): string {
  const name = names.get(event) ?? `${contentText(event.title)}, ${formatBoth(event)}`
  names.set(event, name)
  return name
}
