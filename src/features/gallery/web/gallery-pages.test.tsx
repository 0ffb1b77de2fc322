import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Route } from 'wouter'
import { refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import type { PictureAnswer } from '../core/gallery.contract.ts'

const pages = async () => {
  const { default: GalleryPage } = await import('./gallery-page.tsx')
  const { default: PicturePage } = await import('./picture-page.tsx')
  return (
    <>
      <Route component={GalleryPage} path="/gallery" />
      <Route component={PicturePage} path="/gallery/:id" />
    </>
  )
}

const verse: PictureAnswer = {
  id: 'verse-13-28',
  title: 'Ar-Ra‘d 13:28',
  titleArabic: 'الرعد ١٣:٢٨',
  category: 'quotes',
  description: 'A verse of the Quran.',
  imageUrl: '/gallery/verse-13-28.svg?lang=en',
  tags: ['Quran'],
  featured: true,
  isDrawn: true,
  design: 'look=star&palette=paper&verse=13%3A28&size=square',
  width: 1080,
  height: 1080,
}
const photograph: PictureAnswer = {
  id: 'morning-in-fez',
  title: 'Morning in Fez',
  titleArabic: 'صباح في فاس',
  category: 'nature',
  description: 'Roofs.',
  imageUrl: '/gallery/files/morning-in-fez-0123456789.jpg',
  tags: [],
  isDrawn: false,
  author: 'A. Sample',
  licence: 'CC BY 4.0',
  width: 1600,
  height: 900,
}
const api = {
  'GET /api/gallery': [verse, photograph],
  'GET /api/gallery/verse-13-28': verse,
  'GET /api/gallery/morning-in-fez': photograph,
  'POST /api/analytics/pageview': { counted: true },
}
const card = async (name: string) => within(await screen.findByRole('article', { name }))

describe('the gallery', () => {
  it('has placeholders while it loads', async () => {
    const { container } = await renderPage(pages, {
      at: '/gallery',
      api: { ...api, 'GET /api/gallery': () => new Promise(() => undefined) },
    })
    await screen.findByRole('heading', { name: 'Gallery' })
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(9)
  })

  it('shows each picture with badge, category and a link that opens a new tab', async () => {
    await renderPage(pages, { at: '/gallery', api })
    const first = await card('Ar-Ra‘d 13:28')
    expect(first.getByText('Featured')).toBeVisible()
    expect(first.getByText('Quotes')).toBeVisible()
    const link = first.getByRole('link', { name: 'Open Ar-Ra‘d 13:28 in a new tab' })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('href', '/gallery/verse-13-28')
    expect((await card('Morning in Fez')).queryByText('Featured')).toBeNull()
    expect(sentRequests('GET /api/gallery').at(-1)?.query).toEqual({ language: 'en' })
  })

  it('filters by category in the address', async () => {
    const { user } = await renderPage(pages, { at: '/gallery?category=nature', api })
    await card('Morning in Fez')
    expect(screen.queryByRole('article', { name: /13:28/ })).toBeNull()
    expect(screen.getByText('Showing 1 of 2')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mosques' }))
    expect(location.search).toBe('?category=mosques')
    expect(screen.getByText('No pictures found')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'All' }))
    expect(location.search).toBe('')
  })

  it('shows favourites, and says how to have some', async () => {
    const { user } = await renderPage(pages, { at: '/gallery?category=favourites', api })
    expect(await screen.findByText('No favourites yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'All' }))
    await user.click((await card('Morning in Fez')).getByRole('button', { name: 'Save Morning in Fez' }))
    await user.click(screen.getByRole('button', { name: 'Favourites' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  })

  it('says so when it can’t be loaded', async () => {
    await renderPage(pages, { at: '/gallery', api: { ...api, 'GET /api/gallery': refusal(500, 'internal') } })
    expect(await screen.findByText('Couldn’t load the gallery')).toBeVisible()
  })
})

describe('the page of a picture', () => {
  it('downloads every size as PNG and SVG', async () => {
    const { user } = await renderPage(pages, { at: '/gallery/verse-13-28', api })
    await screen.findByRole('heading', { level: 1, name: 'Ar-Ra‘d 13:28' })
    expect(document.title).toBe('Ar-Ra‘d 13:28 — Rafiq gallery')
    const png = () => screen.getByRole('link', { name: 'Download PNG' })
    expect(png()).toHaveAttribute('href', '/gallery/verse-13-28.png?lang=en&size=square')
    await user.click(screen.getByRole('button', { name: 'Phone' }))
    expect(png()).toHaveAttribute('href', '/gallery/verse-13-28.png?lang=en&size=phone')
    expect(png()).toHaveAttribute('download', 'rafiq-verse-13-28-phone.png')
    expect(screen.getByRole('link', { name: 'Download SVG' })).toHaveAttribute(
      'href',
      '/gallery/verse-13-28.svg?lang=en&size=phone',
    )
    expect(screen.getByText('1,080 × 2,400 pixels')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Make one like this' })).toHaveAttribute(
      'href',
      `/gallery/make?${verse.design}`,
    )
  })

  it('names author and licence of a picture that the operator added', async () => {
    await renderPage(pages, { at: '/gallery/morning-in-fez', api })
    await screen.findByRole('heading', { level: 1, name: 'Morning in Fez' })
    expect(screen.getByText('A. Sample')).toBeVisible()
    expect(screen.getByText('CC BY 4.0')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Download JPG' })).toHaveAttribute('href', photograph.imageUrl)
    expect(screen.queryByRole('button', { name: 'Phone' })).toBeNull()
  })
})
