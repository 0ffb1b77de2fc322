import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'

const analyticsPage = async () => {
  const { default: Page } = await import('./analytics-page.tsx')
  return <Page />
}

const counts = {
  ...{ courses: 0, audio: 9, mosques: 120, names: 698 },
  ...{ from: '2026-11-22', to: '2026-11-23', views: 1205 },
  days: [
    { day: '2026-11-22', views: 5 },
    { day: '2026-11-23', views: 1200 },
  ],
  pages: [{ page: '/islamic-names/umar', views: 1205 }],
  languages: [{ language: 'ar', views: 1205 }],
  referringSites: [] as { site: string; views: number }[],
}
const open = (role: 'content_manager' | 'support' | null, api = {}) =>
  renderPage(analyticsPage, {
    at: '/admin/analytics',
    signedIn: { ...zaynab, role },
    api: { 'GET /api/admin/analytics': counts, ...api },
  })

describe('the analytics', () => {
  it('show the counts by day, page, language and site', async () => {
    await open('content_manager')
    expect(await screen.findByText(/^1,205 page views, 22.–.23 November \(UTC\)$/)).toBeVisible()
    expect(screen.getByTitle('23 November: 1,200 views')).toBeVisible()
    expect(
      within(screen.getByRole('list', { name: 'Top pages' })).getByText('/islamic-names/umar'),
    ).toBeVisible()
    expect(within(screen.getByRole('list', { name: 'Languages' })).getByText('العربية')).toBeVisible()
    expect(screen.getByText('No visits from other sites.')).toBeVisible()
    expect(screen.getByText('698')).toBeVisible()
  })

  it('ask for the chosen days', async () => {
    const { user } = await open('content_manager')
    await user.click(await screen.findByRole('button', { name: 'Last 7 days' }))
    await waitFor(() => expect(sentRequests('GET /api/admin/analytics')).toHaveLength(2))
    const [, { from, to }] = sentRequests('GET /api/admin/analytics').map(({ query }) => query) as [
      unknown,
      { from: string; to: string },
    ]
    expect(Date.parse(to) - Date.parse(from)).toBe(6 * 86_400_000)
  })

  it('say that the last day is before the first, and ask for nothing', async () => {
    const { user } = await open('content_manager')
    const field = await screen.findByLabelText('To')
    await user.clear(field)
    await user.type(field, '2020-01-01')
    expect(await screen.findByRole('alert')).toHaveTextContent('The last day can’t be before the first')
    expect(sentRequests('GET /api/admin/analytics')).toHaveLength(1)
  })

  it('are not for support', async () => {
    await open('support')
    expect(await screen.findByText('Access for administrators and content managers')).toBeVisible()
    expect(sentRequests('GET /api/admin/analytics')).toEqual([])
  })

  it('are a CSV file that a spreadsheet doesn’t run', async () => {
    await open('content_manager')
    expect(await screen.findByText('Download CSV')).toBeVisible()
    const { analyticsCsv } = await import('./analytics-csv.ts')
    const csv = analyticsCsv({ ...counts, referringSites: [{ site: '=cmd', views: 1 }] })
    expect(csv.split('\r\n')).toEqual([
      '\uFEFFKind,Name,Page views',
      'Day,2026-11-22,5',
      'Day,2026-11-23,1200',
      'Top pages,/islamic-names/umar,1205',
      'Languages,ar,1205',
      "Referring sites,'=cmd,1",
      '',
    ])
  })
})
