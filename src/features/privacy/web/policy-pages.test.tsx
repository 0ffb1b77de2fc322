import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { noServer, sentRequests } from '#shared/web/testing/fake-api.ts'
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

const operator = (contact: string | null) => ({
  'GET /api/operator': { contact, privacyHours: 48, supportHours: 48, contactHours: 24 },
})
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

  it('links to the contact form where the operator has given no address', async () => {
    await renderPage(pages[page], { api: operator(null) })
    await waitFor(() => expect(sentRequests('GET /api/operator')).toHaveLength(1))
    const links = contactOf(title).getAllByRole('link')
    expect(links.map((each) => each.getAttribute('href'))).toEqual(['/contact'])
    expect(contactOf(title).getByText(promise)).toBeVisible()
  })

  it('promises the time that the administrators chose', async () => {
    await renderPage(pages[page], {
      api: { 'GET /api/operator': { contact: null, privacyHours: 72, supportHours: 72, contactHours: 24 } },
    })
    expect(await contactOf(title).findByText(/within 72 hours/)).toBeVisible()
  })

  it('names the date of its last update and links home', async () => {
    await renderPage(pages[page], { api: operator(null) })
    expect(screen.getByText('Last updated December 19, 2024')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to home page' })).toHaveAttribute('href', '/')
  })

  it('says that the address is not available offline', async () => {
    await renderPage(pages[page], { api: noServer })
    expect(await contactOf(title).findByText(/couldn’t be loaded/)).toBeVisible()
  })
})

it('has every section of the terms, with what is permitted and prohibited', async () => {
  await renderPage(pages.terms, { api: operator(null) })
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
  const use = within(screen.getByRole('region', { name: 'Acceptable Use' }))
  const [may, mayNot] = use.getAllByRole('list')
  expect(use.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'You may',
    'You may not',
  ])
  expect(may?.children).toHaveLength(4)
  expect(mayNot?.children).toHaveLength(5)
})

it('works in Arabic', async () => {
  await renderPage(pages.terms, { api: operator('https://rafiq.example/contact'), language: 'ar' })
  expect(await screen.findByRole('link', { name: 'rafiq.example/contact' })).toBeVisible()
  expect(screen.getByText(/التواصل مع مشغّل هذا الخادم/)).toBeVisible()
})
