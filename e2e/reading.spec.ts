import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const MINUTE = 60_000
const START = Date.parse('2026-03-02T09:00:00Z')

test.use({ timezoneId: 'Europe/London' })

/** Opens the page on a device with a fake clock. */
async function open(page: Page) {
  await page.clock.install({ time: START })
  await page.goto('/reading')
}

async function planOfAJuzADay(page: Page) {
  await page.getByRole('button', { name: 'New plan' }).click()
  await page.getByLabel('What do you want to read?').selectOption('A juz a day')
  await page.getByRole('button', { name: 'Start today' }).click()
  await expect(page.getByRole('heading', { name: 'A juz a day' })).toBeVisible()
}

test.describe('a session in the reader', () => {
  const strip = (page: Page) => page.getByRole('region', { name: 'Reading time' })
  const read = (page: Page) => page.getByRole('link', { name: 'Read', exact: true })
  /** Scrolls a verse into view as a user does. */
  async function scrollTo(page: Page, key: string) {
    await page.locator(`[data-verse="${key}"]`).evaluate((verse) => verse.scrollIntoView({ block: 'end' }))
    await page.mouse.wheel(0, 300)
  }

  test('starts with the portion, survives page changes and reloads, and ends as the day’s portion', async ({
    page,
  }) => {
    await open(page)
    await planOfAJuzADay(page)
    await read(page).click()
    await expect(page).toHaveURL(/\/quran\/reader\/1$/)
    await expect(strip(page)).toContainText('Up to Al-Baqarah 141')
    await page.clock.runFor(3 * MINUTE)
    await expect(strip(page).getByRole('timer')).toHaveText(/0:03:\d\d/)
    await page.getByRole('link', { name: /^Next.*Baqarah/ }).click()
    await page.reload()
    await expect(strip(page).getByRole('timer')).toHaveText(/0:03:\d\d/)

    await scrollTo(page, '2:141')
    await strip(page).getByRole('button', { name: 'Finish' }).click()
    const end = page.getByRole('group', { name: 'Up to and including' })
    await expect(end.getByLabel('Surah')).toHaveValue('2')
    await expect(end.getByLabel(/^Verse/)).toHaveValue('141')
    await expect(page.getByLabel('Minutes', { exact: true })).toHaveValue('3')
    await page.getByRole('button', { name: 'Save', exact: true }).last().click()
    await expect(page.getByText('Added. You’ve read today’s portion.', { exact: true })).toBeVisible()
    await expect(strip(page)).toHaveCount(0)

    await page.goto('/reading')
    await expect(page.getByText('You’ve read today’s portion.')).toBeVisible()
    await expect(page.locator('#history')).toContainText('3 minutes · A juz a day')
  })
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the page opens and works', async ({ page, network }) => {
    await page.goto('/reading')
    await planOfAJuzADay(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await network.cut()
    await page.reload()
    await expect(page.getByText('Pages 1–21, juz 1.')).toBeVisible()
    await expect(page.getByText('Al-Fatihah 1 – Al-Baqarah 141')).toBeVisible()
    await page.getByRole('button', { name: 'Mark as read' }).click()
    await expect(page.getByText('You’ve read today’s portion.')).toBeVisible()
  })
})
