import { count, desc, ne } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { RankedDirectory } from '#shared/server/directory/count-popularity.ts'
import { existing } from '#shared/server/directory/directory.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { loadTimeZones } from '#shared/server/time-zone-at.ts'
import type { Business } from '../core/business.ts'
import { readBusiness, readBusinessCities, readBusinesses } from '../core/businesses.contract.ts'
import { businessDirectory } from './businesses.directory.ts'
import { businesses } from './businesses.table.ts'
import { describeBusiness } from './describe-business.ts'
import { seedSamples } from './seed-samples.ts'

/** Short, because businesses open and close. */
const CACHE = { cacheControl: 'public, max-age=60' }
/** More wouldn’t fit a list that people choose from. */
const MOST_CITIES = 200
const CITIES_FRESH_MS = 60_000

/** What the views and saves of businesses are counted from. */
export const rankedBusinesses: RankedDirectory = {
  table: businesses,
  path: '/islamic-business',
  target: 'business',
}

export const businessesFeature: ServerFeature = async (app, services) => {
  const { database, contentFolder, clock } = services
  await seedSamples(database, contentFolder)
  const directory = businessDirectory(database, clock)
  const timeZoneAt = loadTimeZones(contentFolder)
  const described = (entry: Business) => describeBusiness(entry, { now: clock(), timeZoneAt })

  const cities = new LRUCache<'all', string[]>({
    max: 1,
    ttl: CITIES_FRESH_MS,
    allowStale: true,
    ignoreFetchAbort: true,
    fetchMethod: async () => {
      const found = await database.db
        .select({ city: businesses.city })
        .from(businesses)
        .where(ne(businesses.cityKey, ''))
        .groupBy(businesses.city)
        .orderBy(desc(count()), businesses.city)
        .limit(MOST_CITIES)
      return found.map(({ city }) => city).toSorted((a, b) => a.localeCompare(b, 'en'))
    },
  })

  route(
    app,
    readBusinesses,
    async ({ query: { search, page, limit, ...filters } }) => {
      const { entries, pagination } = await directory.list({ search, page, limit, filters })
      return { businesses: await Promise.all(entries.map(({ entry }) => described(entry))), pagination }
    },
    CACHE,
  )
  route(app, readBusinessCities, () => cities.forceFetch('all'), CACHE)
  route(
    app,
    readBusiness,
    async ({ params: { slug } }) => described(existing(await directory.find(slug)).entry),
    CACHE,
  )
}
