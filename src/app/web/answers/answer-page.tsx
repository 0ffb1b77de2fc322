import { AnswerPage } from '#features/answers/web/answer-page.tsx'
import { QuotedVerses } from './quoted-verses.tsx'

/** `/islamic-qa/<id>` with the verses of the Quran. */
export default function AnswerWithVerses() {
  return <AnswerPage verses={(reference) => <QuotedVerses reference={reference} />} />
}
