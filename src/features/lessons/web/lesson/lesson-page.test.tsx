import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Route } from 'wouter'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import { LESSONS } from '../../core/lessons-address.ts'
import { sampleLessons } from '../../core/testing/sample-lessons.ts'

const api = { [`GET ${LESSONS}`]: sampleLessons }
const parts = {
  VerseAudio: ({ title, speed }: { title: string; speed: number }) => <p>{`Audio ${title} at ${speed}`}</p>,
  RuleText: ({ text, rule }: { text: string; rule: string }) => <span data-rule={rule}>{text}</span>,
}
const page = async () => {
  const { LessonPage } = await import('./lesson-page.tsx')
  return (
    <Route path="/learn/:id">
      <LessonPage courseBar={(id) => <p>{`Course of ${id}`}</p>} parts={parts} />
    </Route>
  )
}
const readReviews = async () => {
  const { records } = await import('#shared/web/user-data/records.ts')
  const { cardReviewRecords } = await import('../../core/lessons.records.ts')
  return [...(await records(cardReviewRecords).read()).values()]
}
const panel = (name: string) => screen.findByRole('region', { name })

describe('a lesson', () => {
  it('goes step by step to its end, by buttons', async () => {
    const { user } = await renderPage(page, { at: '/learn/letters', api })
    expect(await screen.findByRole('heading', { level: 1, name: 'Your first letter' })).toBeVisible()
    expect(document.title).toBe('Your first letter — Lessons — Rafiq')
    expect(await panel('Step 1 of 3')).toHaveTextContent('Read from the right.')
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    const letter = within(await panel('Step 2 of 3'))
    expect(letter.getByRole('img', { name: 'How to write ba: 2 strokes' })).toBeVisible()
    for (const form of ['Alone', 'Beginning', 'Middle', 'End']) expect(letter.getByText(form)).toBeVisible()
    expect(await panel('Step 2 of 3')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(screen.getByRole('button', { name: 'Mark as complete' }))
    const end = within(await panel('Lesson complete'))
    expect(end.getByText('2 cards of this lesson will come up in your reviews.')).toBeVisible()
    expect(end.getByRole('link', { name: /Next: Reading a verse/ })).toHaveAttribute('href', '/learn/vowels')
  })

  it('is used with the keyboard alone: arrows move, numbers answer', async () => {
    const { user } = await renderPage(page, { at: '/learn/letters', api })
    await panel('Step 1 of 3')
    await user.keyboard('{ArrowRight}{ArrowRight}')
    const quiz = within(await panel('Step 3 of 3'))
    await user.keyboard('1')
    expect(await quiz.findByText(/Not quite/)).toHaveTextContent('Not quite. The answer is: No')
    expect(quiz.getByText('It is so.')).toBeVisible()
    await user.keyboard('2')
    expect(quiz.getByText(/Not quite/)).toBeVisible()
    await waitFor(async () =>
      expect(await readReviews()).toMatchObject([{ card: 'quiz/letters/1', grade: 'again' }]),
    )
    await user.keyboard('{ArrowLeft}')
    await panel('Step 2 of 3')
  })

  it('moves with the mirrored arrows in Arabic', async () => {
    const { user } = await renderPage(page, { at: '/learn/letters', api, language: 'ar' })
    await panel('الخطوة ١ من ٣')
    await user.keyboard('{ArrowLeft}')
    await panel('الخطوة ٢ من ٣')
    await user.keyboard('{ArrowRight}')
    await panel('الخطوة ١ من ٣')
  })

  it('opens again where it was left', async () => {
    const first = await renderPage(page, { at: '/learn/vowels', api })
    await panel('Step 1 of 5')
    await first.user.keyboard('{ArrowRight}{ArrowRight}')
    await panel('Step 3 of 5')
    await waitFor(async () => {
      const { records } = await import('#shared/web/user-data/records.ts')
      const { lessonPlaceRecords } = await import('../../core/lessons.records.ts')
      expect((await records(lessonPlaceRecords).read()).get('vowels')?.step).toBe(2)
    })
    first.unmount()
    await renderPage(page, { at: '/learn/vowels', api })
    const rule = await panel('Step 3 of 5')
    expect(rule).toHaveTextContent('Ikhfa (hiding)')
    expect(within(rule).getByText('مِن شَرِّ مَا خَلَقَ')).toHaveAttribute('data-rule', 'ikhfa')
  })

  it('plays verses at the chosen speed', async () => {
    const { user } = await renderPage(page, { at: '/learn/vowels', api })
    const words = within(await panel('Step 1 of 5'))
    expect(words.getByText('Audio Al-Ikhlas 112:1 at 1')).toBeVisible()
    await user.click(words.getByRole('radio', { name: '0.5×' }))
    expect(words.getByText('Audio Al-Ikhlas 112:1 at 0.5')).toBeVisible()
    expect(words.getByText('say')).toBeVisible()
  })

  it('names the views of the schools and the sources', async () => {
    await renderPage(page, { at: '/learn/wudu', api })
    const step = await panel('Step 1 of 2')
    expect(within(step).getByText('Hanafi').nextSibling).toHaveTextContent('A sunnah.')
    expect(step).toHaveTextContent(/Sources: .*Sahih al-Bukhari 1/)
  })

  it('says that an unknown lesson doesn’t exist', async () => {
    await renderPage(page, { at: '/learn/none', api })
    expect(await screen.findByRole('heading', { name: 'There is no such lesson' })).toBeVisible()
  })
})
