import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { signedInAs } from '../harness/person.ts'

const PASSWORD = 'seven quiet lanterns'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const send = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Create account' }).press('Enter')

async function fill(page: Page, { email, password = PASSWORD }: { email: string; password?: string }) {
  await page.goto('/register')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await field(page, 'First name').fill('Zaynab')
  await field(page, 'Username').fill('zaynab-of-basra')
}

/** Whatever went wrong, nothing is typed twice. */
async function expectKept(page: Page, email: string, password = PASSWORD): Promise<void> {
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(field(page, 'Password')).toHaveValue(password)
  await expect(field(page, 'First name')).toHaveValue('Zaynab')
  await expect(field(page, 'Username')).toHaveValue('zaynab-of-basra')
}

test.describe('an account that cannot be made', () => {
  test.beforeEach(({ noise }) =>
    noise.allow(/Failed to load resource|error answer: (400|409|503) .*\/api\/register$/),
  )

  test('because of its password or its address says so at the field', async ({ page, browser, baseURL }) => {
    const other = await browser.newPage({ ...(baseURL && { baseURL }) })
    const { email } = await signedInAs(other, 'Khadija')
    await other.close()

    await fill(page, { email: 'nobody-yet@example.com', password: 'password123' })
    await send(page)
    await expect(field(page, 'Password')).toBeFocused()
    await expect(field(page, 'Password')).toHaveAccessibleDescription(/.+/)
    await expectKept(page, 'nobody-yet@example.com', 'password123')

    await fill(page, { email })
    await send(page)
    await expect(field(page, 'Email')).toBeFocused()
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
    await expectKept(page, email)
  })

  test('without a network or by a server that fails says what happened', async ({ page, network }) => {
    await fill(page, { email: 'later@example.com' })
    await network.cut()
    await send(page)
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expectKept(page, 'later@example.com')
    await network.restore()

    await page.route('**/api/register', (route) => route.fulfill({ status: 503, body: '<h1>Busy</h1>' }))
    await send(page)
    await expect(page.getByRole('main').getByRole('alert')).not.toContainText('<h1>')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expectKept(page, 'later@example.com')
  })
})

test('who is signed in is told so at the doors, with the way on', async ({ page }) => {
  await signedInAs(page, 'Zaynab')
  for (const path of ['/login', '/register']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText('Zaynab')
    await expect(page.getByRole('main').locator('form')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  }
})
