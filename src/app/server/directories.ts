import { hadithsFeature, rankedHadiths } from '#features/hadiths/server/hadiths.routes.ts'
import { islamicNamesFeature, rankedNames } from '#features/islamic-names/server/islamic-names.routes.ts'
import { countSavedIn } from '#features/user-data/server/count-saved.ts'
import { countPopularity, type RankedDirectory } from '#shared/server/directory/count-popularity.ts'
import { everyHour } from '#shared/server/every-hour.ts'
import type { ServerFeature } from '#shared/server/services.ts'

/** The directories with popularity. The sitemap lists their entries. */
export const rankedDirectories: readonly RankedDirectory[] = [rankedNames, rankedHadiths]

/** The directories, and the hourly count of their popularity, which needs the saved bookmarks of `user-data`. */
export const directories: ServerFeature = async (app, services) => {
  const { database, log } = services
  await islamicNamesFeature(app, services)
  await hadithsFeature(app, services)
  everyHour(app, log, {
    name: 'directories',
    failed: 'the popularity of directory entries could not be counted',
    work: async () => {
      for (const directory of rankedDirectories)
        await countPopularity(database, directory, countSavedIn(database))
    },
  })
}
