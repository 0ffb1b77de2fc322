import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const page = async () => {
  const { default: Page } = await import('./sign-language-page.tsx')
  return <Page />
}
const open = (part = '', language: 'en' | 'ar' | 'fr' = 'en') =>
  renderPage(page, {
    at: `/sign-language${part}`,
    language,
    api: { 'POST /api/analytics/pageview': { counted: true } },
  })

describe('the positions of the prayer', () => {
  it('have figures, what is said, and sources', async () => {
    await open()
    const bow = within(await screen.findByRole('article', { name: /Bow$/ }))
    expect(bow.getByRole('img', { name: 'Figure: Bow' })).toBeVisible()
    expect(bow.getByText('سُبْحَانَ رَبِّيَ الْعَظِيمِ')).toHaveAttribute('lang', 'ar')
    expect(bow.getByText(/Sahih al-Bukhari 757/)).toBeVisible()
    const recite = within(screen.getByRole('article', { name: /Recite$/ }))
    expect(recite.getByRole('link', { name: 'Open al-Fatihah' })).toHaveAttribute('href', '/quran/reader/1')
  })

  it('can be marked as learned, and that can be taken back', async () => {
    const { user } = await open()
    const button = await screen.findByRole('button', { name: 'Mark as learned: Bow' })
    await user.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'))
    expect(button).toHaveAccessibleName('Learned: Bow')
    expect(screen.getByText(/^1 of \d+ learned$/)).toBeVisible()
    await user.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'))
  })

  it('come with what differs for deaf people, by school', async () => {
    const { user } = await open()
    await user.click(await screen.findByText('If you can’t speak the words'))
    expect(await screen.findByText('Ja’fari')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the verse' })).toHaveAttribute(
      'href',
      '/quran/reader/2/286',
    )
  })

  it('are in English, marked as such, in a language without descriptions', async () => {
    await open('', 'fr')
    expect(await screen.findByText('Bow')).toHaveAttribute('lang', 'en')
    expect(screen.getByText(/elles sont en anglais/)).toBeVisible()
  })
})

describe('the signs', () => {
  it('name their sign language and source, and which signs are missing', async () => {
    await open('?part=signs')
    const quran = within(await screen.findByRole('article', { name: 'Quran' }))
    expect(quran.getByText('American Sign Language (ASL)')).toBeVisible()
    expect(quran.getByRole('link', { name: 'PocketSign: Quran' })).toHaveAttribute(
      'href',
      'https://www.pocketsign.org/asl/quran',
    )
    expect(screen.getByText(/salam, bismillah and the greeting for Eid aren’t here/)).toBeVisible()
  })

  it('are filtered by sign language in the address', async () => {
    const { user } = await open('?part=signs')
    await user.selectOptions(await screen.findByLabelText('Sign language'), 'Maltese Sign Language (LSM)')
    expect(location.search).toBe('?part=signs&language=mdl')
    expect(screen.getByRole('article', { name: 'Fasting' })).toBeVisible()
    expect(screen.queryByRole('article', { name: 'Quran' })).toBeNull()
  })
})

describe('the practice', () => {
  it('shows a figure, tells whether the meaning is right, and goes on with the keyboard', async () => {
    const { user } = await open('?part=practice')
    await user.click(await screen.findByRole('radio', { name: 'Prayer' }))
    const total = 9
    for (let at = 1; at <= total; at++) {
      expect(screen.getByText(`${at} of ${total}`)).toBeVisible()
      const question = screen.getByRole('heading', { name: 'What does this mean?' })
      const choices = question.nextElementSibling as HTMLElement
      within(choices).getAllByRole('button')[0]?.focus()
      await user.keyboard('{Enter}')
      expect(screen.getByText(/^(?:Right\.|No, it means: .+)$/)).toBeVisible()
      expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
      await user.keyboard('{Enter}')
    }
    expect(screen.getByText(/^\d of 9 right\.$/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(screen.getByText('1 of 9')).toBeVisible()
  })
})

describe('the organisations', () => {
  it('are filtered by country in the address, with the pages they were checked with', async () => {
    const { user } = await open('?part=organisations')
    await user.selectOptions(await screen.findByLabelText('Country'), 'United Kingdom')
    expect(location.search).toBe('?part=organisations&country=GB')
    const card = within(screen.getByRole('article', { name: 'Al Isharah' }))
    expect(card.getByRole('link', { name: 'alisharah.com' })).toHaveAttribute(
      'href',
      'http://www.alisharah.com',
    )
    expect(card.getByText('Latest page: 2017')).toBeVisible()
    expect(screen.queryByRole('article', { name: 'Global Deaf Muslim' })).toBeNull()
  })
})
