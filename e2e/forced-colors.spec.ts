import { at, expect, place, test } from './fixtures.ts'

test.use({
  ...place('London'),
  ...at('2026-11-21T12:20:00Z'),
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
})

const outlines = {
  'today in a month of prayer times': ['/prayer/month', 'tr[aria-current=date]'],
  'today in the calendar': ['/hijri-calendar', 'button[aria-current=date]'],
  'the current view of the calendar': ['/hijri-calendar', 'main nav [aria-current=page]'],
  'the current page in the bar at the bottom': ['/prayer', 'body nav [aria-current=page]'],
  'a chosen setting': ['/settings', '#theme label:has(:checked)'],
} as const

test.describe('on a phone with forced colours', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [name, [path, selector]] of Object.entries(outlines)) {
    test(`outlines ${name}`, async ({ page }) => {
      await page.goto(path)
      const marked = page.locator(selector).and(page.locator(':visible')).first()
      await expect(marked).toBeVisible()
      await expect(marked).toHaveCSS('outline-style', 'solid')
      await expect(marked).toHaveCSS('outline-width', '3px')
    })
  }

  test('shows the edges of every button', async ({ page }) => {
    for (const path of ['/', '/prayer', '/hijri-calendar', '/settings']) {
      await page.goto(path)
      await expect(page.locator('main h1').first()).toBeAttached()
      const bare = await page.locator('button:visible').evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(button)
          return outlineStyle === 'none' || outlineWidth === '0px' ? [button.outerHTML.slice(0, 80)] : []
        }),
      )
      expect(bare, path).toEqual([])
    }
  })
})
