export { cardsOfLesson, deckOf, type ReviewCard } from './cards.ts'
export {
  type Lesson,
  type LessonCategory,
  type LessonLevel,
  type LessonText,
  lessonCategories,
  lessonLevels,
  lessonUnits,
} from './lesson.ts'
export { isFinished, type LearningLog, nextLesson } from './lesson-path.ts'
export { type FinishedLesson, finishedLessonRecords, lessonPlaceRecords } from './lessons.records.ts'
export { LESSONS, lessonPath } from './lessons-address.ts'
export { filterLessons } from './search-lessons.ts'
