import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'

const loginPage = async () => {
  const { LoginPage } = await import('./login-page.tsx')
  return <LoginPage />
}
const resetPage = async () => {
  const { ResetPage } = await import('./account-page.tsx')
  return <ResetPage />
}

describe('the page to sign in', () => {
  it('says that the password is wrong, by keys alone', async () => {
    const { user } = await renderPage(loginPage, {
      at: '/login?from=/qibla',
      api: { 'POST /api/login': refusal(401, 'wrong_credentials') },
    })
    screen.getByLabelText('Email or username').focus()
    await user.keyboard('zaynab@example.com')
    await user.tab()
    await user.keyboard('not this one')
    await user.tab()
    expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(await within(screen.getByRole('alert')).findByText('Wrong email or password.')).toBeVisible()
    expect(screen.getByLabelText('Email or username')).toHaveValue('zaynab@example.com')
  })

  it.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example/'])(
    'leads nowhere but to this site: %s',
    async (from) => {
      await renderPage(loginPage, { at: `/login?${new URLSearchParams({ from })}`, signedIn: zaynab })
      expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/')
    },
  )

  it('greets a person who is signed in, and shows no form', async () => {
    await renderPage(loginPage, { at: '/login', signedIn: zaynab })
    expect(await screen.findByRole('heading', { name: /Zaynab/ })).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('a forgotten password', () => {
  it('says when the site cannot send email', async () => {
    const { user } = await renderPage(resetPage, {
      at: '/reset',
      api: { 'POST /api/auth/reset-requests': { mail: false } },
    })
    await user.type(screen.getByLabelText('Email'), 'zaynab@example.com{Enter}')
    expect(await screen.findByText('This site can’t send email')).toBeVisible()
  })

  it('leads from an expired link to a new one', async () => {
    const { user } = await renderPage(resetPage, {
      at: '/reset?token=abcdefghijklmnopqrstuvwxyz012345',
      api: { 'POST /api/auth/resets': refusal(410, 'link_expired') },
    })
    await user.type(screen.getByLabelText('New password'), 'kettle rain fox lantern')
    await user.click(screen.getByRole('button', { name: 'Save and sign in' }))
    expect(
      await within(screen.getByRole('alert')).findByText('This link has expired or was already used.'),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/reset')
  })
})

it('says that a link to confirm an email has expired', async () => {
  const { user } = await renderPage(
    async () => {
      const { ConfirmEmailPage } = await import('./confirm-email-page.tsx')
      return <ConfirmEmailPage />
    },
    {
      at: '/confirm-email?token=abcdefghijklmnopqrstuvwxyz012345',
      api: { 'POST /api/auth/email-confirmations': refusal(410, 'link_expired') },
    },
  )
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(
    await within(screen.getByRole('alert')).findByText('This link has expired or was already used.'),
  ).toBeVisible()
})
