import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { readMap } from '#shared/core/map.contract.ts'
import { reading } from '../api/reading.ts'
import { t } from '../i18n/i18n.ts'
import { useOnline } from '../offline/use-online.ts'
import { usePrivate } from '../private-mode.ts'
import type { MapThings } from './map-things.ts'
import type { TileMapThings } from './tile-map.tsx'

/** Stands in a map's frame when its program cannot be fetched; the page around it says the same in words. */
const missing = () => ({
  default: () => <p className="grid h-full place-content-center p-6 text-center">{t('map:missing')}</p>,
})
const OutlineMap = lazy<ComponentType<MapThings>>(() => import('./outline-map.tsx').catch(missing))
const TileMap = lazy<ComponentType<TileMapThings>>(() => import('./tile-map.tsx').catch(missing))

/**
 * A map that fills its frame: of the tiles that the operator configured, and without them, without a network or when no
 * tile comes, of outlines that the program brings along. So too in private mode, because tiles tell where one looks. `className` gives the frame its shape.
 */
export function WorldMap({ className, ...things }: MapThings & { className: string }) {
  const { data } = useQuery(reading<typeof readMap>('/api/map', undefined, async () => ({ tiles: null })))
  const [tilesFail, setTilesFail] = useState(false)
  const online = useOnline()
  const secret = usePrivate()
  const tiles = online && !secret && !tilesFail ? data?.answer.tiles : null
  return (
    <div
      className={`relative isolate overflow-hidden rounded-card border border-hairline bg-map-sea ${className}`}
    >
      <Suspense>
        {data &&
          (tiles ? (
            <TileMap {...things} onFail={() => setTilesFail(true)} tiles={tiles} />
          ) : (
            <OutlineMap {...things} />
          ))}
      </Suspense>
    </div>
  )
}
