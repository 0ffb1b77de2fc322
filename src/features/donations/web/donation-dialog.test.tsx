import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import DonationDialog from './donation-dialog.tsx'

it('has the amounts, what donations do and a hadith', async () => {
  await renderPage(<DonationDialog onClose={() => undefined} />)
  for (const amount of ['$5', '$15', '$25', '$50']) {
    expect(screen.getByRole('button', { name: amount })).toBeVisible()
  }
  expect(screen.getByRole('button', { name: 'Enter an amount to continue' })).toBeDisabled()
  expect(screen.getByText(/They pay for the servers/)).toBeVisible()
  expect(screen.getByText(/Charity does not decrease wealth/)).toBeVisible()
})

it('thanks for a pledge with the focus on the thanks, and closes', async () => {
  const onClose = vi.fn()
  const { user } = await renderPage(<DonationDialog onClose={onClose} />, {
    api: { 'POST /api/donations': { kind: 'pledge', donationUrl: null } },
  })
  await user.click(screen.getByRole('button', { name: '$25' }))
  await user.click(screen.getByRole('button', { name: 'Donate $25' }))
  const thanks = await screen.findByRole('status')
  expect(thanks).toHaveTextContent('Thank you for your pledge')
  expect(thanks).toHaveFocus()
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? thanks)
  expect(onClose).toHaveBeenCalled()
})
