import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { readMap } from '#shared/core/map.contract.ts'
import { reading } from '../api/reading.ts'
import { useOnline } from '../offline/use-online.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import type { MapThings } from './map-things.ts'

const OutlineMap = lazy(() => import('./outline-map.tsx'))
const TileMap = lazy(() => import('./tile-map.tsx'))

/**
 * A map that fills its frame: of the tiles that the operator configured, and without them, or without a network, of
 * outlines that the program brings along. `className` gives the frame its shape.
 */
export function WorldMap({ className, ...things }: MapThings & { className: string }) {
  const { data } = useQuery(reading<typeof readMap>('/api/map', undefined, async () => ({ tiles: null })))
  const online = useOnline()
  const tiles = online ? data?.answer.tiles : null
  return (
    <div
      className={`relative isolate overflow-hidden rounded-card border border-hairline bg-map-sea ${className}`}
    >
      <ErrorBoundary>
        <Suspense>
          {data && (tiles ? <TileMap {...things} tiles={tiles} /> : <OutlineMap {...things} />)}
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}
