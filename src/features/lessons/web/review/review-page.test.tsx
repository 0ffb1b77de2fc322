import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import { LESSONS } from '../../core/lessons-address.ts'
import { sampleLessons } from '../../core/testing/sample-lessons.ts'

const api = { [`GET ${LESSONS}`]: sampleLessons }
const parts = { VerseAudio: () => null, RuleText: ({ text }: { text: string }) => text }
const page = async () => {
  const { ReviewPage } = await import('./review-page.tsx')
  return <ReviewPage parts={parts} />
}
const afterLetters = async () => {
  const { saveFinished } = await import('../saved-learning.ts')
  await saveFinished('letters', '2026-11-25')
  return page()
}
const readReviews = async () => {
  const { records } = await import('#shared/web/user-data/records.ts')
  const { cardReviewRecords } = await import('../../core/lessons.records.ts')
  return [...(await records(cardReviewRecords).read()).values()].map(({ card, grade }) => `${card} ${grade}`)
}

describe('the review', () => {
  it('says what to do while no lesson is finished', async () => {
    await renderPage(page, { at: '/learn/review', api })
    expect(await screen.findByText(/Finish a lesson, and its letters/)).toBeVisible()
  })

  it('asks letters and questions with the keyboard, and repeats what was forgotten', async () => {
    const { user } = await renderPage(afterLetters, { at: '/learn/review', api, now: '2026-11-25T12:00:00Z' })
    const card = within(await screen.findByRole('region', { name: 'Review' }))
    expect(await card.findByText('Which letter is this?')).toBeVisible()
    expect(card.queryByText('ba (b)')).toBeNull()
    expect(screen.getByText('2 left')).toBeVisible()
    await user.keyboard(' ')
    expect(card.getByText('ba (b)')).toBeVisible()
    expect(card.getByRole('button', { name: /^Forgotten/ })).toHaveTextContent('1 day')
    await user.keyboard('1')
    expect(await card.findByText('Does ba have two dots?')).toBeVisible()
    await user.keyboard('2')
    expect(await card.findByText('Correct')).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Next' }))
    expect(await card.findByText('Which letter is this?')).toBeVisible()
    await user.keyboard(' 3')
    expect(await card.findByText('That’s all for now')).toBeVisible()
    await waitFor(async () =>
      expect((await readReviews()).sort()).toEqual(['letter/ب again', 'quiz/letters/1 good']),
    )
  })

  it('brings the cards back when they are due', async () => {
    const first = await renderPage(afterLetters, { at: '/learn/review', api, now: '2026-11-25T12:00:00Z' })
    await screen.findByText('Which letter is this?')
    await first.user.keyboard(' 1')
    await screen.findByText('Does ba have two dots?')
    await waitFor(async () => expect(await readReviews()).toHaveLength(1))
    first.unmount()
    await renderPage(page, { at: '/learn/review', api, now: '2026-11-26T12:00:00Z' })
    expect(await screen.findByText('Which letter is this?')).toBeVisible()
    expect(screen.getByText('2 left')).toBeVisible()
  })
})
