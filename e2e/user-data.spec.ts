import type { Page } from '@playwright/test'
import { expect, language, test } from './fixtures.ts'
import { anotherDevice } from './harness/device.ts'
import { recordsOn } from './records.ts'

const LIST = '/quran?tab=saved'
const PASSWORD = 'correct horse battery staple'
const row = (page: Page, reference: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('group') })
    .filter({ hasText: reference })
const newEmail = () => `${crypto.randomUUID()}@example.com`

async function save(page: Page, surah: number, verse: number) {
  await page.goto(`/quran/reader/${surah}`)
  await page
    .locator(`[data-verse="${surah}:${verse}"]`)
    .getByRole('button', { name: 'Save', exact: true })
    .click()
  await expect
    .poll(async () => Object.keys(await recordsOn(page, 'bookmark')))
    .toContain(`verse/${surah}:${verse}`)
}

async function writeNote(page: Page, reference: string, text: string) {
  await row(page, reference).getByRole('button', { name: 'Note' }).click()
  await page.getByRole('textbox', { name: 'Your note' }).fill(text)
  await page.keyboard.press('Escape')
  await expect(row(page, reference).getByRole('blockquote')).toHaveText(text)
}

async function register(page: Page, email: string) {
  await page.goto('/register')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect.poll(() => owner(page)).toBeTruthy()
}

async function signIn(page: Page, email: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.poll(() => owner(page)).toBeTruthy()
}

const owner = (page: Page) => page.evaluate(() => localStorage.getItem('rafiq.account'))

/** Resolves when the account has answered a sync of this page. */
const synced = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/sync') && answer.ok())

test('two offline devices end equal and complete', async ({ page, browser, baseURL, network }) => {
  test.slow()
  const email = newEmail()
  await save(page, 94, 5)
  await page.goto(LIST)
  await writeNote(page, '94:5', 'before the account')
  await register(page, email)

  const { context: second } = await anotherDevice(browser, baseURL)
  const other = await second.newPage()
  await save(other, 112, 1)
  await signIn(other, email)
  await other.goto(LIST)
  await expect(row(other, '94:5').getByRole('blockquote')).toHaveText('before the account')
  // The field's code is loaded while the device is online.
  await writeNote(other, '112:1', 'the second device')

  await page.goto(LIST)
  await expect(row(page, '112:1')).toBeVisible()
  await expect(row(page, '94:5')).toBeVisible()

  await network.cut()
  await second.setOffline(true)
  await row(page, '112:1').getByRole('button', { name: 'Saved' }).click()
  await writeNote(page, '94:5', 'the first device wrote')
  await writeNote(other, '94:5', 'the second device wrote')
  await writeNote(other, '112:1', 'only the second device wrote')

  const [here, there] = [synced(page), synced(other)]
  await network.restore()
  await here
  await second.setOffline(false)
  await there
  for (const device of [other, page]) {
    await device.reload()
    await expect(row(device, '94:5').getByRole('blockquote')).toHaveText('the second device wrote')
    await expect(row(device, '112:1').getByRole('blockquote')).toHaveText('only the second device wrote')
    await expect(row(device, '112:1').getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    const versions = Object.values(await recordsOn(device, 'note-version'))
    expect(versions, 'what did not win stands in the history').toContainEqual({
      text: 'the first device wrote',
    })
  }
  expect(await recordsOn(page, 'note')).toEqual(await recordsOn(other, 'note'))
  expect(await recordsOn(page, 'bookmark')).toEqual(await recordsOn(other, 'bookmark'))
  await second.close()
})

test('closing the page at any moment loses nothing', async ({ page }) => {
  await save(page, 94, 5)
  await page.goto(LIST)
  for (const text of ['one', 'one and two', 'one and two and three']) {
    await row(page, '94:5').getByRole('button', { name: 'Note' }).click()
    await page.getByRole('textbox', { name: 'Your note' }).fill(text)
    await page.reload()
    await expect(row(page, '94:5').getByRole('blockquote')).toHaveText(text)
  }
  await row(page, '94:5').getByRole('button', { name: 'Saved' }).click({ noWaitAfter: true })
  await page.reload()
  await expect(row(page, '94:5').getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await row(page, '94:5').getByRole('button', { name: 'Save', exact: true }).click({ noWaitAfter: true })
  await page.reload()
  await expect(row(page, '94:5').getByRole('button', { name: 'Saved' })).toBeVisible()
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('journal')))
  expect(left, 'and nothing is left to do').toEqual([])
})

test.describe('in Arabic', () => {
  test.use(language('ar'))

  test('guest data reaches another device after registration', async ({ page, browser, baseURL }) => {
    const email = newEmail()
    await page.goto('/quran/reader/94')
    await page.locator('[data-verse="94:5"]').getByRole('button', { name: 'حفظ', exact: true }).click()
    await page.goto('/register')
    await page.locator('input[type=email]').fill(email)
    await page.locator('input[autocomplete=new-password]').fill(PASSWORD)
    await page.getByRole('main').locator('button[type=submit]').click()
    await expect.poll(() => owner(page)).toBeTruthy()

    const { context: second } = await anotherDevice(browser, baseURL)
    const other = await second.newPage()
    await signIn(other, email)
    await other.goto(LIST)
    await expect(row(other, '94:5')).toBeVisible()
    await second.close()
  })
})

test('the last place syncs, and the later of two wins', async ({ page, browser, baseURL, network }) => {
  test.slow()
  const email = newEmail()
  const link = (device: Page) => device.getByRole('link', { name: /^Continue/ })
  await page.addInitScript(() => {
    // Close enough to the surah below that every verse there counts as read at once.
    if (location.protocol === 'about:' || localStorage.getItem('rafiq.last-place')) return
    const place = { surah: 93, verse: 1, at: '2026-10-20T10:00:00.000Z' }
    localStorage.setItem('rafiq.last-place', JSON.stringify(place))
  })
  await register(page, email)
  await expect
    .poll(async () => (await recordsOn(page, 'last-place')).reader, { timeout: 20_000 })
    .toEqual({ surah: 93, verse: 1, at: '2026-10-20T10:00:00.000Z' })

  const { context: second } = await anotherDevice(browser, baseURL)
  const other = await second.newPage()
  await signIn(other, email)
  await other.goto('/quran/reader')
  const news = other.getByText('You read further on another device', { exact: true })
  await expect(news.or(other.locator('[data-verse="93:1"]')).first()).toBeVisible({ timeout: 20_000 })
  await other.goto('/quran')
  await expect(link(other)).toHaveAttribute('href', '/quran/reader/93/1', { timeout: 20_000 })

  const ready = [synced(page), synced(other)]
  for (const device of [page, other]) await device.goto('/quran/reader/94')
  await Promise.all(ready)
  await network.cut()
  await second.setOffline(true)
  for (const [device, steps] of [
    [page, 5],
    [other, 2],
  ] as const) {
    for (let step = 0; step < steps; step++) await device.keyboard.press('j')
    await expect
      .poll(async () => (await recordsOn(device, 'last-place')).reader)
      .toMatchObject({ surah: 94, verse: steps + 1 })
  }
  await network.restore()
  await second.setOffline(false)
  // The device used last sends its place before the other one asks for it.
  for (const device of [other, page]) {
    const done = synced(device)
    await device.goto('/quran')
    await done
    await expect(link(device)).toHaveAttribute('href', '/quran/reader/94/3', { timeout: 20_000 })
  }
  expect(await recordsOn(page, 'last-place')).toEqual(await recordsOn(other, 'last-place'))
  await second.close()
})
