import { expect, expectAccessible, faces, language, test } from './fixtures.ts'

test.describe('on a phone', () => {
  test.use({ ...language('en'), serviceWorkers: 'allow', viewport: { width: 320, height: 700 } })

  test('a question is found in spite of a wrong letter, saved, and read offline', async ({
    page,
    network,
  }) => {
    await page.goto('/islamic-qa')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await page.getByRole('searchbox', { name: 'Search questions' }).fill('musik')
    const card = page.getByRole('article', { name: 'Is music allowed?' })
    await card.getByRole('button', { name: /^Save/ }).click()
    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 2, name: 'What the schools say' })).toBeVisible()
    await expect(page.getByRole('figure').first().locator('[lang=ar]')).not.toBeEmpty()
    await expect(page.getByRole('note')).toContainText('ask a scholar you trust')
    const stored = () =>
      page.evaluate(async () => {
        const requests = await caches.open('answers').then((cache) => cache.keys())
        return requests.some(({ url }) => new URL(url).pathname === '/api/answers/music')
      })
    await expect.poll(stored, { message: 'the answer is stored' }).toBe(true)

    await network.cut()
    await page.goto('/bookmarks')
    await page.getByRole('link', { name: 'Is music allowed?' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Is music allowed?' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: 'Ja’fari' })).toBeVisible()
  })
})

test.describe('with the keyboard', () => {
  test.use(language('en'))

  test('a question is suggested, and another one is found in the header’s search', async ({ page }) => {
    await page.goto('/islamic-qa?category=rafiq')
    const open = page.getByText('Suggest a question')
    await open.focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('textbox', { name: 'Your question' })
    await expect(question).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(question).toBeFocused()
    await page.keyboard.type('Which direction do I face on a plane?')
    await page.getByRole('button', { name: 'Send question' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Question sent', { exact: true })).toBeVisible()
    await expect(question).toHaveValue('')

    await page.getByRole('button', { name: 'Search', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: 'Search' }).fill('tayammum')
    await page.getByRole('option', { name: /When may I make tayammum/ }).click()
    await expect(page).toHaveURL(/\/islamic-qa\/tayammum/)
  })
})

for (const [code, theme] of faces) {
  test.describe(`in ${code}, ${theme}`, () => {
    test.use({ ...language(code), colorScheme: theme })

    test('axe finds nothing', async ({ page }) => {
      await page.goto('/islamic-qa')
      await page.getByRole('article').first().waitFor()
      await page.locator('summary').last().click()
      await expectAccessible(page)
      await page.goto('/islamic-qa/what-breaks-wudu')
      await page.getByRole('figure').first().waitFor()
      await page.locator('summary').last().click()
      await expectAccessible(page)
    })
  })
}
