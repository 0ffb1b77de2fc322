import { interfaceCodes, type LanguageCode } from '#shared/core/languages.ts'
import { expect, language, place, test } from './fixtures.ts'
import { recordLayoutShifts } from './harness/layout-shift.ts'
import { kilobytes, weigh } from './harness/page-weight.ts'
import { cellsOf, pairs } from './harness/sweep.ts'

/** A part of zod that survives in a bundle, even with renamed variables. */
const zodsMark = /\b_zod\b|ZodError/

test.describe('the home page on a first visit in English', () => {
  test.use({ viewport: { width: 390, height: 844 }, language: 'en', ...place('London') })

  test('stays within its size budget and loads no schemas', async ({ page }) => {
    const weight = await weigh(page)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const transfers = weight.transfers()
    const scripts = transfers.filter(({ kind }) => kind === 'Script')
    const fonts = transfers.filter(({ kind }) => kind === 'Font')
    const listed = transfers
      .map(({ kind, bytes, url }) => `${kind} ${bytes} ${new URL(url).pathname}`)
      .join('\n')

    expect(scripts.length, listed).toBeGreaterThan(0)
    expect.soft(kilobytes(scripts), `kB of JavaScript\n${listed}`).toBeLessThanOrEqual(120)
    expect
      .soft(kilobytes(transfers) - kilobytes(fonts), `kB of everything but fonts\n${listed}`)
      .toBeLessThanOrEqual(200)
    expect.soft(kilobytes(fonts), `kB of fonts\n${listed}`).toBeLessThanOrEqual(120)

    const texts = await weight.scripts()
    expect(texts.filter((script) => zodsMark.test(script))).toEqual([])
  })
})

/** Kilobytes of typefaces; 120 in other languages (docs/decisions/2026-11-25-typefaces.md). */
const fontBudgets: Readonly<Partial<Record<LanguageCode, number>>> = { bn: 130, ur: 180 }

/** Kilobytes of JavaScript: a language’s messages come besides the English ones, which replace what can’t be loaded. */
const WITH_MESSAGES = 135

for (const code of cellsOf(interfaceCodes)) {
  test.describe(`the home page on a first visit in ${code}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, ...language(code), ...place('London') })

    test('stays within its budgets', async ({ page }) => {
      const weight = await weigh(page)
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      const transfers = weight.transfers()
      const fonts = transfers.filter(({ kind }) => kind === 'Font')
      const listed = fonts.map(({ bytes, url }) => `${bytes} ${new URL(url).pathname}`).join('\n')
      expect(fonts.length, listed).toBeGreaterThan(1)
      const scripts = transfers.filter(({ kind }) => kind === 'Script')
      expect.soft(kilobytes(scripts), 'kB of JavaScript').toBeLessThanOrEqual(WITH_MESSAGES)
      expect(kilobytes(fonts), `kB of fonts\n${listed}`).toBeLessThanOrEqual(fontBudgets[code] ?? 120)
    })
  })
}

/**
 * The fallback typeface may be a fraction of a pixel wider than the final one; this adds up in a long date
 * and a countdown of five digits. Up to 0.1 counts as good.
 */
const IMPERCEPTIBLE = 0.002

const screens = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } }
const visits = {
  'English, location known': { language: 'en', ...place('London') },
  'English, location unknown': { language: 'en' },
  'Arabic, location known': { language: 'ar', ...place('Makkah') },
} as const

for (const [[screen, viewport], [visit, options]] of cellsOf(
  pairs(Object.entries(screens), Object.entries(visits)),
)) {
  test.describe(`on a ${screen}, ${visit}`, () => {
    test.use({ viewport, ...options })

    test('nothing on the home page moves while it loads', async ({ page }) => {
      const shifts = await recordLayoutShifts(page)
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      const seen = await shifts()
      const sum = seen.reduce((total, { value }) => total + value, 0)
      expect(sum, `cumulative layout shift\n${JSON.stringify(seen, null, 1)}`).toBeLessThan(IMPERCEPTIBLE)
    })
  })
}
