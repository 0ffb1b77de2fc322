import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { readMap } from '#shared/core/map.contract.ts'
import { reading } from '../api/reading.ts'
import { t } from '../i18n/i18n.ts'
import { lazyWithMessages } from '../i18n/lazy-with-messages.ts'
import { useOnline } from '../offline/use-online.ts'
import { usePrivate } from '../private-mode.ts'
import type { MapFeatures } from './map-features.ts'

const MapCanvas = lazyWithMessages(() => import('./map-canvas.tsx'))
const PATIENCE_MS = 3000

/**
 * A map that fills its frame. It shows the operator's tiles, or built-in outlines if none are configured,
 * offline, if no tile loads, and in private mode, because requests for tiles reveal the viewed area.
 * `className` styles the frame.
 */
export function WorldMap({ className, ...features }: MapFeatures & { className: string }) {
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
        {data && (
          <MapCanvas {...features} onTilesFail={() => setTilesFail(true)} tiles={tiles ?? undefined} />
        )}
      </Suspense>
    </div>
  )
}

/** Shown in the map's frame if its code can't be loaded. The page has the same information as text. */
function NotYet() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return late && <p className="grid h-full place-content-center p-6 text-center">{t('map:missing')}</p>
}
