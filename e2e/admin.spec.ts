import type { Page } from '@playwright/test'
import { screensOf } from '#features/admin/core/admin-screens.ts'
import { expect, expectAccessible, faces, language } from './fixtures.ts'
import { ADMIN, testWithAdministrator } from './harness/administrator.ts'
import { signIn } from './harness/person.ts'

const test = testWithAdministrator('admin')

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('an explanation is written and appears in the reader', async ({ page }) => {
  await signIn(page, ADMIN.email, ADMIN.password)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible()
  await expect(page.getByText('Recent mosques')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Content' }).click()
  await page.getByRole('link', { name: 'Explanations' }).click()
  await page.getByRole('button', { name: 'New explanation' }).click()
  const sheet = page.getByRole('dialog', { name: 'New explanation' })
  await sheet.getByLabel('Title').fill('Sample of a journey')
  await sheet.getByLabel('Surah number').fill('112')
  await sheet.getByLabel('Verse number').fill('1')
  await sheet.getByLabel('English').fill('A sample text of a journey.')
  await sheet.getByText('Publish', { exact: true }).click()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Explanation created successfully').first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Sample of a journey/ })).toContainText('Published')
  await expectAccessible(page)

  await page.goto('/quran/reader/112')
  const verse = page.locator('[data-verse="112:1"]')
  await verse.getByText('Explanation: Sample of a journey').click()
  await expect(verse.getByText('A sample text of a journey.')).toBeVisible()
})

test('the table of users fits a phone, and exports its rows', async ({ page }) => {
  await signIn(page, ADMIN.email, ADMIN.password)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/admin/users')
  await expect(page.getByText('first@example.com')).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV for spreadsheets' }).click()
  expect((await download).suggestedFilename()).toBe('users.csv')
})

test('a suggested question becomes a draft, and is published once it is complete', async ({ page }) => {
  await signIn(page, ADMIN.email, ADMIN.password)
  const question = 'Is this a sample of a journey?'
  await page.request.post('/api/answers/suggestions', { data: { question } })
  await page.goto('/admin/answer-feedback')
  await page.getByRole('link', { name: 'Write an answer' }).click()
  const sheet = page.getByRole('dialog', { name: 'New question' })
  await expect(sheet.getByLabel('Question in English')).toHaveValue(question)
  const publish = sheet.getByText('Publish', { exact: true })
  await publish.click()
  // The focus on the switch, which is hidden, must not scroll the sheet with its title.
  expect(await sheet.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByRole('tab', { name: 'References: check' })).toBeVisible()
  await expectAccessible(page)
  await publish.click()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: question })).toContainText('Unpublished')
  const answer = await page.request.get('/islamic-qa/is-this-a-sample-of-a-journey')
  expect(answer.status()).toBe(404)
})

test.describe('on a device with the app', () => {
  test.use({ serviceWorkers: 'allow' })
  test.afterEach(({ page }) =>
    page.request.post('/api/admin/duas/actions', { data: { action: 'reset', ids: ['after-wudu'] } }),
  )

  test('an edited dua is shown instead of its translation, and offline', async ({ page, network }) => {
    const title = 'After a sample of wudu'
    await signIn(page, ADMIN.email, ADMIN.password)
    await page.goto('/duas')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect(page.getByRole('heading', { name: 'After wudu', exact: true })).toBeVisible()

    await page.goto('/admin/duas')
    await page.getByLabel('Search duas').fill('After wudu')
    await page.getByRole('button', { name: 'After wudu', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Edit dua' })
    await sheet.getByLabel('Title in English').fill(title)
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: title })).toBeVisible()

    const edited = page.getByRole('main').locator('[lang=en]').getByText(title)
    await page.goto('/duas?lang=tr')
    await expect(edited).toBeVisible()
    await network.cut()
    await page.reload()
    await expect(edited).toBeVisible()
  })
})

for (const [code, theme] of faces) {
  test.describe(`in ${code}, ${theme}`, () => {
    test.use({ ...language(code), colorScheme: theme })

    test('every screen has a title, fits a phone and a desk, and axe finds nothing', async ({ page }) => {
      test.setTimeout(180_000)
      await signIn(page, ADMIN.email, ADMIN.password)
      for (const { path } of screensOf('super_admin')) {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
        await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0)
        expect.soft(await sideways(page), `${path} on a desk`).toBe(0)
        await page.setViewportSize({ width: 320, height: 640 })
        expect.soft(await sideways(page), `${path} on a phone`).toBe(0)
        await test.step(path, () => expectAccessible(page))
      }
    })
  })
}
