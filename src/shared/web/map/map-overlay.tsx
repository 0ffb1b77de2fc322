import type { Coordinates } from '#shared/core/coordinates.ts'
import { classNames } from '../ui/class-names.ts'
import type { Size } from '../use-size.ts'
import type { MapMark, Projection } from './map-features.ts'

/** The line and the marks on either kind of map. */
export function MapOverlay({
  marks,
  way,
  project,
  size,
}: {
  marks: readonly MapMark[]
  /** Points of the way, continuous on this projection. */
  way: readonly Coordinates[]
  project: Projection
  size: Size
}) {
  const seen = ([x, y]: readonly [number, number]) =>
    x > -8 && y > -8 && x < size.width + 8 && y < size.height + 8
  const line = way
    .map((point) =>
      project(point)
        .map((value) => value.toFixed(1))
        .join(' '),
    )
    .join('L')
  return (
    <div className="pointer-events-none absolute inset-0 z-10 overflow-hidden">
      {line && (
        <svg aria-hidden="true" className="absolute inset-0 size-full" focusable="false">
          <path className="fill-none stroke-raised" d={`M${line}`} strokeLinejoin="round" strokeWidth={6} />
          <path
            className="fill-none stroke-action"
            d={`M${line}`}
            data-way
            strokeLinejoin="round"
            strokeWidth={3}
          />
        </svg>
      )}
      {marks.map((mark) => {
        const at = project(mark.at)
        return seen(at) && <Mark at={at} key={mark.id} mark={mark} width={size.width} />
      })}
    </div>
  )
}

const looks = {
  own: 'size-4 rounded-full border-3 border-raised bg-action',
  kaaba: 'size-4 rounded-xs border-2 border-raised bg-ink',
  pin: 'size-4 rounded-full border-3 border-raised bg-ornament-text',
} as const

function Mark({ mark, at: [x, y], width }: { mark: MapMark; at: readonly [number, number]; width: number }) {
  const shape = (
    <>
      <span
        className={classNames(
          'shrink-0 shadow-card',
          looks[mark.look],
          mark.chosen && 'scale-150 ring-2 ring-ink',
        )}
      />
      {mark.label && (
        <bdi
          className={classNames(
            'absolute max-w-36 truncate rounded-full bg-raised px-2 font-semibold text-ink text-xs leading-5 shadow-card',
            // Labels are on the side with more room. East is right on every map, in every script.
            x > width / 2 ? 'right-8' : 'left-8',
          )}
        >
          {mark.label}
        </bdi>
      )}
    </>
  )
  const place = 'absolute top-0 left-0 grid size-11 place-content-center'
  const style = { transform: `translate(${(x - 22).toFixed(1)}px, ${(y - 22).toFixed(1)}px)` }
  return mark.onChoose ? (
    <button
      aria-label={mark.name}
      aria-pressed={mark.chosen ?? false}
      className={`${place} pointer-events-auto cursor-pointer rounded-full`}
      onClick={mark.onChoose}
      style={style}
      type="button"
    >
      {shape}
    </button>
  ) : (
    <div aria-hidden="true" className={place} style={style}>
      {shape}
    </div>
  )
}
