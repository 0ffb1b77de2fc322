import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import { PartnersCard } from './partners-card.tsx'

it('marks each of the three partners as a sample, and links to none of them', async () => {
  await renderPage(<PartnersCard />)
  expect(screen.getByText(/These businesses don’t exist/)).toBeVisible()
  const partners = screen.getAllByRole('listitem')
  expect(partners).toHaveLength(3)
  for (const partner of partners) {
    expect(within(partner).getByText('Sample')).toBeVisible()
    expect(within(partner).getByText(/\.example$/)).toBeVisible()
  }
  expect(partners[0], 'the featured one').toHaveTextContent('Sample bakery')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/contact'])
})

it('works in Arabic', async () => {
  await renderPage(<PartnersCard />, { language: 'ar' })
  expect(screen.getAllByText('نموذج')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'راسلنا' })).toBeVisible()
})
