import { LRUCache } from 'lru-cache'
import { type OfficialTable, tablesAround } from '#features/prayer/core/index.ts'
import { calculatedPrayers, type PrayerInstants, type ReminderPlan } from '../core/reminder-times.ts'
import type { SubscriptionChoices } from './reminder-subscriptions.repository.ts'

/** How many combinations of place and choices are cached. */
const MAX_CACHED_PLANS = 200
/** Entries expire after this time, so that each holds only a few days. */
const CACHE_LIFETIME_MS = 6 * 3_600_000

/** Builds a subscription’s plan; subscriptions with the same place and choices share the calculation. */
export type Planner = (choices: SubscriptionChoices) => Promise<ReminderPlan>

/** Reads the current official timetables. */
export type OfficialTables = () => Promise<readonly OfficialTable[]>

export function createPlanner(officialTables: OfficialTables): Planner {
  const cache = new LRUCache<string, PrayerInstants>({ max: MAX_CACHED_PLANS, ttl: CACHE_LIFETIME_MS })
  return async ({ latitude, longitude, timeZone, settings, calculation }) => {
    const place = { latitude, longitude }
    const request = { ...calculation, place, timeZone }
    const tables = tablesAround(await officialTables(), place)
    const key = JSON.stringify([request, tables.map(({ id, version }) => [id, version])])
    const prayers = cache.get(key) ?? calculatedPrayers({ ...request, tables })
    cache.set(key, prayers)
    return { settings, timeZone, prayers }
  }
}
