import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal, sentRequests, setConnected } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'

const contactPage = async () => {
  const { default: Page } = await import('./contact-page.tsx')
  return <Page />
}
const newsletterPage = async () => {
  const { default: Page } = await import('#features/newsletter/web/newsletter-page.tsx')
  return <Page />
}

const withoutNewsletter = {
  'GET /api/newsletter': { isOn: false },
  'GET /api/operator': { contact: null, privacyHours: 48, supportHours: 48, contactHours: 24 },
}

const fill = async (user: Awaited<ReturnType<typeof renderPage>>['user']) => {
  await user.type(screen.getByLabelText('Your name'), 'Sample')
  await user.type(screen.getByLabelText('Your email'), 'sample@example.org')
  await user.type(screen.getByLabelText('Subject'), 'Isha')
  await user.type(screen.getByLabelText('Message'), 'When is Isha?')
}

describe('the contact form', () => {
  it('promises a reply within the hours of the site settings', async () => {
    await renderPage(contactPage, {
      at: '/contact',
      api: {
        ...withoutNewsletter,
        'GET /api/operator': { contact: null, privacyHours: 48, supportHours: 48, contactHours: 72 },
      },
    })
    expect(await screen.findByText(/We reply within 72 hours/)).toBeVisible()
  })

  it('sends the input and clears it', async () => {
    const { user } = await renderPage(contactPage, {
      at: '/contact',
      api: { ...withoutNewsletter, 'POST /api/contact': { received: true } },
    })
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''))
    expect(sentRequests('POST /api/contact')).toMatchObject([
      {
        body: {
          name: 'Sample',
          email: 'sample@example.org',
          subject: 'Isha',
          message: 'When is Isha?',
          website: '',
          language: 'en',
        },
      },
    ])
  })

  it('sends once, however often the button is pressed, and leaves the focus on it', async () => {
    let answer = (_: unknown) => {}
    const slow = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    const { user } = await renderPage(contactPage, {
      at: '/contact',
      api: { ...withoutNewsletter, 'POST /api/contact': slow },
    })
    await fill(user)
    const button = screen.getByRole('button', { name: 'Send message' })
    await user.click(button)
    await waitFor(() => expect(button).toHaveTextContent('Sending…'))
    expect(button).toBeEnabled()
    await user.keyboard('{Enter}')
    answer({ received: true })
    await waitFor(() => expect(button).toHaveTextContent('Send message'))
    expect(button).toHaveFocus()
    expect(sentRequests('POST /api/contact')).toHaveLength(1)
  })

  it('reports each missing field, focuses the first and sends nothing', async () => {
    const { user } = await renderPage(contactPage, { at: '/contact', api: withoutNewsletter })
    await user.type(screen.getByLabelText('Your name'), 'Sample')
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(screen.getAllByText('Fill in this field.')).toHaveLength(3)
    await waitFor(() => expect(screen.getByLabelText('Your email')).toHaveFocus())
    expect(sentRequests('POST /api/contact')).toEqual([])
  })

  it('keeps the text offline and says so', async () => {
    const { user } = await renderPage(contactPage, { at: '/contact', api: withoutNewsletter })
    await fill(user)
    setConnected(false)
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText(/Your message is saved on this device/)).toBeVisible()
    expect(screen.getByLabelText('Message')).toHaveValue('When is Isha?')
  })

  it('fills in the name and email of a signed-in user', async () => {
    await renderPage(contactPage, { at: '/contact', api: withoutNewsletter, signedIn: zaynab })
    await waitFor(() => expect(screen.getByLabelText('Your email')).toHaveValue(zaynab.email))
  })

  it('offers the newsletter if the server has one', async () => {
    const { user } = await renderPage(contactPage, {
      at: '/contact',
      api: {
        ...withoutNewsletter,
        'GET /api/newsletter': { isOn: true },
        'POST /api/newsletter': { sent: true },
      },
    })
    const box = within(await screen.findByRole('region', { name: 'Newsletter' }))
    await user.type(box.getByLabelText('Your email'), 'sample@example.org{Enter}')
    expect(await box.findByText(/Check your inbox/)).toBeVisible()
  })
})

describe('the newsletter page', () => {
  it('confirms only after a click, and unsubscribes', async () => {
    const { user } = await renderPage(newsletterPage, {
      at: '/newsletter?token=abc',
      api: {
        'POST /api/newsletter/confirmations': { confirmed: true },
        'POST /api/newsletter/unsubscriptions': { unsubscribed: true },
      },
    })
    expect(sentRequests('POST /api/newsletter/confirmations')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Confirm subscription' }))
    expect(await screen.findByRole('heading', { name: 'You’re subscribed' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }))
    expect(await screen.findByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
    expect(sentRequests('POST /api/newsletter/unsubscriptions')).toMatchObject([{ query: { token: 'abc' } }])
  })

  it('says that the device is offline', async () => {
    const { user } = await renderPage(newsletterPage, { at: '/newsletter?token=abc' })
    setConnected(false)
    await user.click(screen.getByRole('button', { name: 'Confirm subscription' }))
    expect(await screen.findByText(/You’re offline/)).toBeVisible()
  })

  it('says that a link has expired', async () => {
    const { user } = await renderPage(newsletterPage, {
      at: '/newsletter?token=old',
      api: { 'POST /api/newsletter/confirmations': refusal(410, 'link_expired') },
    })
    await user.click(screen.getByRole('button', { name: 'Confirm subscription' }))
    expect(await screen.findByText(/This link has expired/)).toBeVisible()
  })
})
