import { distanceKm } from '#shared/core/coordinates.ts'
import { loadMessages, t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { syncsPlace } from '#shared/web/user-data/sync-settings.ts'
import { GEOLOCATION_STEPS } from '../core/index.ts'
import { type Measured, placeAt, position } from './locate.ts'
import { savedPlace, savePlace } from './place-store.ts'

/** Nearer than this, times differ by less than a minute. What the measurement may be wrong by comes on top. */
const MOVED_KM = 15
const AGAIN_MS = 15 * 60_000

/**
 * Keeps a measured place true for travellers: measures again when the app is opened, and when it is seen again later.
 * Only places of the device are followed, and nobody is asked for permission.
 */
export function startFollowingDevice(): void {
  let last = Number.NEGATIVE_INFINITY
  const follow = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < AGAIN_MS) return
    last = Date.now()
    void followDevice().catch(() => {
      last = Number.NEGATIVE_INFINITY
    })
  }
  follow()
  document.addEventListener('visibilitychange', follow)
}

/** Saves the device’s place, and says so, if the saved one was measured far from it. */
export async function followDevice(): Promise<void> {
  // A place that syncs may be that of another device.
  if (savedPlace()?.source !== 'device' || syncsPlace.read()) return
  const permission = await navigator.permissions?.query({ name: 'geolocation' })
  if (permission?.state !== 'granted') return
  const [, rough] = GEOLOCATION_STEPS
  const at = await position(rough)
  if (!isFar(at)) return
  const [found] = await Promise.all([placeAt(at), loadMessages(['location'])])
  // The user may have chosen a place meanwhile.
  if (!isFar(at)) return
  savePlace(found)
  toast({ title: t('location:yourLocation'), description: t(`cities:${found.name}`) })
}

function isFar(at: Measured): boolean {
  const saved = savedPlace()
  return saved?.source === 'device' && distanceKm(saved, at) >= MOVED_KM + at.accuracyKm
}
