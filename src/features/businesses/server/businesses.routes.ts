import { and, count, desc, ne } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { RankedDirectory } from '#shared/server/directory/count-popularity.ts'
import { existing } from '#shared/server/directory/directory.ts'
import { isListed } from '#shared/server/directory/directory-columns.ts'
import { everyHour } from '#shared/server/every-hour.ts'
import { openFileStore } from '#shared/server/files/open-file-store.ts'
import { removeUnusedFiles } from '#shared/server/files/remove-unused-files.ts'
import { replyWithFile } from '#shared/server/files/reply-with-file.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { loadTimeZones } from '#shared/server/time-zone-at.ts'
import type { Business } from '../core/business.ts'
import {
  type BusinessAnswer,
  readBusiness,
  readBusinessCities,
  readBusinesses,
  readBusinessPhoto,
} from '../core/businesses.contract.ts'
import { businessDirectory, distanceFrom } from './businesses.directory.ts'
import { businesses } from './businesses.table.ts'
import { businessesAdminRoutes } from './businesses-admin.routes.ts'
import { describeBusiness } from './describe-business.ts'
import { businessesDataSource } from './export-businesses.ts'
import { deleteReviewsOfNobody, reviewCounts } from './reviews.repository.ts'
import { reviewRoutes } from './reviews.routes.ts'
import { seedSamples } from './seed-samples.ts'
import { deletePhotosOfNobody, FILES_AREA, findPhoto, usedKeys } from './submission-files.ts'
import { deleteOldSubmissions } from './submission-review.repository.ts'
import { submissionReviewRoutes } from './submission-review.routes.ts'
import { submissionRoutes } from './submissions.routes.ts'

/** Short, because businesses open and close. */
const CACHE = { cacheControl: 'public, max-age=60' }
/** More wouldn’t fit a list that people choose from. */
const MOST_CITIES = 200
const CITIES_FRESH_MS = 60_000
/** Its address has the version. */
const PHOTO_CACHE = 'public, max-age=31536000, immutable'

/** What the views and saves of businesses are counted from. */
export const rankedBusinesses: RankedDirectory = {
  table: businesses,
  path: '/islamic-business',
  target: 'business',
  listed: ne(businesses.source, 'sample'),
}

export const businessesFeature: ServerFeature = async (app, services) => {
  const { database, contentFolder, clock, log, settings } = services
  await seedSamples(database, contentFolder)
  const store = openFileStore(settings)
  app.accountDataSources.push(businessesDataSource(store))
  reviewRoutes(app, services)
  businessesAdminRoutes(app, services, store)
  // In a scope of their own: only their calls accept files.
  await app.register(async (scope) => {
    submissionRoutes(scope, services, store)
    submissionReviewRoutes(scope, services, store)
  })
  everyHour(app, log, {
    name: 'businessSubmissions',
    failed: 'old submissions of businesses could not be deleted',
    work: async () => {
      await deleteOldSubmissions(database, clock())
      await deletePhotosOfNobody(database)
      await deleteReviewsOfNobody(database)
      await removeUnusedFiles(store, FILES_AREA, clock(), (keys) => usedKeys(database, keys))
    },
  })
  const directory = businessDirectory(database, clock)
  const timeZoneAt = loadTimeZones(contentFolder)
  const described = async (entries: readonly Business[]) => {
    const reviews = await reviewCounts(
      database,
      entries.map(({ seoSlug }) => seoSlug),
    )
    return Promise.all(
      entries.map((entry) =>
        describeBusiness(entry, { now: clock(), timeZoneAt, reviews: reviews.get(entry.seoSlug) }),
      ),
    )
  }

  const cities = new LRUCache<'all', string[]>({
    max: 1,
    ttl: CITIES_FRESH_MS,
    allowStale: true,
    ignoreFetchAbort: true,
    fetchMethod: async () => {
      const found = await database.db
        .select({ city: businesses.city })
        .from(businesses)
        .where(and(ne(businesses.cityKey, ''), isListed(businesses)))
        .groupBy(businesses.city)
        .orderBy(desc(count()), businesses.city)
        .limit(MOST_CITIES)
      return found.map(({ city }) => city).toSorted((a, b) => a.localeCompare(b, 'en'))
    },
  })

  route(
    app,
    readBusinesses,
    async ({ query: { search, page, limit, near, ...filters } }) => {
      const order = near && distanceFrom(near)
      const { entries, pagination } = await directory.list({ search, page, limit, filters, order })
      return { businesses: await described(entries.map(({ entry }) => entry)), pagination }
    },
    CACHE,
  )
  route(app, readBusinessCities, () => cities.forceFetch('all'), CACHE)
  route(
    app,
    readBusiness,
    async ({ params: { slug } }) => {
      const { entry } = existing(await directory.find(slug))
      const [business] = await described([entry])
      return business as BusinessAnswer
    },
    CACHE,
  )
  route(app, readBusinessPhoto, async ({ params: { slug }, request, reply }) => {
    const photo = await findPhoto(database, slug)
    return replyWithFile(store, photo, request, reply, { cacheControl: PHOTO_CACHE, name: 'photo' })
  })
}
