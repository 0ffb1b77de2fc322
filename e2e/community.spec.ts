import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { expect, expectAccessible, faces, language, test } from './fixtures.ts'
import { anotherDevice } from './harness/device.ts'
import { signedInAs } from './harness/person.ts'

const LINK = 'https://meet.example/a-room-of-a-test'

test.describe.configure({ timeout: 90_000 })

const unique = (name: string) => `${name} ${process.pid}-${Date.now()}`

async function startCircle(page: Page, title: string) {
  await page.goto('/community/circle')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('Made by a test: we read a page slowly and talk about it.')
  await page.getByLabel('Link to the meeting').fill(LINK)
  await page.getByLabel('First meeting').fill('2026-10-16')
  await page.getByLabel('Time', { exact: true }).fill('19:00')
  await page.getByLabel('Time zone').selectOption('Europe/London')
  await page.getByLabel('Number of places').fill('2')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

test.describe('a study circle', () => {
  test.use({ ...language('en'), timezoneId: 'Europe/London' })

  test('is started, found, joined for its link and calendar, and left', async ({
    page,
    browser,
    baseURL,
  }) => {
    const title = unique('Surah al-Mulk')
    await signedInAs(page, 'Amal')
    await startCircle(page, title)
    await expectAccessible(page)
    const address = new URL(page.url()).pathname
    await page.goto('/community')
    await expect(page.getByRole('heading', { name: 'Your circles' })).toBeVisible()
    await expect(page.getByRole('article', { name: title })).toHaveCount(2)
    await expectAccessible(page)
    await page.goto(address)

    const { context } = await anotherDevice(browser, baseURL, 'en')
    const other = await context.newPage()
    await other.goto('/community')
    await other.getByRole('searchbox', { name: 'Search circles' }).fill(title)
    await other.getByRole('article', { name: title }).getByRole('link').click()
    await expect(other.getByRole('link', { name: 'Sign in to join' })).toBeVisible()
    await expect(other.getByText(LINK)).toHaveCount(0)
    await signedInAs(other, 'Bilal')
    await other.goto(address)
    await other.getByRole('button', { name: 'Join', exact: true }).click()
    await expect(other.getByRole('link', { name: LINK })).toBeVisible()
    const coming = other.waitForEvent('download')
    await other.getByRole('button', { name: /calendar/ }).click()
    const file = await readFile(await (await coming).path(), 'utf8')
    const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
    expect(events).toHaveLength(26)
    expect(events[0]?.getFirstPropertyValue('url')).toBe(LINK)

    await page.reload()
    await expect(page.getByRole('listitem').filter({ hasText: 'Bilal' })).toBeVisible()
    await other.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(other.getByRole('link', { name: LINK })).toHaveCount(0)
    await context.close()

    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL(/\/community$/)
    await expect(page.getByRole('article', { name: title })).toHaveCount(0)
  })
})

for (const [code, theme] of faces) {
  test.describe(`in ${code}, ${theme}`, () => {
    test.use({ ...language(code), colorScheme: theme })

    test('axe finds nothing in the directory', async ({ page }) => {
      await page.goto('/community')
      await page.getByRole('main').getByRole('status').first().waitFor()
      await expectAccessible(page)
    })
  })
}

test.describe('the form, on a phone', () => {
  test.use({ ...language('en'), viewport: { width: 320, height: 700 } })

  test('axe finds nothing, also with problems shown', async ({ page }) => {
    await signedInAs(page, 'Carim')
    await page.goto('/community/circle')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Write a little more.').first()).toBeVisible()
    await expectAccessible(page)
  })
})
