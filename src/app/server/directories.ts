import { answersFeature, rankedQuestions } from '#features/answers/server/answers.routes.ts'
import { articleLikeRecords } from '#features/articles/core/articles.records.ts'
import { articlesFeature, rankedArticles } from '#features/articles/server/articles.routes.ts'
import { articlesAdminFeature } from '#features/articles/server/articles-admin.routes.ts'
import { countLikes } from '#features/articles/server/count-likes.ts'
import { businessesFeature, rankedBusinesses } from '#features/businesses/server/businesses.routes.ts'
import { coursesFeature, rankedCourses } from '#features/courses/server/courses.routes.ts'
import { rankedPictures } from '#features/gallery/server/added-pictures.ts'
import { hadithsFeature, rankedHadiths } from '#features/hadiths/server/hadiths.routes.ts'
import {
  importedHadithsFeature,
  rankedImportedHadiths,
} from '#features/hadiths/server/imported/imported-hadiths.routes.ts'
import { islamicNamesFeature, rankedNames } from '#features/islamic-names/server/islamic-names.routes.ts'
import { countAccounts, countSavedIn } from '#features/user-data/server/count-saved.ts'
import { countPopularity, type RankedDirectory } from '#shared/server/directory/count-popularity.ts'
import { everyHour } from '#shared/server/every-hour.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { countCourses } from './count-courses.ts'
import { readCourseSources } from './course-sources.ts'
import { findHadiths } from './find-hadiths.ts'
import { quotedQuran } from './quoted-quran.ts'

/** The directories with popularity. The sitemap lists their entries. */
export const rankedDirectories: readonly RankedDirectory[] = [
  rankedNames,
  rankedHadiths,
  rankedImportedHadiths,
  rankedArticles,
  rankedQuestions,
  rankedCourses,
  rankedBusinesses,
  rankedPictures,
]

/** The directories, and the hourly count of their popularity, likes and learners, which needs the records of `user-data`. */
export const directories: ServerFeature = async (app, services) => {
  const { database, log } = services
  await islamicNamesFeature(app, services)
  await hadithsFeature(app, services)
  await importedHadithsFeature(app, services)
  await articlesFeature(app, services)
  await articlesAdminFeature(quotedQuran(services.contentFolder))(app, services)
  await answersFeature(findHadiths(database))(app, services)
  await coursesFeature(readCourseSources)(app, services)
  await businessesFeature(app, services)
  everyHour(app, log, {
    name: 'directories',
    failed: 'the popularity of directory entries could not be counted',
    work: async () => {
      for (const directory of rankedDirectories)
        await countPopularity(database, directory, countSavedIn(database))
      await countLikes(database, await countAccounts(database, articleLikeRecords.name))
      await countCourses(database)
    },
  })
}
