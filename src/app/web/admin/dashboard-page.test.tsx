import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Role } from '#shared/core/roles.ts'
import { refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'

const stats = {
  overview: {
    totalUsers: 7,
    totalAudioRecitations: 0,
    totalExplanations: 3,
    totalCourses: 0,
    totalMosques: 1200,
    totalNames: 500,
  },
  content: {
    explanations: { published: 1, draft: 2, archived: 0 },
    audio: { active: 0, downloadable: 0 },
  },
}
const mosque = (name: string, isVerified: boolean) => ({
  id: name.toLowerCase(),
  name,
  city: 'Makkah',
  country: 'Saudi Arabia',
  isVerified,
})
const course = (title: string, isPublished: boolean) => ({
  id: title.toLowerCase(),
  title,
  titleArabic: title,
  isPublished,
  enrollmentCount: 7,
})
const api = {
  'GET /api/admin/dashboard-stats': stats,
  'GET /api/admin/open-work': { screens: [{ path: '/admin/contact-messages', open: 3 }] },
  'GET /api/admin/courses': {
    courses: [course('First', true), course('Second', false)],
    pagination: { page: 1, limit: 5, total: 2, totalPages: 1 },
  },
  'GET /api/admin/mosques': { mosques: [mosque('One', true), mosque('Two', false)], pagination: {} },
}
const open = (role: Role | null, at = '/admin', more: object = {}) =>
  renderPage(
    async () => {
      const { default: Page } = await import('./dashboard-page.tsx')
      return <Page />
    },
    { at, api: { ...api, ...more }, signedIn: { ...zaynab, role } },
  )

describe('the admin dashboard', () => {
  it('opens the directory tab at the address of the specification', async () => {
    const { user } = await open('admin', '/admin/directory-management')
    expect(await screen.findByRole('tab', { name: 'Directory' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('link', { name: /^Mosques/ })).toHaveAttribute('href', '/admin/mosques')
    await user.click(screen.getByRole('tab', { name: 'Overview' }))
    expect(await screen.findByText('1,200')).toBeVisible()
  })

  it('shows the figures, what waits and the latest mosques', async () => {
    await open('admin')
    expect(await screen.findByText('1,200')).toBeVisible()
    const waiting = within(screen.getByRole('region', { name: 'Waiting for you' }))
    expect(await waiting.findByRole('link', { name: /Contact messages\s*3 open/i })).toHaveAttribute(
      'href',
      '/admin/contact-messages',
    )
    const courses = within(await screen.findByRole('region', { name: 'Courses' }))
    expect(await courses.findByText('Published')).toBeVisible()
    expect(courses.getByText('Draft')).toBeVisible()
    expect(courses.getAllByText('Learners: 7')).toHaveLength(2)
    const latest = within(await screen.findByRole('region', { name: 'Recent mosques' }))
    expect(await latest.findByText('Verified')).toBeVisible()
    expect(latest.getByText('Pending')).toBeVisible()
  })

  it('lists in its tabs only the screens of the role', async () => {
    const { user } = await open('support')
    await screen.findByText('1,200')
    expect(sentRequests('GET /api/admin/mosques'), 'support may not list mosques').toEqual([])
    await user.click(await screen.findByRole('tab', { name: 'Users' }))
    expect(location.search).toBe('?tab=users')
    const hrefs = () =>
      within(screen.getByRole('tabpanel'))
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href'))
    expect(hrefs()).toContain('/admin/contact-messages')
    expect(hrefs()).not.toContain('/admin/users')
    await user.click(screen.getByRole('tab', { name: 'Content' }))
    expect(hrefs()).not.toContain('/admin/content')
  })

  it('says when the figures can’t be read', async () => {
    await open('admin', '/admin', { 'GET /api/admin/dashboard-stats': refusal(503, 'database_unavailable') })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('needs a role', async () => {
    await open(null)
    expect(await screen.findByRole('heading', { name: 'Administrator access required' })).toBeVisible()
  })

  it('is denied to guests in the words of the specification', async () => {
    await renderPage(
      async () => {
        const { default: Page } = await import('./dashboard-page.tsx')
        return <Page />
      },
      { at: '/admin' },
    )
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
    expect(screen.getByText('You need to be logged in to access the admin dashboard.')).toBeVisible()
  })
})

describe('the navigation', () => {
  it('has the links of the specification whose pages exist', async () => {
    await open('admin')
    const nav = within(await screen.findByRole('navigation', { name: 'Administration' }))
    expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    expect(nav.getByRole('link', { name: 'View Site' })).toHaveAttribute('href', '/')
    expect(nav.getByRole('link', { name: 'Courses' })).toHaveAttribute('href', '/admin/courses')
    expect(nav.getByRole('button', { name: 'Logout' })).toBeVisible()
  })
})

describe('the management page', () => {
  const manage = (role: Role, at = '/admin/management') =>
    renderPage(
      async () => {
        const { default: Page } = await import('./management-page.tsx')
        return <Page />
      },
      {
        at,
        api: {
          ...api,
          'GET /api/admin/explanations': {
            data: [],
            pagination: { page: 1, limit: 25, total: 0, totalPages: 0 },
          },
        },
        signedIn: { ...zaynab, role },
      },
    )

  it('has the tabs that exist for the role', async () => {
    await manage('content_manager')
    await screen.findByText('1,200')
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(tabs).toEqual(expect.arrayContaining(['Dashboard', 'Explanations']))
    expect(tabs).not.toContain('Users')
  })

  it('opens a tab from the address and leaves its table’s state behind', async () => {
    const { user } = await manage('admin', '/admin/management?tab=explanations&search=sample')
    expect(await screen.findByText('No rows match this search.')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Dashboard' }))
    expect(location.search).toBe('')
  })
})
