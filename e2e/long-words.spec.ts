import type { Page } from '@playwright/test'
import { expect, language, test } from './fixtures.ts'
import { seedRecords } from './records.ts'

/**
 * Texts that people paste: without line break opportunities, in the other direction, with direction marks,
 * emoji, HTML.
 */
const words = {
  unbroken: 'W'.repeat(500),
  arabic: 'سبحان الله وبحمده، سبحان الله العظيم. '.repeat(14),
  turned: '\u202Eturned round\u202E (نص) 123 end',
  pictures: '🕌🌙👨‍👩‍👧‍👦'.repeat(40),
  code: '<script>alert(1)</script><img src=x onerror=alert(2)>'.repeat(9),
}
const AT = '2026-06-01T06:00:00.000Z'

function records() {
  const day = new Date().toLocaleDateString('sv')
  const each = (value: (words: string) => unknown, id: (name: string) => string = (name) => name) =>
    Object.fromEntries(Object.entries(words).map(([name, text]) => [id(name), value(text)]))
  return {
    goal: each((text) => ({
      measure: 'own',
      target: 1_000_000,
      period: 'week',
      from: '2026-06-01',
      title: text.slice(0, 120),
      unit: text.slice(0, 120),
      order: 0,
    })),
    collection: each((text) => ({ name: text.slice(0, 80), createdAt: AT, colour: 'rose' })),
    bookmark: {
      ...each(
        (text) => ({ savedAt: AT, title: text.slice(0, 300), detail: text.slice(0, 300) }),
        (name) => `mosque/${name}`,
      ),
      'verse/2:282': { savedAt: AT, collections: Object.keys(words) },
    },
    note: {
      ...each((text) => ({ text, title: text.slice(0, 200), writtenAt: AT, changedAt: AT })),
      ...each(
        (text) => ({ text, writtenAt: AT, changedAt: AT }),
        (name) => `plain-${name}`,
      ),
      'verse/2:282': { text: words.unbroken, writtenAt: AT, changedAt: AT },
    },
    'dhikr-preset': each((text) => ({
      name: text.slice(0, 80),
      place: 0,
      steps: [{ words: text, target: 33 }],
    })),
    'dhikr-count': each(
      () => 123_456,
      (name) => `${day}/${name}@seededseededseed`,
    ),
  }
}

const paths = [
  '/goals',
  '/dashboard',
  '/bookmarks',
  '/bookmarks/notes',
  '/bookmarks/notes?note=unbroken',
  '/dhikr',
  '/tasbih/unbroken',
]

/** The page, text or field that is wider than its container. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, main :is(h1, h2, p, li, td, textarea):not(.sr-only)')]
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      .map((each) => `${each.tagName} ${each.textContent?.slice(0, 40)}`),
  )

for (const [code, width] of [
  ['en', 390],
  ['ar', 390],
  ['en', 1280],
] as const) {
  test.describe(`on a screen of ${width} px in ${code}`, () => {
    test.use({ ...language(code), viewport: { width, height: 844 } })

    test('shows long saved words inside their boxes without cutting them', async ({ page }) => {
      page.on('dialog', (dialog) => expect.soft(dialog.message(), 'nothing that is kept runs').toBe(''))
      await seedRecords(page, records())
      for (const path of paths) {
        await page.goto(path)
        await page.locator('main h1').first().waitFor()
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        for (const summary of await page.locator('main summary:visible').all()) await summary.click()
        expect.soft(await tooWide(page), `what is too wide on ${path}`).toEqual([])
      }
    })
  })
}

test('a long goal name leaves room for the fields of its dialog', async ({ page }) => {
  await seedRecords(page, records())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/goals')
  await page.getByRole('button', { name: /^W+: other amount$/ }).click()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const amount = page.getByLabel('Amount added manually')
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAccessibleDescription(words.unbroken.slice(0, 120))
  const [header, dialog] = await Promise.all([
    page.locator('dialog[open] > div:has(> h2)').boundingBox(),
    page.locator('dialog[open]').boundingBox(),
  ])
  expect(header?.height).toBeLessThan((dialog?.height ?? 0) / 4)
})
