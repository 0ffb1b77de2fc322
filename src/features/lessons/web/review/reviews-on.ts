import type { Day } from '#shared/core/day.ts'
import { deckOf, type ReviewCard } from '../../core/cards.ts'
import type { Lesson } from '../../core/lesson.ts'
import type { LearningLog } from '../../core/lesson-path.ts'
import { cardStates, cardsBegunOn, cardsToReview } from '../../core/review.ts'

/** The cards to review on a day, of finished lessons and of questions that were answered. */
export function reviewsOn(
  lessons: readonly Lesson[],
  { finished, reviews }: LearningLog,
  today: Day,
): readonly ReviewCard[] {
  const states = cardStates(reviews.values())
  const known = deckOf(lessons.filter(({ id }) => finished.has(id)))
  const ids = new Set(known.map(({ id }) => id))
  const answered = deckOf(lessons).filter(({ id }) => states.has(id) && !ids.has(id))
  const deck = new Map([...known, ...answered].map((card) => [card.id, card]))
  const begunToday = cardsBegunOn(reviews.values(), today)
  return cardsToReview([...deck.keys()], states, { today, begunToday }).flatMap((id) => deck.get(id) ?? [])
}
