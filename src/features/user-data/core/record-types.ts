import { articleLikeRecords } from '#features/articles/core/articles.records.ts'
import {
  courseEnrolmentRecords,
  courseRatingRecords,
  finishedArticleRecords,
  finishedStepRecords,
} from '#features/courses/core/courses.records.ts'
import { dhikrCountRecords, dhikrPresetRecords } from '#features/dhikr/core/dhikr.records.ts'
import { saidDuasRecords } from '#features/duas/core/duas.records.ts'
import { fastLogRecords, fastStartRecords } from '#features/fasts/core/fasts.records.ts'
import { savedDesignRecords } from '#features/gallery/core/gallery.records.ts'
import { achievementRecords, goalCountRecords, goalRecords } from '#features/goals/core/goals.records.ts'
import {
  cardReviewRecords,
  finishedLessonRecords,
  lessonPlaceRecords,
} from '#features/lessons/core/lessons.records.ts'
import {
  madeUpRecords,
  makeUpStartRecords,
  prayerLogRecords,
} from '#features/prayer-log/core/prayer-log.records.ts'
import { lastPlaceRecords, readingPlaceRecords } from '#features/quran/core/quran.records.ts'
import { readingPlanRecords, readingSessionRecords } from '#features/reading/core/reading.records.ts'
import { learnedSignRecords } from '#features/sign-language/core/sign-language.records.ts'
import { zakatDraftRecords, zakatRecords, zakatYearRecords } from '#features/zakat/core/zakat.records.ts'
import { adminViewRecords } from '#shared/core/admin/admin-view.records.ts'
import { restRecords } from '#shared/core/rest-days.records.ts'
import { noteRecords, noteVersionRecords } from '#shared/core/user-data/notes.records.ts'
import type { RecordType } from '#shared/core/user-data/record-type.ts'
import {
  bookmarkRecords,
  collectionRecords,
  highlightRecords,
} from '#shared/core/user-data/saved-items.records.ts'
import { settingRecords } from '#shared/core/user-data/settings.records.ts'

/**
 * Everything that a user saves, in the order of lists. Sync, files, the privacy page, limits and deletion use
 * this list.
 */
export const recordTypes: readonly RecordType[] = [
  bookmarkRecords,
  collectionRecords,
  noteRecords,
  noteVersionRecords,
  highlightRecords,
  articleLikeRecords,
  savedDesignRecords,
  learnedSignRecords,
  readingPlanRecords,
  readingSessionRecords,
  lastPlaceRecords,
  readingPlaceRecords,
  dhikrPresetRecords,
  dhikrCountRecords,
  saidDuasRecords,
  finishedLessonRecords,
  lessonPlaceRecords,
  cardReviewRecords,
  courseEnrolmentRecords,
  finishedArticleRecords,
  finishedStepRecords,
  courseRatingRecords,
  goalRecords,
  goalCountRecords,
  prayerLogRecords,
  makeUpStartRecords,
  madeUpRecords,
  fastLogRecords,
  fastStartRecords,
  achievementRecords,
  restRecords,
  zakatRecords,
  zakatDraftRecords,
  zakatYearRecords,
  settingRecords,
  adminViewRecords,
]
