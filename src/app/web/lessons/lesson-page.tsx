import { LessonPage } from '#features/lessons/web/lesson/lesson-page.tsx'
import { RuleText } from '#features/quran/web/reader/rule-text.tsx'
import { VerseAudio } from './verse-audio.tsx'

const parts = { VerseAudio, RuleText }

/** `/learn/<id>` with the recitations and the tajweed marks of the Quran. */
export default function LessonWithQuran() {
  return <LessonPage parts={parts} />
}
