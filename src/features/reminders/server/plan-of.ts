import { LRUCache } from 'lru-cache'
import { type OfficialTable, tablesAround } from '#features/prayer/core/index.ts'
import { calculatedPrayers, type PrayerInstants, type ReminderPlan } from '../core/reminder-times.ts'
import type { Wish } from './reminder-subscriptions.repository.ts'

/** Places and choices whose days are held. */
const KEPT_PLANS = 200
/** After which a place's days are worked out anew, so that no more than a few of them are held. */
const KEPT_FOR_MS = 6 * 3_600_000

/** What a subscription's reminders hang on; people of one place and one choice share the work. */
export type PlanOf = (wish: Wish) => Promise<ReminderPlan>

/** The official timetables that there are now. */
export type OfficialTables = () => Promise<readonly OfficialTable[]>

export function plans(officialTables: OfficialTables): PlanOf {
  const known = new LRUCache<string, PrayerInstants>({ max: KEPT_PLANS, ttl: KEPT_FOR_MS })
  return async ({ latitude, longitude, timeZone, settings, calculation }) => {
    const place = { latitude, longitude }
    const request = { ...calculation, place, timeZone }
    const tables = tablesAround(await officialTables(), place)
    const key = JSON.stringify([request, tables.map(({ id, version }) => [id, version])])
    const prayers = known.get(key) ?? calculatedPrayers({ ...request, tables })
    known.set(key, prayers)
    return { settings, timeZone, prayers }
  }
}
