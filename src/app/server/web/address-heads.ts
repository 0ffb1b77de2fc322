import { answerHeads } from '#features/answers/server/answer-heads.ts'
import { articleHeads } from '#features/articles/server/article-heads.ts'
import { businessHeads } from '#features/businesses/server/business-heads.ts'
import { communityHeads } from '#features/community/server/community-heads.ts'
import { courseHeads } from '#features/courses/server/course-heads.ts'
import { galleryHeads } from '#features/gallery/server/gallery-heads.ts'
import { hadithHeads } from '#features/hadiths/server/hadith-heads.ts'
import { importedHadithHeads } from '#features/hadiths/server/imported/imported-heads.ts'
import { historyHeads } from '#features/history/server/history-heads.ts'
import { nameHeads } from '#features/islamic-names/server/name-heads.ts'
import { lessonHeads } from '#features/lessons/server/lesson-heads.ts'
import { mosqueHeads } from '#features/mosques/server/mosque-head.ts'
import type { AddressHeads } from '#shared/server/directory/directory-head.ts'
import type { Services } from '#shared/server/services.ts'

/** The heads of addresses that name an entry, such as a mosque, a name or a lesson, and of their lists. */
export function addressHeads(services: Services): AddressHeads {
  const { database, contentFolder } = services
  const heads = [
    mosqueHeads(database),
    nameHeads(services),
    hadithHeads(services),
    importedHadithHeads(database),
    articleHeads(database),
    answerHeads(database),
    courseHeads(services),
    businessHeads(database),
    communityHeads(database),
    historyHeads(contentFolder),
    lessonHeads(database),
    galleryHeads(services),
  ]
  return async (request) => {
    for (const headOf of heads) {
      const found = await headOf(request)
      if (found) return found
    }
    return undefined
  }
}
