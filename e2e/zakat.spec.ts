import { at, expect, place, test } from './fixtures.ts'
import { onPaper, openPage } from './harness/paper.ts'

test.use({ ...place('London'), ...at('2026-11-23T10:00:00Z') })

test('prints the calculation instead of the form', async ({ page }) => {
  await openPage(page, '/zakat')
  await page.getByRole('textbox', { name: 'Cash', exact: true }).fill('12,345.67')
  await expect(page.locator('#result')).toContainText('$308.64')
  await onPaper(page)
  await expect(page.locator('#wealth')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Cash/ })).toContainText('$12,345.67')
  await expect(page.getByRole('main')).toContainText(/23 November 2026 · 13 Jumada al-Akhira 1448/)
})

test('saves the zakat day as a calendar file and the sums as a CSV file', async ({ page }) => {
  await openPage(page, '/zakat')
  await page.getByLabel('Day your wealth reached nisab').fill('2026-02-18')
  const calendar = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to calendar' }).click()
  expect((await calendar).suggestedFilename()).toBe('rafiq-zakat-2027-02-08.ics')
  await page.getByRole('textbox', { name: 'Cash', exact: true }).fill('1000')
  const table = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await table).suggestedFilename()).toBe('rafiq-zakat-2026-11-23.csv')
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the page opens with what was entered, and works', async ({ page, network }) => {
    await page.goto('/zakat')
    await page.getByRole('textbox', { name: 'Cash', exact: true }).fill('1000')
    await expect(page.locator('#result')).toContainText('$25.00')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await network.cut()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Cash', exact: true })).toHaveValue('1,000')
    await page.getByRole('textbox', { name: 'Savings and bank accounts' }).fill('1000')
    await expect(page.locator('#result')).toContainText('$50.00')
  })
})
