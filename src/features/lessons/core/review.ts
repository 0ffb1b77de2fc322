import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs'
import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import type { Review, ReviewGrade } from './lessons.records.ts'

/** New cards in one day, so that a finished lesson doesn't fill the next review. */
export const NEW_CARDS_A_DAY = 12

/**
 * Days only, and no random part: every device must compute the same from the same reviews. A card that was forgotten is
 * repeated within the session, which is not a review of its own.
 */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, request_retention: 0.9 })

const MS_PER_DAY = 86_400_000
const dateOf = (day: Day) => new Date(dayNumberOf(day) * MS_PER_DAY)
const dayOf = (date: Date): Day => dayOfNumber(Math.floor(date.getTime() / MS_PER_DAY))

const ratings: Readonly<Record<ReviewGrade, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
}

export interface CardState {
  readonly due: Day
  readonly lastDay: Day
  readonly card: Card
}

/** The states of all reviewed cards. The order of `reviews` doesn't matter. */
export function cardStates(reviews: Iterable<Review>): ReadonlyMap<string, CardState> {
  const states = new Map<string, CardState>()
  const ordered = [...reviews].sort((a, b) => compare(a.day, b.day) || compare(a.at, b.at))
  for (const review of ordered) {
    states.set(review.card, afterReview(states.get(review.card), review.grade, review.day))
  }
  return states
}

/** The state of a card after one more review. */
export function afterReview(state: CardState | undefined, grade: ReviewGrade, day: Day): CardState {
  const card = state?.card ?? createEmptyCard<Card>(dateOf(day))
  const next = scheduler.next(card, dateOf(day), ratings[grade]).card
  return { card: next, due: dayOf(next.due), lastDay: day }
}

/** The days until the next review after each grade. */
export function daysAfter(state: CardState | undefined, today: Day): Readonly<Record<ReviewGrade, number>> {
  const days = (grade: ReviewGrade) => dayNumberOf(afterReview(state, grade, today).due) - dayNumberOf(today)
  return { again: days('again'), hard: days('hard'), good: days('good'), easy: days('easy') }
}

/**
 * The cards to review on a day: those that are due, the longest overdue first, then new ones in the order of the lessons, as
 * many as are left for the day.
 */
export function cardsToReview(
  deck: readonly string[],
  states: ReadonlyMap<string, CardState>,
  { today, begunToday }: { readonly today: Day; readonly begunToday: number },
): readonly string[] {
  const due = deck
    .filter((card) => (states.get(card)?.due ?? '9999-12-31') <= today)
    .sort((a, b) => compare(states.get(a)?.due ?? '', states.get(b)?.due ?? ''))
  const fresh = deck.filter((card) => !states.has(card))
  return [...due, ...fresh.slice(0, Math.max(0, NEW_CARDS_A_DAY - begunToday))]
}

/** The number of cards that had their first review on a day. */
export function cardsBegunOn(reviews: Iterable<Review>, day: Day): number {
  const first = new Map<string, Day>()
  for (const { card, day: reviewed } of reviews) {
    const known = first.get(card)
    if (known === undefined || reviewed < known) first.set(card, reviewed)
  }
  return [...first.values()].filter((begun) => begun === day).length
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
