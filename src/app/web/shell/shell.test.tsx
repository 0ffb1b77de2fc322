import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type renderPage as Render, renderPage } from '#shared/web/testing/render-page.tsx'

const shell = async () => {
  const { Header } = await import('./header.tsx')
  const { BottomBar } = await import('./bottom-bar.tsx')
  return (
    <>
      <Header />
      <BottomBar />
    </>
  )
}
const open = (options: Parameters<typeof Render>[1] = {}) => renderPage(shell, options)

const names = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)
const header = () => within(screen.getByRole('banner'))
const bar = () => within(screen.getByRole('navigation', { name: 'Quick navigation' }))
const menu = async () => within(await screen.findByRole('dialog', { name: 'Menu' }))

describe('the header', () => {
  it('links to the primary pages and marks the current one', async () => {
    await open({ at: '/duas' })
    const links = within(screen.getByRole('navigation', { name: 'Main pages' })).getAllByRole('link')
    expect(names(links)).toEqual(['Home', 'Quran', 'Prayer', 'Qibla', 'Duas', 'Gallery'])
    expect(links[4]).toHaveAttribute('aria-current', 'page')
  })
})

describe('Support', () => {
  const donation = () => screen.findByRole('dialog', { name: 'Support Rafiq' })

  it('opens the donation dialog from the header, and Close closes it', async () => {
    const { user } = await open()
    await user.click(header().getByRole('button', { name: 'Support' }))
    const dialog = within(await donation())
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.pathname).toBe('/')
  })

  it('opens the donation dialog from the menu, which has no link to the page', async () => {
    const { user } = await open()
    await user.click(header().getByRole('button', { name: 'Menu' }))
    const sheet = await menu()
    expect(sheet.queryByRole('link', { name: 'Support Rafiq' })).toBeNull()
    await user.click(sheet.getByRole('button', { name: 'Support Rafiq' }))
    await donation()
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()
  })

  it('opens the donation dialog from the bar at the bottom', async () => {
    const { user } = await open()
    await user.click(bar().getByRole('button', { name: 'More' }))
    const more = within(await screen.findByRole('dialog', { name: 'More' }))
    await user.click(more.getByRole('button', { name: 'Support' }))
    await donation()
  })
})

describe('the bar at the bottom', () => {
  it('has five pages, and six entries and the menu behind More', async () => {
    const { user } = await open({ at: '/qibla' })
    expect(names(bar().getAllByRole('link'))).toEqual(['Home', 'Quran', 'Prayer', 'Qibla', 'Duas'])
    expect(bar().getByRole('link', { name: 'Qibla' })).toHaveAttribute('aria-current', 'page')
    await user.click(bar().getByRole('button', { name: 'More' }))
    const more = within(await screen.findByRole('dialog', { name: 'More' }))
    expect(names(more.getAllByRole('listitem'))).toEqual([
      'Dhikr',
      'Calendar',
      'Mosques',
      'Search',
      'Share',
      'Support',
    ])
    await user.click(more.getByRole('button', { name: 'All pages' }))
    await menu()
  })

  it('opens the share dialog', async () => {
    const { user } = await open()
    await user.click(bar().getByRole('button', { name: 'More' }))
    const more = within(await screen.findByRole('dialog', { name: 'More' }))
    await user.click(more.getByRole('button', { name: 'Share' }))
    expect(await screen.findByRole('dialog', { name: 'Share' })).toBeVisible()
  })
})

describe('the menu', () => {
  it('describes the Islamic features that exist, and lists the other pages once', async () => {
    const { user } = await open()
    await user.click(header().getByRole('button', { name: 'Menu' }))
    const sheet = await menu()
    const features = within(sheet.getByRole('list', { name: 'Islamic Features' }))
    expect(names(features.getAllByRole('link'))).toEqual([
      'Reading & StudyQuran reading sessions with progress tracking',
      'Interactive DhikrA digital tasbih that remembers your count',
      'Community HubStudy circles and hadith discussions',
      'Goals & AchievementsSmall goals, and what you’ve reached',
    ])
    expect(sheet.getAllByRole('link', { name: /Interactive Dhikr/ })).toHaveLength(1)
    expect(sheet.getAllByRole('link', { name: 'Mosques' })).toHaveLength(1)
  })

  it('invites guests to join, and ends with the year', async () => {
    const { user } = await open({ now: '2031-05-01T12:00:00Z' })
    await user.click(header().getByRole('button', { name: 'Menu' }))
    const sheet = await menu()
    expect(sheet.getByText('Join Our Community')).toBeVisible()
    expect(sheet.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    expect(sheet.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/register')
    expect(sheet.getByText('© 2031 Rafiq')).toBeVisible()
  })
})

it('works in Arabic', async () => {
  const { user } = await open({ language: 'ar' })
  await user.click(header().getByRole('button', { name: 'ادعمنا' }))
  expect(await screen.findByRole('dialog', { name: 'ادعم رفيق' })).toBeVisible()
})
