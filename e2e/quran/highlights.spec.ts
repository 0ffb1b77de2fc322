import type { Page } from '@playwright/test'
import { highlightColours } from '#shared/core/user-data/saved-items.records.ts'
import { expect, expectAccessible, faces, language, test } from '../fixtures.ts'
import { recordsOn, seedRecords } from '../records.ts'

const markedAt = '2026-11-20T10:00:00.000Z'
/** Surah 94 with a different colour on each of its first five verses. */
const highlight = Object.fromEntries(
  highlightColours.map((colour, index) => [`verse/94:${index + 1}`, { colour, markedAt }]),
)
const verse = (page: Page, number: number) => page.locator(`[data-verse="94:${number}"]`)

/** The contrast between a verse's text and its background by WCAG. */
const contrast = (page: Page, number: number) =>
  verse(page, number).evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('There is no canvas.')
    const luminance = (...layers: readonly string[]) => {
      for (const layer of layers) {
        canvas.fillStyle = layer
        canvas.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (part) => {
        const share = part / 255
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const behind = [document.documentElement, document.body, element.closest('section'), element]
    const layers = behind.map((each) => (each ? getComputedStyle(each).backgroundColor : 'transparent'))
    layers.push(/okl\w+\([^)]*\)/.exec(getComputedStyle(element).backgroundImage)?.[0] ?? 'no tint')
    const lights = [luminance(getComputedStyle(element).color), luminance(...layers)].sort((a, b) => a - b)
    return ((lights[1] ?? 0) + 0.05) / ((lights[0] ?? 0) + 0.05)
  })

for (const [code, theme] of faces) {
  test.describe(`in ${code}, ${theme}`, () => {
    test.use({ ...language(code), colorScheme: theme })

    for (const mode of ['continuous', 'pages'] as const) {
      test(`highlights are visible, announced and readable in the mode ${mode}`, async ({ page }) => {
        await page.addInitScript((chosen) => {
          if (location.protocol === 'about:') return
          localStorage.setItem('rafiq.reader', JSON.stringify({ mode: chosen }))
        }, mode)
        await seedRecords(page, { highlight })
        await page.goto('/quran/reader/94')
        const name = code === 'en' ? 'Verse 5. Highlighted in Violet' : /^الآية ٥\. /
        await expect(verse(page, 5).getByRole('button', { name })).toBeVisible()
        for (const number of [1, 2, 3, 4, 5]) {
          await expect(verse(page, number)).toHaveCSS('background-image', /okl/)
          expect(await contrast(page, number), `the ink on ${highlightColours[number - 1]}`).toBeGreaterThan(
            7,
          )
        }
        await expect(verse(page, 6)).toHaveCSS('background-image', 'none')
        await expectAccessible(page)
      })
    }
  })
}

test('a verse of the continuous text can be highlighted and cleared with the keyboard', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return
    localStorage.setItem('rafiq.reader', JSON.stringify({ mode: 'pages' }))
  })
  await page.goto('/quran/reader/94')
  const button = verse(page, 5).getByRole('button')
  const choose = async (name: string) => {
    await button.press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Highlight/ })
      .press('Enter')
    await page.getByRole('button', { name, exact: true }).press('Enter')
    await page.keyboard.press('Escape')
  }
  await choose('Gold')
  await expect(verse(page, 5).getByRole('button', { name: /Gold$/ })).toBeVisible()
  expect(await recordsOn(page, 'highlight')).toMatchObject({ 'verse/94:5': { colour: 'gold' } })
  await page.reload()
  await expect(verse(page, 5).getByRole('button', { name: /Gold$/ })).toBeVisible()
  await choose('No colour')
  await expect(button).toHaveAccessibleName('Verse 5')
  await expect(verse(page, 5)).toHaveCSS('background-image', 'none')
})
