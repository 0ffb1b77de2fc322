import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import { grades, type Review, type ReviewGrade } from './lessons.records.ts'
import { afterReview, cardStates, cardsBegunOn, cardsToReview, daysAfter, NEW_CARDS_A_DAY } from './review.ts'
import { mergedReviews } from './testing/merged-reviews.ts'

const START: Day = '2026-11-25'
const later = (days: number): Day => dayOfNumber(dayNumberOf(START) + days)
const review = (card: string, grade: ReviewGrade, days = 0, minute = 0): Review => ({
  card,
  grade,
  day: later(days),
  at: `${later(days)}T10:${String(minute).padStart(2, '0')}:00.000Z`,
})
const dueIn = (...reviews: readonly Review[]) =>
  dayNumberOf(cardStates(reviews).get('letter/ب')?.due ?? START) - dayNumberOf(START)

describe('a card', () => {
  it('comes back later after each time it is known', () => {
    const days = [0]
    let state = undefined as ReturnType<typeof afterReview> | undefined
    for (let turn = 0; turn < 5; turn++) {
      const day = later(days.at(-1) ?? 0)
      state = afterReview(state, 'good', day)
      days.push(dayNumberOf(state.due) - dayNumberOf(START))
    }
    const gaps = days.slice(1).map((day, at) => day - (days[at] ?? 0))
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b))
    expect(gaps[0]).toBeGreaterThanOrEqual(1)
    expect(gaps.at(-1)).toBeGreaterThan(30)
  })

  it('comes back the next day when it was forgotten', () => {
    expect(dueIn(review('letter/ب', 'again'))).toBe(1)
    expect(dueIn(review('letter/ب', 'good'), review('letter/ب', 'again', 3))).toBe(4)
  })

  it('waits longer the better it was known', () => {
    const { again, hard, good, easy } = daysAfter(undefined, START)
    expect(again).toBeLessThanOrEqual(hard)
    expect(hard).toBeLessThanOrEqual(good)
    expect(good).toBeLessThan(easy)
  })

  it('is due on its day and after it, and not before', () => {
    const states = cardStates([review('letter/ب', 'good')])
    const due = dayNumberOf(states.get('letter/ب')?.due ?? START) - dayNumberOf(START)
    const onDay = (days: number) => cardsToReview(['letter/ب'], states, { today: later(days), begunToday: 0 })
    expect(onDay(due - 1)).toEqual([])
    expect(onDay(due)).toEqual(['letter/ب'])
    expect(onDay(due + 40)).toEqual(['letter/ب'])
  })
})

describe('the cards of a day', () => {
  it('are the longest overdue first, then new ones up to the limit', () => {
    const states = cardStates([review('b', 'again', -1), review('a', 'again', -4)])
    const fresh = Array.from({ length: 20 }, (_, at) => `new-${at}`)
    const cards = cardsToReview(['b', ...fresh, 'a'], states, { today: START, begunToday: 5 })
    expect(cards.slice(0, 3)).toEqual(['a', 'b', 'new-0'])
    expect(cards).toHaveLength(2 + NEW_CARDS_A_DAY - 5)
  })

  it('count a card as begun on the day of its first review only', () => {
    const reviews = [review('a', 'good', -2), review('a', 'good', 0), review('b', 'good', 0)]
    expect(cardsBegunOn(reviews, START)).toBe(1)
  })
})

const anyReview = fc
  .record({
    card: fc.constantFrom('a', 'b', 'c'),
    grade: fc.constantFrom(...grades),
    days: fc.integer({ min: 0, max: 60 }),
    minute: fc.integer({ min: 0, max: 59 }),
  })
  .map(({ card, grade, days, minute }) => review(card, grade, days, minute))

describe('reviews on two devices', () => {
  it('are all counted, in any order of syncing', () => {
    fc.assert(
      fc.property(fc.array(anyReview), fc.array(anyReview), (phone, laptop) => {
        const [one, other] = [mergedReviews(phone, laptop), mergedReviews(laptop, phone)]
        const keys = new Set([...phone, ...laptop].map(({ card, at }) => `${card} ${at}`))
        expect(one.length).toBe(keys.size)
        // The same instant on two devices is one review; which grade wins is up to the merge.
        fc.pre(
          new Set([...phone, ...laptop].map(({ card, at, grade }) => `${card} ${at} ${grade}`)).size ===
            keys.size,
        )
        expect(cardStates(one)).toEqual(cardStates(other))
      }),
    )
  })

  it('give the state of the same reviews on one device', () => {
    const phone = [review('letter/ب', 'good', 0), review('letter/ب', 'good', 9)]
    const laptop = [review('letter/ب', 'again', 4)]
    const inOrder = [phone[0], laptop[0], phone[1]] as Review[]
    expect(cardStates(mergedReviews(phone, laptop))).toEqual(cardStates(inOrder))
    expect(dueIn(...phone)).not.toBe(dueIn(...inOrder))
  })
})
