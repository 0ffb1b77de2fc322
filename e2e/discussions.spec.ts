import type { Page } from '@playwright/test'
import { expect, expectAccessible, faces, language } from './fixtures.ts'
import { ADMIN, administrator, testWithAdministrator } from './harness/administrator.ts'
import { anotherDevice } from './harness/device.ts'
import { signedInAs, signIn } from './harness/person.ts'

const test = testWithAdministrator('discussions')
const LIST = '/community/discussions'

test.describe.configure({ timeout: 90_000 })

const unique = (name: string) => `${name} ${process.pid}-${Date.now()}`

async function startThread(page: Page, title: string) {
  await page.goto(LIST)
  await page.getByRole('button', { name: 'Start a discussion' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Text').fill('Made by a test: where does it begin?')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await page.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test.describe('a discussion', () => {
  test.use(language('en'))

  test('is started, answered, reported, moderated, and its author hidden', async ({
    page,
    browser,
    baseURL,
  }) => {
    const title = unique('On intentions')
    await signedInAs(page, 'Amal')
    await startThread(page, title)
    const address = new URL(page.url()).pathname

    const { context } = await anotherDevice(browser, baseURL, 'en')
    const other = await context.newPage()
    await signedInAs(other, 'Bilal')
    await other.goto(address)
    await other.getByLabel('Your reply').fill('Buy cheap shoes.')
    await other.getByRole('button', { name: 'Post', exact: true }).click()
    await other.getByRole('button', { name: 'I agree' }).click()
    await expect(other.getByText('Buy cheap shoes.')).toBeVisible()

    await page.reload()
    const reply = page.getByRole('article').filter({ hasText: 'Buy cheap shoes.' })
    await reply.getByRole('button', { name: 'Report' }).click()
    await page.getByRole('radio', { name: 'It is advertising' }).check({ force: true })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByText('Thank you. Moderators will look at it.').first()).toBeVisible()

    const admin = await administrator(browser, baseURL)
    await admin.goto('/admin/community')
    await admin.getByLabel('Queue').selectOption({ label: 'Reported posts' })
    const entry = admin.getByRole('article', { name: title })
    await expect(entry.getByText('It is advertising')).toBeVisible()
    await expectAccessible(admin)
    await entry.getByRole('button', { name: 'Remove' }).click()
    await admin.getByRole('textbox', { name: 'Reason' }).fill('No advertising')
    await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(entry).toHaveCount(0)
    await admin.context().close()

    await page.reload()
    await expect(page.getByText('No replies yet.')).toBeVisible()
    await other.reload()
    await expect(other.getByText(/Removed by a moderator/)).toContainText('No advertising')
    await expectAccessible(other)

    await other.getByRole('button', { name: /Hide posts by/ }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Hidden discussion' })).toBeVisible()
    await other.goto(LIST)
    await other.getByText('People whose posts you hide: 1').click()
    await expect(other.getByRole('article', { name: title })).toHaveCount(0)
    await expectAccessible(other)
    await other.getByRole('button', { name: 'Show again' }).click()
    await expect(other.getByRole('article', { name: title })).toBeVisible()
    await context.close()
  })

  test('answers 404 at an address that names nothing', async ({ page }) => {
    const id = crypto.randomUUID()
    for (const path of [`${LIST}/${id}`, `/community/${id}`]) {
      expect((await page.request.get(path)).status()).toBe(404)
    }
    expect((await page.request.get(LIST)).status()).toBe(200)
  })
})

for (const [code, theme] of faces) {
  test.describe(`in ${code}, ${theme}`, () => {
    test.use({ ...language(code), colorScheme: theme })

    test('axe finds nothing in the list and the queue', async ({ page }) => {
      await signIn(page, ADMIN.email, ADMIN.password)
      await page.goto(LIST)
      await page.getByRole('main').getByRole('status').first().waitFor()
      await expectAccessible(page)
      await page.goto('/admin/community')
      await page.locator('#found').waitFor()
      await expectAccessible(page)
    })
  })
}
