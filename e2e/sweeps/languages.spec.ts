import type { Page } from '@playwright/test'
import { interfaceCodes } from '#shared/core/languages.ts'
import { pages } from '#shared/core/pages.ts'
import { expect, language, place, test } from '../fixtures.ts'
import { pairs } from '../harness/sweep.ts'

/** The overhang of a letter, such as the first digit of a countdown, is no overflow. */
const OVERHANG_PX = 2

/** Texts that stick out of their box or of the page, and how far the page scrolls sideways. */
const overflows = (page: Page): Promise<readonly string[]> =>
  page.evaluate((overhang) => {
    const found = new Set<string>()
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.add(`scrolls sideways by ${scrollWidth - clientWidth} px`)
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      if (!hasText || element.clientWidth <= 1 || element.closest('svg, .sr-only')) continue
      const { overflowX, textOverflow } = getComputedStyle(element)
      if (textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') continue
      const over = element.scrollWidth - element.clientWidth
      if (over > overhang) found.add(`${over} px too wide: ${element.textContent?.trim().slice(0, 60)}`)
    }
    return [...found]
  }, OVERHANG_PX)

const softly = expect.configure({ soft: true })
const screens = [
  { name: 'the smallest phone', width: 320, height: 640 },
  { name: 'a desk', width: 1280, height: 900 },
]
const paths = pages.map(({ path }) => path)
const quarters = [0, 1, 2, 3].map((quarter) => paths.filter((_, index) => index % 4 === quarter))

/** Only in `npm run test:full`: twelve languages take some minutes. */
const cells = process.env.SWEEP === 'all' ? pairs(pairs(interfaceCodes, screens), quarters) : []

for (const [[code, screen], quarter] of cells) {
  test.describe(`on ${screen.name} in ${code}`, () => {
    test.use({ ...language(code), ...place('London'), viewport: screen })

    test(`no text overflows on ${quarter.join(' ')}`, async ({ page }) => {
      test.slow()
      for (const path of quarter) {
        await page.goto(path)
        await page.locator('main h1').first().waitFor({ state: 'attached' })
        await page.waitForLoadState('networkidle')
        await softly.poll(() => overflows(page), { message: path }).toEqual([])
      }
    })
  })
}
