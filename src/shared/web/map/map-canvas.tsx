import { useMemo, useState } from 'react'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { type Size, useSize } from '#shared/web/use-size.ts'
import { t } from '../i18n/i18n.ts'
import { greatCircle } from './great-circle.ts'
import { MapButtons } from './map-buttons.tsx'
import type { MapFeatures, MapMark, Projection } from './map-features.ts'
import { MapOverlay } from './map-overlay.tsx'
import { sharpeningFactor, type Tiles, tileLimits } from './map-tiles.ts'
import {
  type MapView,
  middleMeridian,
  onPicture,
  outlineLimits,
  panned,
  placeOnPicture,
  viewOf,
  type WorldPoint,
  worldPoint,
  zoomed,
} from './map-view.ts'
import { OutlineLayer } from './outline-layer.tsx'
import { TileLayer } from './tile-layer.tsx'
import { useGestures } from './use-gestures.ts'

/** A map that can be moved: tiles or outlines, with marks and the way on top. */
export default function MapCanvas({
  label,
  marks,
  way,
  own,
  onPick,
  onPickMark,
  tiles,
  onTilesFail,
}: MapFeatures & { tiles: Tiles | undefined; onTilesFail: () => void }) {
  const { ref, size } = useSize<HTMLDivElement>()
  const [moved, setMoved] = useState<MapView>()
  const points = useMemo(() => (way ? greatCircle(...way) : []), [way])
  const shown = points.length > 0 ? points : marks.map(({ at }) => at)
  const middle = middleMeridian(shown)
  const [first] = useState(middle)
  // A chosen place moves its mark; the map stays where it is.
  const meridian = onPick ? first : middle
  const { closeBy, closest } = tiles ? tileLimits : outlineLimits
  const viewAround = (places: readonly Coordinates[], within: Size) => {
    const exact = viewOf(
      places.map((at) => worldPoint(at, meridian)),
      within,
      closeBy,
    )
    return tiles ? zoomed(exact, within, sharpeningFactor(exact), { closest }) : exact
  }
  const all = size && viewAround(shown, size)
  const view = moved ?? all
  const change = (by: (view: MapView, size: Size) => MapView) =>
    setMoved((before) => (size && (before ?? all) ? by(before ?? (all as MapView), size) : before))
  const zoom = (factor: number, at?: readonly [number, number]) =>
    change((now, within) => zoomed(now, within, factor, { closest, at }))
  const choose = (at: WorldPoint | undefined) => {
    if (!size || !view) return
    const point = at ?? [size.width / 2, size.height / 2]
    onPick?.(placeOnPicture(point, view, size, meridian))
    const mark = nearestMark(marks, point, (place) => onPicture(worldPoint(place, meridian), view, size))
    if (mark) onPickMark?.(mark.id)
  }
  const pick = onPick || onPickMark ? choose : undefined
  useGestures(ref, { zoom, push: (by) => change((now, within) => panned(now, within, by)), pick })
  return (
    <>
      <div
        aria-label={t('map:movable', { label })}
        className="absolute inset-0 cursor-grab touch-pan-y select-none overflow-hidden bg-map-sea focus-visible:-outline-offset-3 active:cursor-grabbing"
        dir="ltr"
        ref={ref}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move it
        tabIndex={0}
      >
        {size && view && (
          <>
            {tiles ? (
              <TileLayer meridian={meridian} onFail={onTilesFail} size={size} tiles={tiles} view={view} />
            ) : (
              <OutlineLayer meridian={meridian} size={size} view={view} />
            )}
            <MapOverlay
              marks={marks}
              project={(at) => onPicture(worldPoint(at, meridian), view, size)}
              size={size}
              way={points}
            />
            {onPick && (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute inset-0 m-auto size-3 rounded-full border border-ink bg-raised/60"
              />
            )}
          </>
        )}
      </div>
      <MapButtons
        onAll={() => setMoved(undefined)}
        onOwn={own && (() => setMoved(size && viewAround([own], size)))}
        onZoom={zoom}
      />
    </>
  )
}

/** The farthest mark that a press chooses, in pixels. */
const NEAR = 24

/** The mark nearest to a point of the picture; `undefined` if none is near. */
function nearestMark(
  marks: readonly MapMark[],
  [x, y]: WorldPoint,
  project: Projection,
): MapMark | undefined {
  let nearest: MapMark | undefined
  let least = NEAR
  for (const mark of marks) {
    const [markX, markY] = project(mark.at)
    const distance = Math.hypot(markX - x, markY - y)
    if (distance > least) continue
    least = distance
    nearest = mark
  }
  return nearest
}
