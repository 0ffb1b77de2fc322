import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noServer, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'

const cause = {
  id: '0123456789abcdef0123456789abcdef',
  errorType: 'TypeError',
  message: 'surah … is missing',
  component: 'reader',
  severity: 'critical',
  state: 'open',
  fixedIn: null,
  count: 12,
  version: '0.1.0',
  firstSeenAt: '2026-11-20T08:00:00Z',
  lastSeenAt: '2026-11-25T08:00:00Z',
}
const ACTIONS = 'POST /api/admin/error-claims/actions'
const api = {
  'GET /api/admin/error-claims': {
    data: [cause],
    pagination: { page: 1, limit: 25, total: 1, totalPages: 1 },
  },
  [`GET /api/admin/error-claims/${cause.id}`]: {
    ...cause,
    stackTrace: 'at read (/assets/app.js:1:2)',
    versions: [{ name: '0.1.0', count: 12 }],
    browsers: [{ name: 'Firefox 128', count: 9 }],
    pages: [{ name: '/quran/reader/2', count: 7 }],
    userActions: [],
  },
  [ACTIONS]: { done: [cause.id], refused: [] },
  'GET /api/admin/audit-log': { data: [], pagination: {} },
}
const open = (more: object = {}, role: 'admin' | 'support' = 'admin', language: 'en' | 'ar' = 'en') =>
  renderPage(
    async () => {
      const { default: Page } = await import('./error-claims-page.tsx')
      return <Page />
    },
    { at: '/admin/error-claims', api: { ...api, ...more }, signedIn: { ...zaynab, role }, language },
  )

it('lists causes with their counts', async () => {
  await open()
  const row = within(await screen.findByRole('row', { name: /surah … is missing/ }))
  expect(row.getByText('12')).toBeVisible()
  expect(row.getByText('Open')).toBeVisible()
  expect(row.getByText('Critical')).toBeVisible()
})

it('shows the claims of a cause and marks it as fixed in a version', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'surah … is missing' }))
  expect(await screen.findByText('Firefox 128')).toBeVisible()
  expect(screen.getByRole('link', { name: '/quran/reader/2' })).toHaveAttribute('href', '/quran/reader/2')
  expect(screen.getByText(/app\.js:1:2/)).toBeVisible()
  const version = screen.getByLabelText('Fixed in version')
  await user.clear(version)
  await user.type(version, 'next')
  await user.click(screen.getByRole('button', { name: 'Mark as fixed' }))
  expect(screen.getByText('Enter a version such as 1.2.0.')).toBeVisible()
  expect(sentRequests(ACTIONS)).toEqual([])
  await user.clear(version)
  await user.type(version, '0.2.0')
  await user.click(screen.getByRole('button', { name: 'Mark as fixed' }))
  await waitFor(() =>
    expect(sentRequests(ACTIONS)).toMatchObject([
      { body: { action: 'fix', ids: [cause.id], version: '0.2.0' } },
    ]),
  )
})

it('ignores chosen causes', async () => {
  const { user } = await open()
  await user.click(within(await screen.findByRole('row', { name: /surah/ })).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Ignore' }))
  await waitFor(() =>
    expect(sentRequests(ACTIONS)).toMatchObject([{ body: { action: 'ignore', ids: [cause.id] } }]),
  )
})

it('is for administrators', async () => {
  await open({}, 'support')
  expect(await screen.findByRole('heading', { name: 'Administrator access required' })).toBeVisible()
})

it('says when the server can’t be reached', async () => {
  await open({ 'GET /api/admin/error-claims': noServer['GET /api/*'] })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

it('speaks Arabic', async () => {
  await open({}, 'admin', 'ar')
  expect(await screen.findByRole('columnheader', { name: 'الخطورة' })).toBeVisible()
})
