import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const supportPage = async () => {
  const { default: Page } = await import('./support-page.tsx')
  return <Page />
}
const support = {
  month: '2026-11',
  raisedCents: 0,
  goalCents: null,
  banner: true,
  takesPayments: false,
  donationUrl: null,
  dailyUsers: null,
  countries: null,
}

describe('the page to support Rafiq', () => {
  it('asks for an amount before anything can be given', async () => {
    const { user } = await renderPage(supportPage, { at: '/support', api: { 'GET /api/support': support } })
    expect(screen.getByRole('button', { name: 'Enter an amount to continue' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: '$15' }))
    expect(screen.getByRole('button', { name: 'Donate $15' })).toBeEnabled()
    await user.type(screen.getByLabelText(/Another amount/), '501')
    expect(screen.getByText('Enter an amount from $1 to $500.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Enter an amount to continue' })).toBeDisabled()
  })

  it('thanks for a pledge and links to the operator’s page', async () => {
    const { user } = await renderPage(supportPage, {
      at: '/support',
      api: {
        'GET /api/support': support,
        'POST /api/donations': { kind: 'pledge', donationUrl: 'https://charity.example/give' },
      },
    })
    await user.type(screen.getByLabelText(/Another amount/), '12.50{Enter}')
    expect(await screen.findByText('Thank you for your pledge')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the donation page' })).toHaveAttribute(
      'href',
      'https://charity.example/give',
    )
    expect(sentRequests('POST /api/donations')).toMatchObject([{ body: { cents: 1250, language: 'en' } }])
  })

  it('says that the payment service can’t be reached', async () => {
    const { user } = await renderPage(supportPage, {
      at: '/support',
      api: { 'GET /api/support': support, 'POST /api/donations': refusal(503, 'payments_unavailable') },
    })
    await user.click(screen.getByRole('button', { name: '$5' }))
    await user.click(screen.getByRole('button', { name: 'Donate $5' }))
    expect(await screen.findByText(/payment service can’t be reached/)).toBeVisible()
  })

  it('shows what was given against the goal, and no goal where there is none', async () => {
    await renderPage(supportPage, {
      at: '/support?donation=thanks',
      api: { 'GET /api/support': { ...support, raisedCents: 125_000, goalCents: 500_000 } },
    })
    expect(await screen.findByText(/\$1,250 of \$5,000 this month \(25%\)/)).toBeVisible()
    expect(screen.getByText(/Thank you. May Allah accept it/)).toBeVisible()
  })

  it('shows the figures of the operator only where there are any', async () => {
    const figures = { ...support, dailyUsers: 1200, countries: 14 }
    const page = await renderPage(supportPage, { at: '/support', api: { 'GET /api/support': figures } })
    expect(await screen.findByText('People who use Rafiq each day: 1,200')).toBeVisible()
    expect(screen.getByText('Countries they live in: 14')).toBeVisible()
    page.unmount()
    await renderPage(supportPage, { at: '/support', api: { 'GET /api/support': support } })
    expect(await screen.findByText('$0 given this month.')).toBeVisible()
    expect(screen.queryByText(/People who use|Countries/)).toBeNull()
  })

  it('says that this month’s donations can’t be loaded', async () => {
    await renderPage(supportPage, { at: '/support', api: { 'GET /api/support': refusal(500, 'internal') } })
    expect(await screen.findByText('Couldn’t load this month’s donations.')).toBeVisible()
  })

  it('writes amounts in words in Arabic', async () => {
    await renderPage(supportPage, {
      at: '/support',
      api: { 'GET /api/support': support },
      language: 'ar',
    })
    expect(screen.getByRole('button', { name: '٥ دولار أمريكي' })).toBeVisible()
  })
})
