import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import { LESSONS } from '../core/lessons-address.ts'
import { sampleLessons } from '../core/testing/sample-lessons.ts'

const api = { [`GET ${LESSONS}`]: sampleLessons }
const page = async () => {
  const { default: LearnPage } = await import('./learn-page.tsx')
  return <LearnPage />
}
const finish = async (...ids: readonly string[]) => {
  const { saveFinished } = await import('./saved-learning.ts')
  for (const id of ids) await saveFinished(id, '2026-11-25')
}
const stop = async (name: string) => within(await screen.findByRole('article', { name }))

describe('the path', () => {
  it('shows the lessons in their units, the next one, and what comes before others', async () => {
    await renderPage(page, { at: '/learn', api })
    expect(await screen.findByRole('heading', { name: '0 of 3 lessons finished' })).toBeVisible()
    const first = await stop('Your first letter')
    expect(await first.findByText('Next')).toBeVisible()
    expect(first.getByText(/^3 min/)).toBeVisible()
    const text = first.getByText(/longer than a hundred/).textContent ?? ''
    expect(text.length).toBeLessThanOrEqual(100)
    expect(text).toMatch(/\S…$/)
    expect(first.getByRole('link')).toHaveAttribute('href', '/learn/letters')
    const vowels = await stop('Reading a verse')
    expect(vowels.getByText(/Easier after:/)).toHaveTextContent('Easier after: Your first letter')
    expect(vowels.getByRole('link')).toHaveAttribute('href', '/learn/vowels')
    expect((await stop('Wudu')).queryByText(/Easier after/)).toBeNull()
    expect(screen.getByRole('link', { name: /Start: Your first letter/ })).toBeVisible()
  })

  it('counts finished lessons and offers the next one, the reviews and the streak', async () => {
    await renderPage(
      async () => {
        await finish('letters')
        return page()
      },
      { at: '/learn', api, now: '2026-11-25T12:00:00Z' },
    )
    expect(await screen.findByRole('heading', { name: '1 of 3 lessons finished' })).toBeVisible()
    expect((await stop('Your first letter')).getByText('Finished')).toBeVisible()
    expect(screen.getByRole('link', { name: /Next: Reading a verse/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Review 2 cards' })).toHaveAttribute('href', '/learn/review')
    expect(await screen.findByText('1 day in a row')).toBeVisible()
  })

  it('filters by category, level and words in the address', async () => {
    const { user } = await renderPage(page, { at: '/learn?category=basics', api })
    await stop('Wudu')
    expect(screen.queryByRole('article', { name: 'Reading a verse' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'All' }))
    await user.selectOptions(screen.getByLabelText('Level'), 'Intermediate')
    expect(location.search).toBe('?level=intermediate')
    await stop('Reading a verse')
    await user.type(screen.getByLabelText('Search lessons'), 'zzz')
    expect(await screen.findByText('No lessons found')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all lessons' }))
    expect(location.search).toBe('')
    await stop('Your first letter')
  })

  it('finds the first lesson in three steps', async () => {
    const { user } = await renderPage(page, { at: '/learn', api })
    await user.click(await screen.findByRole('button', { name: 'Where should I start?' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText('Step 1 of 3')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Yes' }))
    expect(dialog.getByText('Step 2 of 3')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Not yet' }))
    expect(dialog.getByText('Step 3 of 3')).toBeVisible()
    expect(dialog.getByText(/Reading a verse/)).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Open lesson' })).toHaveAttribute('href', '/learn/vowels')
  })

  it('offers a certificate of a finished part only', async () => {
    const { user } = await renderPage(
      async () => {
        await finish('letters')
        return page()
      },
      { at: '/learn', api },
    )
    await user.click(await screen.findByRole('button', { name: 'Make a certificate: Letters' }))
    expect(screen.queryByRole('button', { name: /certificate: The whole path/ })).toBeNull()
    expect(await screen.findByLabelText('Your name')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeDisabled()
    expect(screen.getByText('A record of finished lessons. It is not an ijazah or a title.')).toBeVisible()
  })

  it('says so when the lessons can’t be loaded, and tries again', async () => {
    const { user } = await renderPage(page, {
      at: '/learn',
      api: { [`GET ${LESSONS}`]: refusal(500, 'internal') },
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the lessons')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
  })

  it('is in Arabic on Arabic pages, and in English with a note in other languages', async () => {
    const arabic = await renderPage(page, { at: '/learn', api, language: 'ar' })
    expect(await screen.findByRole('article', { name: 'أول حرف' })).toBeVisible()
    expect(screen.queryByText(/الدروس بالعربية والإنجليزية/)).toBeNull()
    arabic.unmount()
    await renderPage(page, { at: '/learn', api, language: 'tr' })
    const title = await screen.findByRole('heading', { name: 'Your first letter' })
    expect(title).toHaveAttribute('lang', 'en')
    expect(screen.getByText('Dersler İngilizce ve Arapçadır. Burada İngilizce gösterilir.')).toBeVisible()
  })
})
