import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import type { BusinessAnswer } from '../../core/businesses.contract.ts'

const section =
  (isSample = false) =>
  async () => {
    const { ReviewsSection } = await import('./reviews-section.tsx')
    return <ReviewsSection business={{ seoSlug: 'shop', isSample } as BusinessAnswer} />
  }
const LIST = 'GET /api/islamic-businesses/shop/reviews'
const OWN = 'GET /api/islamic-businesses/shop/own-review'
const review = {
  id: '11111111-1111-4111-8111-111111111111',
  stars: 4,
  text: '<b>Good</b> bread, says a test.',
  author: 'Bilal',
  writtenAt: '2026-11-24T12:00:00Z',
}
const list = { reviews: [review], stars: [0, 0, 0, 3, 1], rating: '4.3', total: 4, page: 1, pages: 1 }
const none = { ...list, reviews: [], stars: [0, 0, 0, 0, 0], rating: '0', total: 0 }
const text = 'Fresh bread every morning, says a test.'

describe('the reviews of a business', () => {
  it('are shown with their mean and a bar for each number of stars', async () => {
    await renderPage(section(), { api: { [LIST]: list } })
    expect(await screen.findByText('4.3 (4 reviews)')).toBeVisible()
    const bars = within(screen.getByRole('list', { name: 'Reviews by stars' })).getAllByRole('listitem')
    expect(bars.map(({ textContent }) => textContent)).toEqual([
      'Stars: 5 of 51',
      'Stars: 4 of 53',
      'Stars: 3 of 50',
      'Stars: 2 of 50',
      'Stars: 1 of 50',
    ])
    expect(screen.getByText('<b>Good</b> bread, says a test.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Report' })).toBeNull()
  })

  it('are sorted as chosen', async () => {
    const { user } = await renderPage(section(), { api: { [LIST]: list } })
    await user.selectOptions(await screen.findByLabelText('Sort by'), 'Lowest rating')
    await screen.findByText('4.3 (4 reviews)')
    expect(sentRequests(LIST).at(-1)?.query).toMatchObject({ sort: 'lowest' })
  })

  it('are not written for samples', async () => {
    await renderPage(section(true))
    expect(await screen.findByText('This is a sample, so it can’t be reviewed.')).toBeVisible()
  })

  it('are not written by guests', async () => {
    await renderPage(section(), { api: { [LIST]: none } })
    expect(await screen.findByText('No reviews yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in to write a review' })).toBeVisible()
  })

  it('are written with stars and text, and wait for a moderator', async () => {
    const { user } = await renderPage(section(), {
      signedIn: zaynab,
      api: {
        [LIST]: none,
        [OWN]: { review: null },
        'PUT /api/islamic-businesses/shop/own-review': {
          review: {
            id: review.id,
            stars: 5,
            text,
            status: 'waiting',
            writtenAt: review.writtenAt,
            note: null,
          },
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Write a review' }))
    await user.click(screen.getByRole('button', { name: 'Send review' }))
    expect(screen.getByText('Please choose the stars.')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Stars: 5 of 5' }))
    await user.type(screen.getByLabelText('Review'), 'See www.shop.example for more of it')
    expect(screen.getByText('Please leave out links.')).toBeVisible()
    await user.clear(screen.getByLabelText('Review'))
    await user.type(screen.getByLabelText('Review'), text)
    expect(screen.getByText(/shown with the name \u2068Zaynab\u2069/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send review' }))
    expect(await screen.findByText('Waiting for a moderator. Only you can see it.')).toBeVisible()
    expect(sentRequests('PUT /api/islamic-businesses/shop/own-review')[0]?.body).toEqual({ stars: 5, text })
  })

  it('are reported by signed-in people', async () => {
    const { user } = await renderPage(section(), {
      signedIn: zaynab,
      api: {
        [LIST]: list,
        [OWN]: { review: null },
        [`POST /api/business-reviews/${review.id}/reports`]: { received: true },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Report' }))
    await user.click(screen.getByRole('radio', { name: 'It is insulting' }))
    await user.click(screen.getByRole('button', { name: 'Send report' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(sentRequests(`POST /api/business-reviews/${review.id}/reports`)[0]?.body).toEqual({
      reason: 'insulting',
      text: '',
    })
  })

  it('are not reported by their author', async () => {
    const own = { ...review, status: 'published', note: null }
    await renderPage(section(), { signedIn: zaynab, api: { [LIST]: list, [OWN]: { review: own } } })
    expect(await screen.findByRole('heading', { name: 'Your review' })).toBeVisible()
    expect(await screen.findByText('4.3 (4 reviews)')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Report' })).toBeNull()
  })
})
