import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answerWith, refusal, sentRequests, setConnected } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'

const registerPage = async () => {
  const { RegisterPage } = await import('./register-page.tsx')
  return <RegisterPage />
}
const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(registerPage, { at: '/register', ...options })

const email = () => screen.getByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText('Password')
const typed = {
  Email: 'khadija@example.com',
  Password: 'seven quiet lanterns',
  'First name': 'Zaynab',
  Username: 'zaynab-of-basra',
}

async function fill(user: UserEvent, values: Readonly<Record<string, string>> = typed) {
  for (const [label, text] of Object.entries(values)) await user.type(screen.getByLabelText(label), text)
}

function expectEverythingKept() {
  for (const [label, text] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(text)
}

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create account' }))

describe('the registration page', () => {
  it('marks every invalid field, focuses the first and sends nothing', async () => {
    const { user } = await open()
    await submit(user)
    expect(email()).toHaveFocus()
    expect(email()).toHaveAccessibleDescription('This field is required.')
    expect(screen.getByRole('alert')).toHaveTextContent('Check 2 fields.')
    await fill(user, { Email: 'nobody', Password: 'short' })
    expect(email()).not.toHaveAttribute('aria-invalid')
    await user.keyboard('{Enter}')
    expect(email()).toHaveAccessibleDescription('Enter an email address in the format name@example.com.')
    expect(password()).toHaveAccessibleDescription(/Use at least 8 characters/)
    expect(sentRequests()).toEqual([])
  })

  it('shows the password’s strength and the password, and warns of Caps Lock', async () => {
    const { user } = await open()
    await user.type(password(), 'password123')
    expect(screen.getByText(/^Weak: easy to guess\./)).toBeVisible()
    await user.keyboard('{CapsLock}')
    await user.keyboard('4')
    expect(password()).toHaveAccessibleDescription(/Caps Lock is on\./)
    await user.keyboard('{CapsLock}')
    await user.keyboard('{Backspace}')
    expect(password()).not.toHaveAccessibleDescription(/Caps Lock/)
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveAttribute('type', 'text')
    expect(password()).toHaveValue('password123')
    await user.clear(password())
    await user.type(password(), 'kettle rain fox lantern')
    expect(screen.getByText(/^Strong: very hard to guess\./)).toBeVisible()
  })

  it.each([
    ['email_taken', 409, 'Email', /^There’s already an account with this email/],
    ['password_too_common', 400, 'Password', /This password is too common/],
    ['username_taken', 409, 'Username', /That username is taken/],
  ])('shows %s at its field and keeps the input', async (code, status, label, reason) => {
    const { user } = await open({ api: { 'POST /api/register': refusal(status, code) } })
    await fill(user)
    await submit(user)
    const field = screen.getByLabelText(label)
    await expect.poll(() => document.activeElement).toBe(field)
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(field).toHaveAccessibleDescription(reason)
    expectEverythingKept()
  })

  it('reports that the device is offline or that the server failed, and keeps the input', async () => {
    const { user } = await open()
    await fill(user)
    setConnected(false)
    await submit(user)
    expect(await within(screen.getByRole('alert')).findByText(/^You’re offline/)).toBeVisible()
    expectEverythingKept()
    setConnected(true)
    answerWith({ 'POST /api/register': () => new Response('<h1>Busy</h1>', { status: 503 }) })
    await submit(user)
    expect(
      await within(screen.getByRole('alert')).findByText(/^We couldn’t create your account/),
    ).toBeVisible()
    expect(screen.getByRole('alert')).not.toHaveTextContent('<h1>')
    expectEverythingKept()
  })

  it('is in Arabic on an Arabic device', async () => {
    await open({ language: 'ar' })
    expect(document.documentElement.dir).toBe('rtl')
    expect(document.title).toBe('إنشاء حساب — رفيق')
    expect(screen.getByRole('button', { name: 'إنشاء الحساب' })).toBeVisible()
  })

  it('offers a link to a signed-in user', async () => {
    await open({ signedIn: zaynab, at: '/register?from=/qibla' })
    expect(await screen.findByRole('heading', { name: /Zaynab/ })).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/qibla')
  })
})
