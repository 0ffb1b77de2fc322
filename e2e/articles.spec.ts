import { expect, expectAccessible, language, test } from './fixtures.ts'

test.use({ ...language('en'), serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

test('articles that were saved or opened can be read offline, and a like stays', async ({
  page,
  network,
}) => {
  await page.goto('/blog')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.reload()
  const card = (title: RegExp) => page.getByRole('article', { name: title })
  const stored = (slug: string) =>
    page.evaluate(async (path) => {
      const requests = await caches.open('answers').then((cache) => cache.keys())
      return requests.some(({ url }) => new URL(url).pathname === path)
    }, `/api/blog/${slug}`)

  const qibla = card(/Qibla/)
  await qibla.getByRole('button', { name: /^Save/ }).click()
  await expect.poll(() => stored('find-the-qibla'), { message: 'the saved article is stored' }).toBe(true)
  await qibla.getByRole('button', { name: /^Like/ }).click()
  await expect(qibla.getByText('1 like', { exact: true })).toBeVisible()

  await card(/name for a child/)
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'Which names to avoid' })).toBeAttached()
  await page.getByText('Contents').click()
  await page.getByRole('link', { name: 'Where scholars differ' }).click()
  await expect(page.getByRole('heading', { name: 'Where scholars differ' })).toBeInViewport()
  await expectAccessible(page)
  await expect.poll(() => stored('choosing-a-name'), { message: 'the opened article is stored' }).toBe(true)

  await network.cut()
  await page.goto('/blog/choosing-a-name')
  await expect(page.getByRole('heading', { level: 1, name: /name/ })).toBeVisible()
  await page.getByRole('link', { name: 'All articles' }).click()
  await expect(qibla.getByText('1 like', { exact: true })).toBeVisible()
  await qibla.getByRole('link').click()
  await expect(page.getByRole('figure').first().locator('[lang=ar]')).not.toBeEmpty()
  await page.getByRole('figure').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/quran\/reader\/\d+\/\d+$/)
})
