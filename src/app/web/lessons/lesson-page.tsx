import { LessonPage } from '#features/lessons/web/lesson/lesson-page.tsx'
import { RuleText } from '#features/quran/web/reader/rule-text.tsx'
import { CourseOfAddress } from '../courses/course-of-address.tsx'
import { LazyItemRecordings } from '../recordings/lazy-recordings.tsx'
import { VerseAudio } from './verse-audio.tsx'

const parts = { VerseAudio, RuleText }

/** `/learn/<id>` with the recitations and the tajweed marks of the Quran, recordings, and the course from which it was opened. */
export default function LessonWithQuran() {
  return (
    <LessonPage
      courseBar={(id) => (
        <>
          <LazyItemRecordings category="lesson" item={id} />
          <CourseOfAddress id={id} kind="lesson" />
        </>
      )}
      parts={parts}
    />
  )
}
