import { expect, expectAccessible, faces, language, test } from './fixtures.ts'

test.describe('on a phone', () => {
  test.use({ ...language('en'), serviceWorkers: 'allow', viewport: { width: 320, height: 700 } })

  test('signs are learned and practised offline', async ({ page, network }) => {
    await page.goto('/sign-language')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await page.reload()
    await page.getByRole('button', { name: 'Mark as learned: Bow' }).click()
    await expect(page.getByText(/^1 of \d+ learned$/)).toBeVisible()

    await network.cut()
    await page.reload()
    await expect(page.getByText(/^1 of \d+ learned$/)).toBeVisible()
    await page.getByRole('link', { name: 'Practice' }).focus()
    await page.keyboard.press('Enter')
    const choice = page.getByRole('heading', { name: 'What does this mean?' }).locator('+ ul button').first()
    await choice.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
  })
})

for (const [code, theme] of faces) {
  test.describe(`in ${code}, ${theme}`, () => {
    test.use({ ...language(code), colorScheme: theme })

    test('axe finds nothing in any part', async ({ page }) => {
      for (const part of ['prayer', 'wudu', 'signs', 'practice', 'organisations']) {
        await page.goto(`/sign-language?part=${part}`)
        await page.getByRole('heading', { level: 2 }).first().waitFor()
        await expectAccessible(page)
      }
    })
  })
}
