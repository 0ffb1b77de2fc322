import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'

const registerPage = async () => {
  const { RegisterPage } = await import('./register-page.tsx')
  return <RegisterPage />
}

describe('the page that makes an account', () => {
  it('names every wrong field, puts the focus on the first and sends nothing', async () => {
    const { user } = await renderPage(registerPage, { at: '/register' })
    const email = screen.getByLabelText('Email')
    await user.type(email, 'zaynab')
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    expect(email).toHaveFocus()
    expect(email).toHaveAccessibleDescription(/Enter an email address/)
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/This field is required/)
    expect(sentRequests()).toEqual([])
    await user.type(email, '@example.com')
    expect(email).toHaveAccessibleDescription('')
  })

  it('shows an error of the server at its field and leaves what was typed', async () => {
    const { user } = await renderPage(registerPage, {
      at: '/register',
      api: { 'POST /api/register': refusal(409, 'email_taken') },
    })
    await user.type(screen.getByLabelText('Email'), 'zaynab@example.com')
    await user.type(screen.getByLabelText('Password'), 'seven quiet lanterns')
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/account/))
    expect(screen.getByLabelText('Password')).toHaveValue('seven quiet lanterns')
  })

  it('is in Arabic for an Arabic device', async () => {
    await renderPage(registerPage, { at: '/register', language: 'ar' })
    expect(document.documentElement.dir).toBe('rtl')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/حساب/)
  })

  it('shows the way on to a person who is signed in', async () => {
    await renderPage(registerPage, { at: '/register', signedIn: zaynab })
    expect(await screen.findByText(/Zaynab/)).toBeVisible()
  })
})
