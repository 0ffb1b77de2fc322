import { expect, expectAccessible, faces, language, test } from './fixtures.ts'

test.use({ ...language('en'), viewport: { width: 390, height: 844 } })

test('two people choose a name by a link, and delete the list', async ({ page, browser, baseURL, noise }) => {
  await page.goto('/islamic-names/list')
  await page.getByRole('button', { name: 'Start a list' }).click()
  await expect(page).toHaveURL(/\/islamic-names\/list\/.{16,}/)
  const link = page.url()
  const add = page.getByLabel('Add a name')
  for (const name of ['Umar', 'Hana', 'Zayd']) {
    await add.fill(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
    await expect(add).toHaveValue('')
  }
  await page.getByRole('listitem').filter({ hasText: 'Hana' }).getByText('Love', { exact: true }).click()

  const other = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' })
  const second = await other.newPage()
  await second.goto(link)
  await expect(second.getByRole('radio', { name: 'Person 2' })).toBeChecked()
  const hana = second.getByRole('listitem').filter({ hasText: 'Hana' })
  await expect(hana.getByText('The other vote: Love')).toBeVisible()
  await hana.getByText('Love', { exact: true }).click()
  await expect(hana.getByText('You both love it')).toBeVisible()
  // The first person’s page asks again after a few seconds.
  await expect(page.getByText('You both love it')).toBeVisible({ timeout: 20_000 })

  for (const [code, theme] of faces) {
    await page.emulateMedia({ colorScheme: theme })
    await page.goto(`${link}?lang=${code}`)
    await expect(page.getByRole('listitem').filter({ hasText: 'Hana' })).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto(`${link}?lang=en`)
  await page.getByRole('button', { name: 'Delete the list' }).click()
  noise.allow(/404/)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the list' }).click()
  await expect(page).toHaveURL(/\/islamic-names\/list$/)
  await second.reload()
  await expect(second.getByText('This list doesn’t exist')).toBeVisible()
  await other.close()
})
