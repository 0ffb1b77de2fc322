import { roundedPlace } from '#shared/core/coordinates.ts'
import { BoundedCache } from '#shared/server/bounded-cache.ts'
import { calculatedPrayers, type PrayerInstants, type ReminderPlan } from '../core/reminder-times.ts'
import type { Wish } from './reminder-subscriptions.repository.ts'

/** Places and choices whose days are held. */
const KEPT_PLANS = 2000
/** A day's end after which a place's days are worked out anew, so that no more than a few of them are held. */
const KEPT_FOR_MS = 6 * 3_600_000

/** What a subscription's reminders hang on; people of one place and one choice share the work. */
export type PlanOf = (wish: Wish) => ReminderPlan

export function plans(): PlanOf {
  const known = new BoundedCache<PrayerInstants>(KEPT_PLANS, KEPT_FOR_MS)
  return ({ latitude, longitude, timeZone, settings, calculation }) => {
    const request = { ...calculation, place: roundedPlace({ latitude, longitude }), timeZone }
    const key = JSON.stringify(request)
    const prayers = known.get(key) ?? calculatedPrayers(request)
    known.set(key, prayers)
    return { settings, timeZone, prayers }
  }
}
