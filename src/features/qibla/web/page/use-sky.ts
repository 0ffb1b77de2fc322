import { useMemo } from 'react'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { useNow } from '#shared/web/use-now.ts'
import { skyBodies } from '../../core/sky-bodies.ts'
import { sunAlignments } from '../../core/sun-alignments.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * The sun and moon relative to the Qibla now, updated every minute, and the sun's alignments of the next day.
 */
export function useSky({ latitude, longitude }: Coordinates, direction: number) {
  const now = useNow(MINUTE)
  const hour = Math.floor(now / HOUR) * HOUR
  const bodies = useMemo(
    () => skyBodies({ latitude, longitude }, direction, new Date(now)),
    [latitude, longitude, direction, now],
  )
  const around = useMemo(
    () => sunAlignments({ latitude, longitude }, direction, hour, hour + DAY),
    [latitude, longitude, direction, hour],
  )
  return { now, bodies, meetings: around.filter(({ at }) => at > now) }
}
