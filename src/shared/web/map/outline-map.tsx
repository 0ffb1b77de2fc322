import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { type Size, useSize } from '#shared/web/use-size.ts'
import { t } from '../i18n/i18n.ts'
import { greatCircle } from './great-circle.ts'
import { MapButtons } from './map-buttons.tsx'
import type { MapFeatures } from './map-features.ts'
import { MapOverlay } from './map-overlay.tsx'
import { type MapView, onPicture, panned, viewOf, worldPoint, zoomed } from './map-view.ts'
import { CLOSE_BY, middleMeridian } from './middle-meridian.ts'
import { fetchOutlines, type WorldPaths, worldPaths } from './outlines.ts'
import { useGestures } from './use-gestures.ts'

/** Closer than this many pixels a degree, coarse outlines look it. */
const FINE_FROM = 9

/** A map of embedded outlines, without any service: coasts and borders, the marks and the way. */
export default function OutlineMap({ label, marks, way, own }: MapFeatures) {
  const { ref, size } = useSize<HTMLDivElement>()
  const [moved, setMoved] = useState<MapView>()
  const points = useMemo(() => (way ? greatCircle(...way) : []), [way])
  const shown = points.length > 0 ? points : marks.map(({ at }) => at)
  const meridian = middleMeridian(shown)
  const all =
    size &&
    viewOf(
      shown.map((at) => worldPoint(at, meridian)),
      size,
      CLOSE_BY,
    )
  const view = moved ?? all
  const { paths, failed } = usePaths(meridian, (view?.scale ?? 0) > FINE_FROM)
  const change = (by: (view: MapView, size: Size) => MapView) =>
    setMoved((before) => (size && (before ?? all) ? by(before ?? (all as MapView), size) : before))
  const zoom = (factor: number, at?: readonly [number, number]) =>
    change((now, within) => zoomed(now, within, factor, at))
  useGestures(ref, { zoom, push: (by) => change((now, within) => panned(now, within, by)) })
  const closeTo = (at: Coordinates) => setMoved(size && viewOf([worldPoint(at, meridian)], size, CLOSE_BY))
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
            {paths && <World paths={paths} size={size} view={view} />}
            <MapOverlay
              marks={marks}
              project={(at) => onPicture(worldPoint(at, meridian), view, size)}
              size={size}
              way={points}
            />
          </>
        )}
      </div>
      {failed && (
        <p className="absolute start-2 bottom-2 z-20 rounded-lg bg-raised px-2 py-1 text-sm" role="status">
          {t('map:withoutOutlines')}
        </p>
      )}
      <MapButtons onAll={() => setMoved(undefined)} onOwn={own && (() => closeTo(own))} onZoom={zoom} />
    </>
  )
}

function World({ paths, view, size }: { paths: WorldPaths; view: MapView; size: Size }) {
  const { scale, centre } = view
  const [dx, dy] = [size.width / 2 / scale, size.height / 2 / scale]
  const seen = ({ box: [west, north, east, south] }: WorldPaths['countries'][number]) =>
    west < centre[0] + dx && east > centre[0] - dx && north < centre[1] + dy && south > centre[1] - dy
  const thin = { vectorEffect: 'non-scaling-stroke', fill: 'none' } as const
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full" focusable="false">
      <g
        transform={`translate(${size.width / 2 - centre[0] * scale} ${size.height / 2 - centre[1] * scale}) scale(${scale})`}
      >
        {paths.countries.filter(seen).map(({ path }) => (
          <path className="fill-map-land" d={path} key={path} />
        ))}
        <path className="stroke-map-sea" d={paths.borders} {...thin} strokeWidth={1} />
        <path className="stroke-ink/10" d={paths.grid} {...thin} strokeWidth={0.75} />
      </g>
    </svg>
  )
}

/** The paths around a meridian, coarse ones until finer ones are there; `failed` when there are none to be had. */
function usePaths(meridian: number, fine: boolean): { paths: WorldPaths | undefined; failed: boolean } {
  const outlines = (detail: 'coarse' | 'fine', enabled: boolean) => ({
    queryKey: ['outlines', detail],
    queryFn: () => fetchOutlines(detail),
    enabled,
  })
  const coarse = useQuery(outlines('coarse', true))
  const finer = useQuery(outlines('fine', fine))
  const best = (fine && finer.data) || coarse.data
  const paths = useMemo(() => best && worldPaths(best, meridian), [best, meridian])
  return { paths, failed: coarse.isError && !best }
}
