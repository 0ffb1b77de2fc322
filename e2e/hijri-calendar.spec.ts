import type { Page } from '@playwright/test'
import { at, expect, language, place, test } from './fixtures.ts'
import { cellsOf } from './harness/sweep.ts'

const NOON = '2026-11-21T12:20:00Z'

async function openMonth(page: Page, query = ''): Promise<void> {
  await page.goto(`/hijri-calendar${query}`)
  await expect(page.getByRole('grid').getByRole('gridcell', { selected: true })).toBeVisible()
}

test.describe('Ramadan', () => {
  test.use({ ...place('Makkah'), ...at(NOON) })

  test('lists its days with both dates and the server’s times, and marks the last ten nights', async ({
    page,
  }) => {
    const answered = page.waitForResponse(/prayer-times\/month\?.*month=2/)
    await page.goto('/hijri-calendar/ramadan?year=1447')
    const rows = page.getByRole('table').locator('tr:has(th[scope=row])')
    await expect(rows).toHaveCount(30)
    await expect(page.getByRole('row', { name: /Odd night/ })).toHaveCount(5)
    const { days } = await (await answered).json()
    const { imsak, fajr, maghrib, date } = days[17]
    expect(date).toBe('2026-02-18')
    for (const time of [imsak, fajr, maghrib, '18 Feb']) await expect(rows.first()).toContainText(time)
    await expect(page.locator('main')).toContainText('Eid al-Fitr: Friday, 20 March 2026')
  })
})

for (const code of cellsOf(['en', 'ar'] as const))
  test.describe(`Ramadan on paper, ${code}`, () => {
    test.use({ ...language(code), ...at(NOON), colorScheme: 'dark' })

    test('is one sheet of A4, black on white, in the page’s direction', async ({ page }) => {
      await page.goto('/hijri-calendar/ramadan?year=1447')
      await expect(page.locator('tr:has(th[scope=row])')).toHaveCount(30)
      await page.emulateMedia({ media: 'print' })
      const colours = () =>
        page.evaluate(() => {
          const { color } = getComputedStyle(document.querySelector('main') ?? document.body)
          return [color, getComputedStyle(document.documentElement).backgroundColor]
        })
      await expect.poll(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByRole('button')).toHaveCount(0)
      const imsak = await page.locator('thead th').nth(2).boundingBox()
      const isha = await page.locator('thead th').last().boundingBox()
      expect((imsak?.x ?? 0) < (isha?.x ?? 0)).toBe(code === 'en')
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
      expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/)
    })
  })

test.describe('after one visit', () => {
  test.use({ serviceWorkers: 'allow', ...place('Makkah') })

  test('the calendar and Ramadan open offline', async ({ page, network }) => {
    await page.goto('/')
    await expect(page.locator('#prayer ul').first().getByRole('listitem')).toHaveCount(6)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await network.cut()
    await openMonth(page, '?date=2026-02-18')
    await expect(page.getByRole('grid', { name: 'Ramadan 1447' })).toBeVisible()
    await page.getByRole('link', { name: 'Year', exact: true }).click()
    await expect(page.locator('#events-of-year').getByRole('listitem')).toHaveCount(10)
    await page.getByRole('link', { name: 'Ramadan', exact: true }).click()
    await expect(page.locator('tr:has(th[scope=row])').first()).toContainText(':')
    await expect(page.locator('main')).toContainText('Calculated on this device')
  })
})
