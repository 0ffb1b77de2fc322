import type { Page } from '@playwright/test'
import { pages } from '#shared/core/pages.ts'
import { expect, language, place, test } from '../fixtures.ts'
import { recordLayoutShifts } from '../harness/layout-shift.ts'
import { cellsOf, pairs } from '../harness/sweep.ts'

/** A fallback's letters may be a fraction of a pixel wider than those that replace them. Up to 0.1 counts as good. */
const IMPERCEPTIBLE = 0.01

const paths = [
  ...pages.map(({ path }) => path),
  '/quran/reader/2',
  '/quran/reader/2/255',
  '/quran/reader?page=50',
  '/quran?tab=juz',
  '/quran?tab=verses',
  '/quran?q=patience',
  '/search?q=patience',
  '/tasbih/tasbih-fatimah',
  '/prayer/month',
  '/prayer/year',
  '/hijri-calendar/year',
  '/hijri-calendar/ramadan',
  '/blog/find-the-qibla',
  '/learn/letters-alif-ba',
  '/gallery/verse-13-28',
  '/islamic-qa/what-breaks-wudu',
]
const delays = [0, 300, 3000]

/** Makes every answer, of the API and of the content files, come later by `milliseconds`. */
async function delayAnswers(page: Page, milliseconds: number): Promise<void> {
  if (milliseconds === 0) return
  await page.route(/\/(api|content)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.continue().catch(() => undefined)
  })
}

/** Once nothing loads any more and the typefaces are there. */
async function atRest(page: Page): Promise<void> {
  await page.locator('main').waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

for (const [path, delay] of cellsOf(pairs(paths, delays))) {
  for (const [visit, options] of [
    ['a place not known', {}],
    ['the device in London', place('London')],
  ] as const) {
    test.describe(`with answers ${delay} ms late and ${visit}`, () => {
      test.use({ viewport: { width: 390, height: 844 }, ...language('en'), ...options })

      test(`nothing on ${path} moves while it loads`, async ({ page }) => {
        const shifts = await recordLayoutShifts(page)
        await delayAnswers(page, delay)
        await page.goto(path)
        await atRest(page)
        const seen = await shifts()
        const sum = seen.reduce((total, { value }) => total + value, 0)
        expect(sum, `cumulative layout shift\n${JSON.stringify(seen, null, 1)}`).toBeLessThanOrEqual(
          IMPERCEPTIBLE,
        )
      })
    })
  }
}
