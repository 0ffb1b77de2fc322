import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { readMap } from '#shared/core/map.contract.ts'
import { reading } from '../api/reading.ts'
import { t } from '../i18n/i18n.ts'
import { lazyWithMessages } from '../i18n/lazy-with-messages.ts'
import { useOnline } from '../offline/use-online.ts'
import { usePrivate } from '../private-mode.ts'
import type { MapFeatures } from './map-features.ts'

const OutlineMap = lazyWithMessages(() => import('./outline-map.tsx'))
const TileMap = lazyWithMessages(() => import('./tile-map.tsx'))
const PATIENCE_MS = 3000

/**
 * A map that fills its frame: of the tiles that the operator configured, and without them, without a network or when no
 * tile comes, of outlines that the program brings along. So too in private mode, because tiles tell where one looks. `className` gives the frame its shape.
 */
export function WorldMap({ className, ...things }: MapFeatures & { className: string }) {
  const { data } = useQuery(reading(readMap, undefined, async () => ({ tiles: null })))
  const [tilesFail, setTilesFail] = useState(false)
  const online = useOnline()
  const secret = usePrivate()
  const tiles = online && !secret && !tilesFail ? data?.answer.tiles : null
  return (
    <div
      className={`relative isolate overflow-hidden rounded-card border border-hairline bg-map-sea ${className}`}
    >
      <Suspense fallback={<NotYet />}>
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

/** Stands in a map's frame while its program cannot be fetched; the page around it says the same as the map in words. */
function NotYet() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return late && <p className="grid h-full place-content-center p-6 text-center">{t('map:missing')}</p>
}
