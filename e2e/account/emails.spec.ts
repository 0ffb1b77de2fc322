import { createServer } from 'node:net'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { languageOf } from '#shared/core/languages.ts'
import { type MailServer, mailServer } from '#shared/server/testing/mail-server.ts'
import { expect, expectAccessible, test as journey, language } from '../fixtures.ts'
import { anotherDevice } from '../harness/device.ts'
import { signedInAs } from '../harness/person.ts'
import { startProductServer } from '../harness/product-server.ts'

const NEW = 'eight quiet lanterns glow'
/** Password hashing is slow on purpose, more so on a busy machine. */
const SIGNED_IN = { timeout: 40_000 }

/** A product that sends emails, whose links lead back to it. */
const test = journey.extend<object, { product: { address: string; mail: MailServer } }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use, { workerIndex }) => {
      const [mail, port] = [await mailServer(), await freePort()]
      const product = await startProductServer(`letters-${workerIndex}`, {
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        SMTP_URL: mail.url,
        MAIL_FROM: 'Rafiq <rafiq@mail.example>',
      })
      await use({ address: product.address, mail })
      await product.stop()
      await mail.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.address),
})

/** Links contain the port, so it must be known before the server listens. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.')
  return address.port
}

interface Read {
  readonly to: string
  readonly text: string
  readonly link: string
}

/** The next email, rendered as in a mail program. */
async function read(context: BrowserContext, mail: MailServer, code: 'en' | 'ar'): Promise<Read> {
  const { to, text } = await mail.next()
  const [html = ''] = /<!doctype html>[\s\S]*<\/html>/.exec(text) ?? []
  const page = await context.newPage()
  await page.setContent(html)
  await expect(page.locator('html')).toHaveAttribute('dir', languageOf(code)?.direction ?? '')
  await expect(page.locator('html')).toHaveAttribute('lang', code)
  await expectAccessible(page)
  const link =
    (await page.getByRole('link').count()) > 0 ? await page.getByRole('link').getAttribute('href') : ''
  if (link) expect(text.split('<!doctype')[0], 'the plain part has the link too').toContain(link)
  await page.close()
  return { to, text, link: link ?? '' }
}

/** A person with a signed-in device who has not opened the link in the confirmation email. */
async function person(page: Page, context: BrowserContext, mail: MailServer) {
  const made = await signedInAs(page, 'Zaynab')
  const letter = await read(context, mail, 'en')
  expect(letter.to).toBe(made.email)
  return { ...made, letter }
}

async function device(browser: Browser, baseURL: string | undefined, code: 'en' | 'ar' = 'en') {
  const { context, noise } = await anotherDevice(browser, baseURL, code)
  noise.allow(/40[19]|410/)
  return { context, noise, page: await context.newPage() }
}

test.describe('account emails', () => {
  test.use(language('en'))
  test.describe.configure({ timeout: 240_000 })

  test('reset a password once and end all other sessions', async ({
    page,
    context,
    browser,
    baseURL,
    product,
    noise,
  }) => {
    noise.allow(/401/)
    const { email, password, letter } = await person(page, context, product.mail)
    await page.goto(letter.link)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
    await expectAccessible(page)
    // Closed, because the page would announce the change itself.
    await page.goto('about:blank')

    const away = await device(browser, baseURL)
    await away.page.goto('/login?from=/bookmarks')
    await away.page.getByRole('link', { name: 'Forgot your password?' }).click()
    await away.page.getByLabel('Email', { exact: true }).fill(email)
    await away.page.getByRole('button', { name: 'Send link' }).click()
    await expect(away.page.getByText('Check your email')).toBeVisible()
    await expectAccessible(away.page)
    const reset = await read(context, product.mail, 'en')
    expect(reset.to).toBe(email)

    await away.page.goto(reset.link)
    await away.page.getByLabel('New password').fill(NEW)
    await away.page.keyboard.press('Enter')
    await expect(away.page.getByText('You’re signed in', { exact: true })).toBeVisible(SIGNED_IN)
    const notice = await read(context, product.mail, 'en')
    expect([notice.to, notice.text.includes('Your Rafiq password was changed')]).toEqual([email, true])

    await page.goto('/settings')
    await expect(page.getByText('or the account was deleted', { exact: false }).first()).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('sessionId'))).toBeNull()
    const [old, now] = await Promise.all(
      [password, NEW].map((typed) => page.request.post('/api/login', { data: { email, password: typed } })),
    )
    expect([old?.status(), now?.status()]).toEqual([401, 200])

    await page.goto(reset.link)
    await page.getByLabel('New password').fill(`${NEW} again`)
    noise.allow(/410/)
    await page.keyboard.press('Enter')
    const over = page.getByRole('alert').filter({ hasText: 'This link has expired or was already used.' })
    await expect(over).toBeVisible()
    await expectAccessible(page)
    expect(away.noise.heard()).toEqual([])
    await away.context.close()
  })

  test('confirm a new address and notify the old one', async ({ page, context, product, noise }) => {
    const { email, password, letter } = await person(page, context, product.mail)
    await page.goto(letter.link)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()

    await page.goto('/settings')
    const row = page.getByRole('region', { name: 'Email' })
    await row.getByRole('button', { name: 'Change email' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('New email').fill(`new-${email}`)
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Check your email', { exact: true })).toBeVisible()
    await expect(row).not.toContainText('new-')
    const asked = await read(context, product.mail, 'en')
    expect(asked.to).toBe(`new-${email}`)
    await page.goto(asked.link)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
    const told = await read(context, product.mail, 'en')
    expect(told.to).toBe(email)
    expect(told.text).toContain(`new-${email}`)
    await page.goto('/settings')
    await expect(row).toContainText(`new-${email}`)

    noise.allow(/410/)
    await page.goto(asked.link)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('This link has expired or was already used.')).toBeVisible()
    await expectAccessible(page)
  })

  test('are in Arabic, right to left, for people who use Arabic', async ({
    page,
    context,
    browser,
    baseURL,
    product,
  }) => {
    const { email } = await person(page, context, product.mail)
    const away = await device(browser, baseURL, 'ar')
    await away.page.goto('/reset')
    await away.page.getByLabel('البريد الإلكتروني').fill(email)
    await away.page.keyboard.press('Enter')
    await expect(away.page.getByRole('status').filter({ hasText: 'تحقّق من بريدك الإلكتروني' })).toContainText(
      email,
    )
    await expectAccessible(away.page)
    const reset = await read(context, product.mail, 'ar')
    expect(reset.text).toContain('Subject: كلمة مرور جديدة في رفيق')
    await away.page.goto(reset.link)
    await expectAccessible(away.page)
    await away.page.getByLabel('كلمة المرور الجديدة').fill(NEW)
    await away.page.keyboard.press('Enter')
    await expect(away.page.getByText('تم تسجيل الدخول', { exact: true })).toBeVisible(SIGNED_IN)
    await expect(away.page).toHaveURL(/\/$/)
    expect(away.noise.heard()).toEqual([])
    await away.context.close()
  })
})
