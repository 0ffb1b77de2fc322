import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { noServer } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const pages = {
  privacy: async () => {
    const { default: PrivacyPage } = await import('./privacy-page.tsx')
    return <PrivacyPage />
  },
  terms: async () => {
    const { default: TermsPage } = await import('./terms-page.tsx')
    return <TermsPage />
  },
}

const operator = (contact: string | null) => ({ 'GET /api/operator': { contact } })
const contactOf = (name: string) => within(screen.getByRole('region', { name }))

describe.each([
  ['privacy', 'Questions', 'We answer privacy questions within 48 hours.'],
  ['terms', 'Contact', /^Support replies within 48 hours/],
] as const)('the page %s', (page, title, promise) => {
  it('names the operator’s email address and response time', async () => {
    await renderPage(pages[page], { api: operator('mailto:salam@rafiq.example') })
    const link = await contactOf(title).findByRole('link', { name: 'salam@rafiq.example' })
    expect(link).toHaveAttribute('href', 'mailto:salam@rafiq.example')
    expect(contactOf(title).getByText(promise)).toBeVisible()
  })

  it('says that the operator has given none, and promises nothing', async () => {
    await renderPage(pages[page], { api: operator(null) })
    expect(
      await contactOf(title).findByText('The operator of this server has not given a contact address.'),
    ).toBeVisible()
    expect(contactOf(title).queryByText(promise)).toBeNull()
  })

  it('says that the address is not available offline', async () => {
    await renderPage(pages[page], { api: noServer })
    expect(await contactOf(title).findByText(/couldn’t be loaded/)).toBeVisible()
  })
})

it('has every section of the terms', async () => {
  await renderPage(pages.terms, { api: operator(null) })
  expect(screen.getByText('Last updated December 19, 2024')).toBeVisible()
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Agreement to Terms',
      'Service Description',
      'Acceptable Use',
      'Content Accuracy and Sources',
      'Financial Terms',
      'Contact',
    ]),
  )
})

it('works in Arabic', async () => {
  await renderPage(pages.terms, { api: operator('https://rafiq.example/contact'), language: 'ar' })
  expect(await screen.findByRole('link', { name: 'rafiq.example/contact' })).toBeVisible()
  expect(screen.getByText(/للتواصل مع مشغّل هذا الخادم/)).toBeVisible()
})
