import { isNull } from 'drizzle-orm'
import type { RankedDirectory } from '#shared/server/directory/count-popularity.ts'
import { existing, type Listed } from '#shared/server/directory/directory.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import type { IslamicName } from '../core/islamic-name.ts'
import { type NameAnswer, readName, readNames, readPopularNames } from '../core/islamic-names.contract.ts'
import { namesDirectory, seedNames } from './islamic-names.directory.ts'
import { islamicNames } from './islamic-names.table.ts'
import { namesAdminRoutes } from './names-admin.routes.ts'

/** As specified. */
const POPULAR = 10
/** Popularity changes every hour. */
const CACHE = 'public, max-age=300, stale-while-revalidate=86400'

/** What the popularity of names is counted from. */
export const rankedNames: RankedDirectory = { table: islamicNames, path: '/islamic-names', target: 'name' }

export const islamicNamesFeature: ServerFeature = async (app, services) => {
  const { database, contentFolder, clock } = services
  await seedNames(database, contentFolder)
  const directory = namesDirectory(database)
  namesAdminRoutes(app, services)
  app.admin.figures.set('names', ({ db }) => db.$count(islamicNames, isNull(islamicNames.deletedAt)))

  route(
    app,
    readNames,
    async ({ query: { search, page, limit, ...filters } }) => {
      const { entries, pagination } = await directory.list({ search, page, limit, filters })
      return { names: entries.map(toAnswer), pagination }
    },
    { cacheControl: CACHE },
  )
  route(
    app,
    readPopularNames,
    async () => (await directory.popular(POPULAR, clock().toISOString().slice(0, 10))).map(toAnswer),
    { cacheControl: CACHE },
  )
  route(app, readName, async ({ params: { slug } }) => toAnswer(existing(await directory.find(slug))), {
    cacheControl: CACHE,
  })
}

function toAnswer({ entry, popularity }: Listed<IslamicName>): NameAnswer {
  const { slug, bearers } = entry
  return { ...entry, id: slug, seoSlug: slug, popularity, famousPersons: bearers.map(({ name }) => name) }
}
