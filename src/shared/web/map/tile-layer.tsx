import { useRef } from 'react'
import type { Size } from '../use-size.ts'
import { type Tiles, tilesIn } from './map-tiles.ts'
import type { MapView } from './map-view.ts'

/** The operator's tiles; calls `onFail` if one fails before any has loaded. */
export function TileLayer({
  tiles,
  view,
  size,
  meridian,
  onFail,
}: {
  tiles: Tiles
  view: MapView
  size: Size
  meridian: number
  onFail: () => void
}) {
  const hasLoaded = useRef(false)
  return (
    <>
      <div aria-hidden="true" className="absolute inset-0 overflow-hidden" dir="ltr">
        {tilesIn(tiles.address, view, size, meridian).map(({ address, left, top, width, height }) => (
          <img
            alt=""
            className="absolute top-0 left-0 max-w-none"
            data-tile
            draggable={false}
            height={height}
            key={`${address} ${Math.floor(left / size.width)}`}
            onError={() => hasLoaded.current || onFail()}
            onLoad={() => {
              hasLoaded.current = true
            }}
            src={address}
            style={{ transform: `translate(${left}px, ${top}px)`, width, height }}
            width={width}
          />
        ))}
      </div>
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
