import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import type { BusinessAnswer } from '../core/businesses.contract.ts'

const here: { latitude: number; longitude: number } = { latitude: 51.5, longitude: -0.1 }
const onLocate = vi.fn()
const pages =
  (...places: (typeof here | undefined)[]) =>
  async () => {
    const { default: List } = await import('./businesses-page.tsx')
    const { default: One } = await import('./business-page.tsx')
    return (
      <>
        <Route path="/islamic-business">
          <List locating={false} onLocate={onLocate} place={places.length > 0 ? places[0] : here} />
        </Route>
        <Route path="/islamic-business/:slug">
          <One place={undefined} />
        </Route>
      </>
    )
  }

const kitchen: BusinessAnswer = {
  id: 'green-kitchen',
  seoSlug: 'green-kitchen',
  name: 'Green Kitchen',
  nameArabic: 'المطبخ الأخضر',
  description: 'Grilled food',
  descriptionArabic: null,
  address: '1 Long Road',
  city: 'London',
  country: 'GB',
  category: 'halal_food',
  isVerified: true,
  halalCertified: true,
  saysHalal: false,
  certificationBody: 'Made-up Board',
  certificate: { body: 'Made-up Board', number: 'A-1', expiresOn: '2099-12-31', isExpired: false },
  services: ['Grill', 'Catering', 'Delivery', 'Breakfast'],
  rating: '4.3',
  totalReviews: 12,
  phoneNumber: '+44 20 7946 0000',
  website: 'https://example.org/',
  openingHours: 'Mo-Fr 10:00-22:00; Sa off',
  opening: { isOpen: true, changesAt: null },
  timeZone: 'Europe/London',
  coordinates: { lat: 51.51, lng: -0.1 },
  photo: null,
  isSample: false,
  source: 'csv',
  licence: null,
}
const expired: BusinessAnswer = {
  ...kitchen,
  id: 'old-shop',
  seoSlug: 'old-shop',
  name: '<img src=x onerror=alert(1)>',
  nameArabic: null,
  isVerified: false,
  halalCertified: false,
  certificate: { body: 'Made-up Board', number: null, expiresOn: '2020-12-31', isExpired: true },
  rating: '0',
  totalReviews: 0,
  phoneNumber: null,
  website: null,
  coordinates: null,
  opening: null,
  source: 'openstreetmap',
}
const sample: BusinessAnswer = {
  ...expired,
  id: 'sample',
  seoSlug: 'sample',
  name: 'Sample',
  isSample: true,
  source: 'sample',
}
const pagination = { page: 1, limit: 12, total: 3, totalPages: 1 }
const noReviews = { reviews: [], stars: [0, 0, 0, 0, 0], rating: '0', total: 0, page: 1, pages: 1 }
const api = {
  'GET /api/islamic-businesses': { businesses: [kitchen, expired, sample], pagination },
  'GET /api/islamic-businesses/cities': ['Leeds', 'London'],
  'GET /api/islamic-businesses/green-kitchen': kitchen,
  'GET /api/islamic-businesses/old-shop': expired,
  'GET /api/islamic-businesses/old-shop/reviews': noReviews,
  'GET /api/islamic-businesses/green-kitchen/reviews': noReviews,
  'GET /api/map': { available: false },
  'POST /api/analytics/pageview': { counted: true },
}
const card = async (name: string) => within(await screen.findByRole('article', { name }))

describe('the list of businesses', () => {
  it('has six placeholders while it loads', async () => {
    const { container } = await renderPage(pages(), {
      at: '/islamic-business',
      api: { ...api, 'GET /api/islamic-businesses': () => new Promise(() => undefined) },
    })
    await screen.findByRole('heading', { name: 'Halal businesses' })
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6)
  })

  it('shows badges, place, three services, rating, opening, distance and certifier', async () => {
    await renderPage(pages(), { at: '/islamic-business', api })
    const shown = await card('Green Kitchen')
    const texts = [
      'Verified',
      'Halal certified',
      'Halal food · \u2068London\u2069, \u2068United Kingdom\u2069',
      'Grilled food',
      'Grill',
      'Delivery',
      '4.3 (12 reviews)',
      'Always open',
      '1.1 km',
      'Certified by Made-up Board',
    ]
    for (const text of texts) expect(shown.getByText(text)).toBeVisible()
    expect(shown.queryByText('Breakfast')).toBeNull()
    expect(screen.getByText('Showing 3 of 3')).toBeVisible()
  })

  it('calls, searches a map by name and address, and opens the website', async () => {
    await renderPage(pages(), { at: '/islamic-business', api })
    const shown = await card('Green Kitchen')
    const address = (name: string) => shown.getByRole('link', { name }).getAttribute('href')
    expect(address('Call Green Kitchen')).toBe('tel:+442079460000')
    expect(decodeURIComponent(address('Green Kitchen on a map') ?? '')).toContain(
      'Green Kitchen, 1 Long Road, London',
    )
    expect(address('Web page of Green Kitchen')).toBe('https://example.org/')
  })

  it('says that a certificate has expired, shows no rating of 0 and credits OpenStreetMap', async () => {
    await renderPage(pages(), { at: '/islamic-business', api })
    const shown = await card('<img src=x onerror=alert(1)>')
    expect(shown.getByText('Certificate expired')).toBeVisible()
    expect(shown.getByText('Certified by Made-up Board until 31 December 2020')).toBeVisible()
    expect(shown.queryByText('Halal certified')).toBeNull()
    expect(shown.queryByText(/reviews/)).toBeNull()
    expect(shown.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible()
    expect(shown.queryByText('Sample')).toBeNull()
  })

  it('marks a sample', async () => {
    await renderPage(pages(), { at: '/islamic-business', api })
    expect((await card('Sample')).getAllByText('Sample')).toHaveLength(2)
  })

  it('filters by category, city and halal status in the address', async () => {
    const { user } = await renderPage(pages(), { at: '/islamic-business?city=Bradford', api })
    await card('Green Kitchen')
    expect(sentRequests('GET /api/islamic-businesses')[0]?.query).toEqual({ city: 'Bradford' })
    await user.selectOptions(screen.getByLabelText('City'), 'Leeds')
    await user.selectOptions(screen.getByLabelText('Category'), 'Bookstore')
    await user.selectOptions(screen.getByLabelText('Halal status'), 'Certified only')
    expect(location.search).toBe('?city=Leeds&category=bookstore&halalCertified=true')
    await screen.findByText('Showing 3 of 3')
    expect(sentRequests('GET /api/islamic-businesses').at(-1)?.query).toEqual({
      city: 'Leeds',
      category: 'bookstore',
      halalCertified: 'true',
    })
  })

  it('sorts by distance with a place of two decimals, which the address doesn’t have', async () => {
    const { user } = await renderPage(pages({ latitude: 51.507351, longitude: -0.127758 }), {
      at: '/islamic-business',
      api,
    })
    await card('Green Kitchen')
    await user.click(screen.getByRole('button', { name: 'Nearest first', pressed: false }))
    expect(await screen.findByText(/^Sorted by distance/)).toBeVisible()
    expect(sentRequests('GET /api/islamic-businesses').at(-1)?.query).toEqual({ near: '51.51,-0.13' })
    expect(location.search).toBe('?sort=near')
    expect(onLocate).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Nearest first', pressed: true }))
    expect(location.search).toBe('')
  })

  it('asks for the place before it sorts by distance', async () => {
    const { user } = await renderPage(pages(undefined), { at: '/islamic-business', api })
    await card('Green Kitchen')
    await user.click(screen.getByRole('button', { name: 'Nearest first' }))
    expect(onLocate).toHaveBeenCalledOnce()
    expect(screen.getByText(/^Allow your location/)).toBeVisible()
    expect(sentRequests('GET /api/islamic-businesses').at(-1)?.query).toEqual({})
  })

  it('leads to the form for a new business', async () => {
    await renderPage(pages(), { at: '/islamic-business', api })
    const link = await screen.findByRole('link', { name: 'Add Your Business' })
    expect(link).toHaveAttribute('href', '/submit-business')
  })

  it('says so when nothing is found', async () => {
    const none = { businesses: [], pagination: { ...pagination, total: 0 } }
    await renderPage(pages(), {
      at: '/islamic-business',
      api: { ...api, 'GET /api/islamic-businesses': none },
    })
    expect(await screen.findByText('No businesses found')).toBeVisible()
  })

  it('speaks Arabic', async () => {
    await renderPage(pages(), { at: '/islamic-business', api, language: 'ar' })
    const shown = await card('المطبخ الأخضر')
    expect(shown.getByText('معتمد حلال')).toBeVisible()
  })
})

describe('the page of a business', () => {
  it('shows its hours, services and certificate', async () => {
    await renderPage(pages(), { at: '/islamic-business/green-kitchen', api })
    expect(await screen.findByRole('heading', { level: 1, name: 'Green Kitchen' })).toBeVisible()
    expect(screen.getByRole('row', { name: 'Monday 10:00 – 22:00' })).toBeVisible()
    expect(screen.getByRole('row', { name: 'Saturday Closed' })).toBeVisible()
    const texts = ['Breakfast', 'Number A-1', 'Valid until 31 December 2099']
    for (const text of texts) expect(screen.getByText(text)).toBeVisible()
    expect(document.title).toBe('Green Kitchen — Rafiq')
  })

  it('says when a certificate expired', async () => {
    await renderPage(pages(), { at: '/islamic-business/old-shop', api })
    expect(await screen.findByText('Expired on 31 December 2020')).toBeVisible()
  })
})
