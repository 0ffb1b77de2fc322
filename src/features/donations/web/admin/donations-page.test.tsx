import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noServer } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'

const donation = {
  id: '00000000-0000-4000-8000-000000000001',
  state: 'refunded',
  currency: 'USD',
  cents: 2500,
  paidCents: 2500,
  refundedCents: 1000,
  interval: 'once',
  startedAt: '2026-11-20T08:00:00Z',
  paidAt: '2026-11-20T08:01:00Z',
  paymentUrl: 'https://dashboard.stripe.com/payments/pi_sample',
}
const api = {
  'GET /api/admin/donations': {
    data: [donation],
    pagination: { page: 1, limit: 25, total: 1, totalPages: 1 },
  },
  'GET /api/admin/donations/months': {
    months: [
      { month: '2026-10', paid: 0, paidCents: 0, refundedCents: 0 },
      { month: '2026-11', paid: 1, paidCents: 2500, refundedCents: 1000 },
    ],
  },
}
const open = (more: object = {}, role: 'admin' | 'support' = 'admin', language: 'en' | 'ar' = 'en') =>
  renderPage(
    async () => {
      const { default: Page } = await import('./donations-page.tsx')
      return <Page />
    },
    { at: '/admin/donations', api: { ...api, ...more }, signedIn: { ...zaynab, role }, language },
  )

it('lists donations with a link to their payments', async () => {
  await open()
  const row = within(await screen.findByRole('row', { name: /\$25/ }))
  expect(row.getByText('Partly refunded')).toBeVisible()
  expect(row.getByText('$10 refunded')).toBeVisible()
  expect(row.getByRole('link', { name: /Refund at Stripe/ })).toHaveAttribute('href', donation.paymentUrl)
})

it('offers no refund of what was wholly refunded', async () => {
  const whole = { ...donation, refundedCents: 2500 }
  await open({ 'GET /api/admin/donations': { ...api['GET /api/admin/donations'], data: [whole] } })
  const row = within(await screen.findByRole('row', { name: /\$25/ }))
  expect(row.getByText('Refunded')).toBeVisible()
  expect(row.getByRole('link', { name: /Open at Stripe/ })).toHaveAttribute('href', donation.paymentUrl)
})

it('shows the sums by month', async () => {
  await open()
  const months = within(await screen.findByRole('region', { name: 'Last twelve months' }))
  expect(await months.findByText('November 2026: $15, 1 payment')).toBeInTheDocument()
  expect(months.getByText('$15')).toBeVisible()
})

it('is for administrators', async () => {
  await open({}, 'support')
  expect(await screen.findByRole('heading', { name: 'Administrator access required' })).toBeVisible()
})

it('says when the server can’t be reached', async () => {
  await open({ 'GET /api/admin/donations': noServer['GET /api/*'] })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

it('speaks Arabic', async () => {
  await open({}, 'admin', 'ar')
  expect(await screen.findByRole('columnheader', { name: 'التكرار' })).toBeVisible()
})
