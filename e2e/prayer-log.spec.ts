import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { at, expect, place, test } from './fixtures.ts'
import { signedInAs } from './harness/person.ts'

/** London on a day in November, between Asr and Maghrib. */
test.use({ ...place('London'), ...at('2026-11-21T14:30:00Z') })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function open(page: Page) {
  await page.goto('/prayer-log')
  await expect(page.getByRole('heading', { name: /21 November/ })).toBeVisible()
}

test('the page says where the log is saved, also with an account', async ({ page }) => {
  await open(page)
  await expect(
    page.getByText('A private record, just for you. Everything here stays on this device.'),
  ).toBeVisible()
  await signedInAs(page, 'Hafsa')
  await page.reload()
  await expect(
    page.getByText('A private record, just for you. Saved on this device and in your account.'),
  ).toBeVisible()
})

test('one press on the prayer page marks a prayer, another undoes it', async ({ page }) => {
  await page.goto('/prayer')
  const row = page.locator('#today-prayers')
  await row.getByRole('button', { name: 'Fajr: not recorded' }).click()
  await expect(row).toContainText('1 of 5 prayed.')
  await expect(row.getByRole('button', { name: 'Isha: Not yet time' })).toBeDisabled()
  await row.getByRole('button', { name: 'Fajr: On time' }).click()
  await expect(row).toContainText('Tap a prayer once you’ve prayed it.')
  await press(page, 'Undo')
  await expect(row).toContainText('1 of 5 prayed.')
  await page.goto('/prayer?date=2026-11-20')
  await expect(page.locator('#times tbody[data-whole]')).toBeVisible()
  await expect(row, 'another day is marked in the log').toHaveCount(0)
})

test('the log can be exported as a table', async ({ page }) => {
  await open(page)
  await press(page, 'Fajr: In congregation')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('rafiq-prayers-2026-11-21.csv')
  expect(await readFile(await download.path(), 'utf8')).toBe(
    'date,prayer,entry,count\r\n2026-11-21,fajr,congregation,1\r\n',
  )
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the page opens and works', async ({ page, network }) => {
    await open(page)
    await press(page, 'Fajr: On time')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await network.cut()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Fajr: On time' })).toHaveAttribute('aria-pressed', 'true')
    await press(page, 'Dhuhr: In congregation')
    await expect(page.locator('#summary')).toContainText('2 prayers recorded')
  })
})

test('prints the log without buttons', async ({ page }) => {
  await page.goto('/prayer-log')
  const before = page.getByRole('button', { name: 'Previous month' })
  await expect(before).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(before).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('#month')).toBeVisible()
  await expect(page.locator('#month')).toHaveCSS('break-inside', 'avoid')
})
