import type { Page } from '@playwright/test'
import { at, expect, place, test } from '../fixtures.ts'

const names = ['Fajr', 'Sunrise', 'Dhuhr', 'Asr', 'Maghrib', 'Isha'] as const

/** The six times of the table. */
async function timesOn(page: Page): Promise<string[]> {
  const cells = page.locator('#times tbody[data-whole] td')
  await expect(cells).toHaveCount(9)
  const texts = await cells.allTextContents()
  return texts.slice(1, 7).map((text) => text.match(/\d\d:\d\d/)?.[0] ?? '')
}

/** The six times from the server. */
async function timesOf(page: Page, query: string): Promise<string[]> {
  const answer = await page.request.get(`/api/prayer-times?${query}`)
  const day = await answer.json()
  return names.map((name) => day[name.toLowerCase()])
}

const locate = (page: Page) => page.getByRole('button', { name: 'Update Location' }).click()

test.describe('in London', () => {
  test.use({ ...place('London'), ...at('2026-11-21T12:20:00Z') })

  test('shows the day at the place with the current and the next prayer', async ({ page }) => {
    await page.goto('/prayer')
    await locate(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('London, United Kingdom')
    await expect(page.getByText(/^Saturday,? 21 November 2026$/)).toBeVisible()
    await expect(page.getByText('11 Jumada al-Akhira 1448')).toBeVisible()
    await expect(page.getByText('Asr in')).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^\d:\d\d:\d\d$/)
    await expect(page.getByText(/^Dhuhr ends at \d\d:\d\d, in 1 h \d+ min\.$/)).toBeVisible()
    await expect(page.locator('#times [aria-current=time]')).toContainText('Dhuhr')
    const query = 'latitude=51.507&longitude=-0.128&date=2026-11-21&country=GB'
    // The place guessed from the time zone has the same name.
    await expect.poll(() => timesOn(page)).toEqual(await timesOf(page, query))
    for (const other of ['Imsak', 'Middle of the night', 'Last third of the night']) {
      await expect(page.locator('#times').getByRole('row', { name: other })).toContainText(/\d\d:\d\d/)
    }
    await expect(page.locator('#how')).toContainText(
      'Moonsighting Committee Worldwide (standard in this country)',
    )
  })

  test('shows how methods differ, also as a table', async ({ page }) => {
    await page.goto('/prayer')
    const card = page.locator('#methods')
    await card.scrollIntoViewIfNeeded()
    await expect(card.locator('circle').first()).toBeVisible()
    await expect(card.getByRole('listitem').first()).toHaveText(/Fajr\d\d:\d\d–\d\d:\d\d/)
    await card.getByText('View all methods as a table').click()
    await expect(card.getByRole('row')).toHaveCount(14)
    const yours = await card
      .getByRole('row', { name: /^Yours/ })
      .locator('td')
      .allTextContents()
    expect(yours).toEqual(await timesOn(page))
  })
})

test.describe('with a place across the date line', () => {
  test.use({ ...place('London'), ...at('2026-11-21T12:20:00Z') })

  test('a device in Auckland also shows its own day', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...place('Auckland'),
      ...(baseURL && { baseURL }),
      locale: 'en-GB',
    })
    await context.clock.setFixedTime('2026-11-21T12:20:00Z')
    const page = await context.newPage()
    await page.goto('/prayer')
    await locate(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('New Zealand')
    await expect(page.getByText(/^Sunday,? 22 November 2026$/)).toBeVisible()
    await expect(page.getByText(/Times are local to this location/)).toHaveCount(0)
    await context.close()
  })
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', ...at('2026-11-21T12:20:00Z') })

  test('every day is calculated on the device', async ({ page, network }) => {
    await page.goto('/prayer')
    const times = await timesOn(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await network.cut()
    await page.reload()
    expect(await timesOn(page)).toEqual(times)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(/^Sunday,? 22 November 2026$/)).toBeVisible()
    await timesOn(page)
    await expect(page.locator('#times')).toContainText('Calculated on this device')
    await page.locator('#methods').scrollIntoViewIfNeeded()
    await expect(page.locator('#methods circle').first()).toBeVisible()
  })
})
