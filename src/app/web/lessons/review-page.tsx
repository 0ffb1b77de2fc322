import { ReviewPage } from '#features/lessons/web/review/review-page.tsx'
import { RuleText } from '#features/quran/web/reader/rule-text.tsx'
import { VerseAudio } from './verse-audio.tsx'

const parts = { VerseAudio, RuleText }

/** `/learn/review` with the recitations and the tajweed marks of the Quran. */
export default function ReviewWithQuran() {
  return <ReviewPage parts={parts} />
}
