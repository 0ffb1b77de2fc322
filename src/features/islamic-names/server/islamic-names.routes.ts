import { isNull } from 'drizzle-orm'
import type { LanguageCode } from '#shared/core/languages.ts'
import type { RankedDirectory } from '#shared/server/directory/count-popularity.ts'
import { existing, type Listed } from '#shared/server/directory/directory.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import type { IslamicName } from '../core/islamic-name.ts'
import { type NameAnswer, readName, readNames, readPopularNames } from '../core/islamic-names.contract.ts'
import { namesDirectory, seedNames } from './islamic-names.directory.ts'
import { islamicNames } from './islamic-names.table.ts'
import { openNames } from './name-translations.ts'
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
  const { translations } = await openNames(contentFolder)
  const directory = namesDirectory(database, translations)
  const answerIn =
    (language: LanguageCode | undefined) =>
    (listed: Listed<IslamicName>): NameAnswer =>
      toAnswer(listed, translations.of(listed.entry, language))
  namesAdminRoutes(app, services)
  app.admin.figures.set('names', ({ db }) => db.$count(islamicNames, isNull(islamicNames.deletedAt)))

  route(
    app,
    readNames,
    async ({ query: { search, page, limit, language, ...filters } }) => {
      const { entries, pagination } = await directory.list({ search, language, page, limit, filters })
      return { names: entries.map(answerIn(language)), pagination }
    },
    { cacheControl: CACHE },
  )
  route(
    app,
    readPopularNames,
    async ({ query: { language } }) =>
      (await directory.popular(POPULAR, clock().toISOString().slice(0, 10))).map(answerIn(language)),
    { cacheControl: CACHE },
  )
  route(
    app,
    readName,
    async ({ params: { slug }, query: { language } }) =>
      answerIn(language)(existing(await directory.find(slug))),
    { cacheControl: CACHE },
  )
}

function toAnswer(
  { entry, popularity }: Listed<IslamicName>,
  translated: NameAnswer['translated'],
): NameAnswer {
  const { slug, bearers } = entry
  return {
    ...entry,
    id: slug,
    seoSlug: slug,
    popularity,
    famousPersons: bearers.map(({ name }) => name),
    translated,
  }
}
