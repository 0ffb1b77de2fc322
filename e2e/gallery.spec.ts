import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, language, test } from './fixtures.ts'

test.use({ ...language('en'), serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

test('a picture is found, downloaded and made again with another verse, also offline', async ({
  page,
  network,
}) => {
  await page.goto('/gallery')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.getByRole('button', { name: 'Quotes' }).click()
  await expect(page).toHaveURL(/category=quotes/)
  await expectAccessible(page)

  await page
    .getByRole('article', { name: /13:28/ })
    .getByRole('link', { name: /13:28/, exact: false })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /13:28/ })).toBeVisible()
  await page.getByRole('button', { name: 'Story' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download PNG' }).click(),
  ])
  const png = await readFile(await file.path())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1920])
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Make one like this' }).click()
  const preview = page.getByRole('img', { name: /^Preview/ })
  await expect(preview).toHaveAttribute('alt', /13:28/)
  await page.getByRole('searchbox', { name: 'Find a verse' }).fill('94:6')
  await page.getByRole('button', { name: /94:6/ }).click()
  await expect(preview).toHaveAttribute('alt', /94:6/)
  await expectAccessible(page)

  await network.cut()
  await page.getByText('Night', { exact: true }).click()
  await expect(page).toHaveURL(/palette=night/)
  await expect(preview).toHaveAttribute('aria-busy', 'false')
  const [made] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PNG' }).click(),
  ])
  const own = await readFile(await made.path())
  expect([own.readUInt32BE(16), own.readUInt32BE(20)]).toEqual([1080, 1080])
  await page.getByRole('button', { name: 'Save the design' }).click()
  await expect(page.getByRole('link', { name: /^Open/ })).toBeVisible()
})
