import type { Page } from '@playwright/test'
import { expect, language, test } from '../fixtures.ts'
import { onPaper, openPage } from '../harness/paper.ts'
import { cellsOf } from '../harness/sweep.ts'
import { seedRecords } from '../records.ts'

/** Controls that can only be pressed or typed in are not printed. */
async function expectNothingToPress(page: Page): Promise<void> {
  const switches = page.locator(
    'main :is(nav, input[type=search], input[type=time], [role=group] [aria-pressed=false])',
  )
  await expect(switches.and(page.locator(':visible'))).toHaveCount(0)
  await expect(page.locator('main label:has(input[type=radio]:not(:checked)):visible')).toHaveCount(0)
  await expect(page.locator('main a.text-action:not(:has(bdi)):visible')).toHaveCount(0)
}

for (const code of cellsOf(['en', 'ar'] as const)) {
  test.describe(`on paper in ${code}`, () => {
    // The width of a sheet between its margins.
    test.use({ ...language(code), colorScheme: 'dark', viewport: { width: 718, height: 1000 } })

    test('pages of saved data are black on white without buttons', async ({ page }) => {
      const day = new Date().toLocaleDateString('sv')
      await seedRecords(page, {
        goal: { giving: { measure: 'charity', target: 1, period: 'week', from: '2026-06-01', order: 0 } },
        'dhikr-count': { [`${day}/istighfar@seededseededseed`]: 120 },
        'prayer-log': { [`${day}/fajr`]: { state: 'late' } },
      })
      for (const path of [
        '/prayer-log',
        '/goals',
        '/zakat',
        '/dhikr',
        '/dashboard',
        '/reading',
        '/bookmarks',
      ]) {
        await openPage(page, path)
        await onPaper(page)
        await expectNothingToPress(page)
        const colours = await page.locator('main h1').evaluate((heading) => ({
          ink: getComputedStyle(heading).color,
          paper: getComputedStyle(document.documentElement).backgroundColor,
        }))
        expect(colours, path).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' })
        const { scrollWidth, clientWidth } = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return { scrollWidth, clientWidth }
        })
        expect.soft(scrollWidth, `${path} stays within the margins`).toBe(clientWidth)
        await page.emulateMedia({ media: 'screen' })
      }
    })
  })
}
