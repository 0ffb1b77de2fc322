import { readFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import { expect, language, place, test } from './fixtures.ts'
import { signedInAs } from './harness/person.ts'

const part = (page: Page, id: string) => page.locator(`section#${id}`)
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test.describe('the settings', () => {
  test('have an address for every part', async ({ page }) => {
    await page.goto('/settings#calendar')
    await expect(part(page, 'calendar')).toBeInViewport()
    await page.getByRole('navigation', { name: 'Settings sections' }).getByText('Privacy').click()
    await expect(part(page, 'privacy')).toBeInViewport()
    await expect(page).toHaveURL(/#privacy$/)
  })

  test('apply accessibility preferences from the first paint', async ({ page }) => {
    await page.goto('/settings#accessibility')
    await part(page, 'accessibility').getByText('150%').click()
    await part(page, 'accessibility').getByRole('switch', { name: 'Increase contrast' }).focus()
    await page.keyboard.press('Space')
    await expect(page.locator('html')).toHaveCSS('font-size', '24px')
    // An inline script sets it before the app loads.
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveCSS('font-size', '24px')
    await expect(page.locator('html')).toHaveAttribute('data-accessibility', /contrast/)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/', '/terms']) {
      await page.goto(path)
      await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toBeInViewport()
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return { scrollWidth, clientWidth }
      })
      expect(scrollWidth, `${path} scrolls sideways`).toBe(clientWidth)
    }
  })
})

test.describe('stored data', () => {
  test('is counted, exported, deleted by type with undo, and imported', async ({ page }) => {
    await page.goto('/settings')
    await part(page, 'theme').getByText('Dark', { exact: true }).click()
    const privacy = part(page, 'privacy')
    const row = privacy.getByRole('row', { name: /^Settings/ })
    await page.reload()
    await expect(row).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      privacy.getByRole('button', { name: 'Export all data' }).click(),
    ])
    const file = await readFile(await download.path(), 'utf8')
    expect(JSON.parse(file)).toMatchObject({
      format: 'rafiq-data',
      version: 1,
      values: { 'rafiq.theme': 'dark' },
    })

    await privacy.getByRole('button', { name: 'Delete: Settings' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.getByRole('button', { name: 'Undo', disabled: false }).last().click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    await privacy.getByRole('button', { name: 'Delete everything…' }).click()
    await page.getByRole('button', { name: 'Delete everything', exact: true }).click()
    await expect(page).toHaveURL(/\/$/)
    expect(await kept(page, 'rafiq.theme')).toBeNull()

    await page.goto('/settings')
    await privacy
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') })
    await expect(page.getByText('We couldn’t read this file.', { exact: true })).toBeVisible()
    await privacy
      .locator('input[type=file]')
      .setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(file) })
    await expect(page.getByText(/^\d+ items? imported\.$/).first()).toBeVisible()
    expect(await kept(page, 'rafiq.theme')).toBe('"dark"')
  })
})

test('the settings name the account after signing in, and show data that is still syncing', async ({
  page,
}) => {
  await signedInAs(page, 'Maryam')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/sync', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: /Maryam/ })).toBeVisible()
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /Sign in/ })
      .count(),
  ).toBe(0)
  await page.goto('/settings#privacy')
  await expect(
    part(page, 'privacy').getByText('Your account. The data in the table is still syncing'),
  ).toBeVisible()
  answer()
  await expect(
    part(page, 'privacy').getByText('Your account and the data marked in the table.'),
  ).toBeVisible()
})

test.describe('in private mode', () => {
  test.use(place('London'))

  test('no personal data leaves the device, and the pages work', async ({ page, noise, baseURL }) => {
    noise.allow(/Failed to load resource|Network temporarily unavailable/)
    await page.goto('/settings#privacy')
    await part(page, 'privacy').getByRole('switch', { name: 'Private mode' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('link', { name: 'Private mode' })).toBeVisible()

    const asked: Request[] = []
    page.on('request', (request) => asked.push(request))
    const visit = async (path: string) => {
      await page.evaluate((to) => history.pushState(null, '', to), path)
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    }
    await visit('/')
    await expect(page.getByRole('timer').first()).toBeVisible()
    await visit('/prayer')
    await page.getByRole('button', { name: 'Update Location' }).first().click()
    await expect(page.getByText('London').first()).toBeVisible()
    await expect(page.getByText(/calculated on this device/i).first()).toBeVisible()
    await visit('/qibla')
    await expect(page.getByText('Calculated on this device.')).toBeVisible()
    await visit('/search?q=mercy')
    await expect(page.locator('[data-result]').first()).toBeVisible()
    await visit('/mosques')
    await expect(page.getByText(/Private mode keeps it on this device/)).toBeVisible()

    const secrets = /51\.5|-0\.1|latitude|longitude|[?&](lat|lng|q|country|timeZone)=|mercy/i
    for (const request of asked) {
      const { pathname, search } = new URL(request.url())
      expect(`${pathname}${search}`).not.toMatch(secrets)
      expect(request.url().startsWith(baseURL ?? '')).toBe(true)
      expect(request.method()).toBe('GET')
      expect(request.postData()).toBeNull()
      const headers = await request.allHeaders()
      expect(headers['x-session-id']).toBeUndefined()
      expect(headers.cookie).toBeUndefined()
      expect(headers.referer ?? '').not.toMatch(secrets)
      expect(pathname).toMatch(/^\/(content\/|assets\/|api\/(quran\/|health$)|$|[a-z-]+\.\w+$)/)
    }
    expect(asked.length).toBeGreaterThan(5)
  })
})

for (const [code, heading, part, home] of [
  ['en', 'Privacy', 'On your device', 'Back to home page'],
  ['ar', 'الخصوصية', 'على جهازك', 'العودة إلى الصفحة الرئيسية'],
] as const) {
  test.describe(`the policy in ${code}`, () => {
    test.use(language(code))

    test('has a policy and terms that link to the home page', async ({ page }) => {
      await page.goto('/privacy')
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible()
      await page.goto('/terms')
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(6)
      await page.getByRole('link', { name: home }).click()
      await expect(page).toHaveURL(/\/$/)
    })
  })
}
