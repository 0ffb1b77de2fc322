import type { Page } from '@playwright/test'
import { expect, expectAccessible, test as journey } from './fixtures.ts'
import { signIn } from './harness/person.ts'
import { startProductServer } from './harness/product-server.ts'

const ADMIN = { email: 'first@example.com', password: 'a garden of many dates' }

/** A product with an administrator. */
const test = journey.extend<object, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use, { workerIndex }) => {
      const product = await startProductServer(`admin-${workerIndex}`, {
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
      })
      await use(product.address)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ address }, use) => use(address),
})

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('an explanation is written and appears in the reader', async ({ page }) => {
  await signIn(page, ADMIN.email, ADMIN.password)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible()
  await expect(page.getByText('Recent mosques')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Content' }).click()
  await page.getByRole('link', { name: 'Explanations' }).click()
  await page.getByRole('button', { name: 'New explanation' }).click()
  const sheet = page.getByRole('dialog', { name: 'New explanation' })
  await sheet.getByLabel('Title').fill('Sample of a journey')
  await sheet.getByLabel('Surah number').fill('112')
  await sheet.getByLabel('Verse number').fill('1')
  await sheet.getByLabel('English').fill('A sample text of a journey.')
  await sheet.getByText('Publish', { exact: true }).click()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Explanation created successfully')).toBeVisible()
  await expect(page.getByRole('row', { name: /Sample of a journey/ })).toContainText('Published')
  await expectAccessible(page)

  await page.goto('/quran/reader/112')
  const verse = page.locator('[data-verse="112:1"]')
  await verse.getByText('Explanation: Sample of a journey').click()
  await expect(verse.getByText('A sample text of a journey.')).toBeVisible()
})

test('the table of users fits a phone, and exports its rows', async ({ page }) => {
  await signIn(page, ADMIN.email, ADMIN.password)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/admin/users')
  await expect(page.getByText('first@example.com')).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV for spreadsheets' }).click()
  expect((await download).suggestedFilename()).toBe('users.csv')
})
