import { useEffect } from 'react'
import { sunAltitude } from '#features/prayer/core/index.ts'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { DARK_BELOW, type Sky, skyAt } from '#shared/core/sky/sky.ts'
import { sunSays } from '#shared/web/theme/theme.ts'
import { useNow } from '#shared/web/use-now.ts'

const A_MINUTE = 60_000
/** The altitude to assume until a place is known, matching the sky that the page was painted with by the device's clock. */
const heightByClock = () => (document.documentElement.dataset.sky === 'night' ? -30 : 30)

/** The current sky over the place; also informs the theme that follows the sun. */
export function useSky(place: Coordinates | undefined): Sky {
  const now = useNow(A_MINUTE)
  const altitude = place ? sunAltitude(place, new Date(now)) : heightByClock()
  const rising = place ? sunAltitude(place, new Date(now + A_MINUTE)) > altitude : true
  const isDark = altitude < DARK_BELOW
  const known = place !== undefined
  useEffect(() => {
    if (known) sunSays(isDark ? 'dark' : 'light')
  }, [known, isDark])
  return skyAt(altitude, rising)
}
