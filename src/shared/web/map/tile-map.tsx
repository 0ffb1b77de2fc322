import { CRS, map as drawMap, type Map as LeafletMap, latLngBounds, tileLayer } from 'leaflet'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { useSize } from '#shared/web/use-size.ts'
import { t } from '../i18n/i18n.ts'
import { greatCircle } from './great-circle.ts'
import { MapButtons } from './map-buttons.tsx'
import type { MapFeatures } from './map-features.ts'
import { MapOverlay } from './map-overlay.tsx'
import { middleMeridian } from './middle-meridian.ts'
import { useLeafletStyles } from './use-leaflet-styles.ts'

const CLOSE_BY_ZOOM = 13
const CLOSEST_ZOOM = 19

interface TileMapThings extends MapFeatures {
  readonly tiles: { readonly address: string; readonly attribution: string }
  /** Called when tiles are refused and none has come. */
  readonly onFail: () => void
}

/** A map of the operator’s tiles, with the same marks and the same way as the one of outlines. */
export default function TileMap({ label, marks, way, own, tiles, onFail }: TileMapThings) {
  const { ref, size } = useSize<HTMLDivElement>()
  const styled = useLeafletStyles()
  const [map, setMap] = useState<LeafletMap>()
  const [, redraw] = useState(0)
  const points = useMemo(() => (way ? greatCircle(...way) : []), [way])
  const shown = points.length > 0 ? points : marks.map(({ at }) => at)
  const meridian = middleMeridian(shown)
  const near = (at: Coordinates): [number, number] => [
    at.latitude,
    meridian + (((((at.longitude - meridian + 180) % 360) + 360) % 360) - 180),
  ]
  const all = () => {
    if (shown.length > 0)
      map?.fitBounds(latLngBounds(shown.map(near)), { padding: [76, 44], maxZoom: CLOSE_BY_ZOOM })
  }
  const showAll = useRef(all)
  showAll.current = all
  const failed = useRef(onFail)
  failed.current = onFail
  useEffect(() => {
    const element = ref.current
    if (!element || !styled) return
    // Without animation the marks, which are drawn over it, never lag behind.
    const made = drawMap(element, {
      crs: CRS.EPSG3857,
      attributionControl: false,
      zoomControl: false,
      zoomAnimation: false,
      fadeAnimation: false,
      markerZoomAnimation: false,
      inertia: false,
      scrollWheelZoom: false,
      minZoom: 1,
      maxZoom: CLOSEST_ZOOM,
    }).setView([0, 0], 1)
    const layer = tileLayer(tiles.address, { maxZoom: CLOSEST_ZOOM })
    const fail = () => failed.current()
    layer.on('tileerror', fail).once('tileload', () => layer.off('tileerror', fail))
    layer.addTo(made)
    made.on('move zoom viewreset', () => redraw((count) => count + 1))
    setMap(made)
    return () => {
      setMap(undefined)
      made.remove()
    }
  }, [ref, styled, tiles.address])
  useEffect(() => {
    if (map && size) {
      map.invalidateSize({ animate: false })
      showAll.current()
    }
  }, [map, size])
  return (
    <>
      <div
        aria-label={t('map:movable', { label })}
        className="absolute inset-0 z-0 focus-visible:-outline-offset-3"
        dir="ltr"
        ref={ref}
        role="application"
      />
      {map && size && (
        <div dir="ltr">
          <MapOverlay
            marks={marks}
            project={(at) => {
              const { x, y } = map.latLngToContainerPoint(near(at))
              return [x, y]
            }}
            size={size}
            way={points}
          />
        </div>
      )}
      <MapButtons
        onAll={all}
        onOwn={own && (() => map?.setView(near(own), CLOSE_BY_ZOOM))}
        onZoom={(factor) => map?.setZoom(map.getZoom() + Math.sign(factor - 1))}
      />
      {tiles.attribution && (
        <p
          className="absolute start-0 bottom-0 z-20 rounded-te-lg bg-raised/90 px-2 py-0.5 text-ink text-xs"
          dir="auto"
        >
          {tiles.attribution}
        </p>
      )}
    </>
  )
}
