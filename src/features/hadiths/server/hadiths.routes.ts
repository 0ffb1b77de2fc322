import { dailyVerseIndex } from '#features/quran/core/index.ts'
import type { RankedDirectory } from '#shared/server/directory/count-popularity.ts'
import { existing, type Listed } from '#shared/server/directory/directory.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { type Hadith, isAuthentic } from '../core/hadith.ts'
import {
  countHadiths,
  type HadithAnswer,
  readDailyHadith,
  readHadith,
  readHadiths,
} from '../core/hadiths.contract.ts'
import { hadithsDirectory, seedHadiths } from './hadiths.directory.ts'
import { hadiths } from './hadiths.table.ts'
import { hadithsAdminFeature } from './hadiths-admin.routes.ts'

/** Views are counted every hour. */
const CACHE = { cacheControl: 'public, max-age=300, stale-while-revalidate=86400' }

/** What the views of hadiths are counted from. */
export const rankedHadiths: RankedDirectory = { table: hadiths, path: '/hadiths', target: 'hadith' }

/** The checked hadiths, and their administration. */
export const hadithsFeature: ServerFeature = async (app, services) => {
  const { database, contentFolder } = services
  const content = await seedHadiths(database, contentFolder)
  const daily = content.filter(({ grade }) => grade !== 'daif').map(({ id }) => id)
  const directory = hadithsDirectory(database)

  route(
    app,
    readHadiths,
    async ({ query: { search, page, limit, ...filters } }) =>
      (await directory.list({ search, page, limit, filters })).entries.map(toAnswer),
    CACHE,
  )
  route(
    app,
    countHadiths,
    async ({ query: { search, ...filters } }) => directory.count({ search, filters }),
    CACHE,
  )
  route(
    app,
    readDailyHadith,
    async ({ query: { date } }) => {
      const at = dailyVerseIndex(date, daily.length)
      // If editors have taken it back or call it weak, it is the next one.
      for (const slug of [...daily.slice(at), ...daily.slice(0, at)]) {
        const found = await directory.find(slug)
        if (found && isAuthentic(found.entry)) return toAnswer(found)
      }
      throw notFound()
    },
    CACHE,
  )
  route(
    app,
    readHadith,
    async ({ params: { slug } }) => toAnswer(existing(await directory.find(slug))),
    CACHE,
  )
  await hadithsAdminFeature(app, services)
}

function toAnswer({ entry, views }: Listed<Hadith>): HadithAnswer {
  const { number, arabic, grader, ...rest } = entry
  return {
    ...rest,
    hadithNumber: number,
    arabicText: arabic,
    gradedBy: grader,
    isAuthentic: isAuthentic(entry),
    views,
  }
}
