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

describe('the sign-in page', () => {
  it('reports a wrong password to a keyboard user', async () => {
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
    'leads only to this site: %s',
    async (from) => {
      await renderPage(loginPage, { at: `/login?${new URLSearchParams({ from })}`, signedIn: zaynab })
      expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/')
    },
  )

  it('greets a signed-in user without a form', async () => {
    await renderPage(loginPage, { at: '/login', signedIn: zaynab })
    expect(await screen.findByRole('heading', { name: /Zaynab/ })).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('a forgotten password', () => {
  it('shows a note if the site cannot send email', async () => {
    const { user } = await renderPage(resetPage, {
      at: '/reset',
      api: { 'POST /api/auth/reset-requests': { mail: false } },
    })
    await user.type(screen.getByLabelText('Email'), 'zaynab@example.com{Enter}')
    expect(await screen.findByText('This site can’t send email')).toBeVisible()
  })

  it('offers a new link instead of an expired one', async () => {
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

it('reports an expired link that confirms an email', async () => {
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
