import type { Page } from '@playwright/test'
import { expect, language, place, test } from './fixtures.ts'

test.use({ ...language('en'), ...place('London') })

/** The browser's messages for a file that could not be loaded. */
const MISSED = /net::ERR_FAILED|Failed to fetch dynamically imported module/
/** Code that only the map programs contain; file names do not identify them. */
const WORD_OF_MAPS = 'map:movable'
/** Retried every five seconds. */
const SOON = { timeout: 30_000 }

const cards = (page: Page) => page.getByRole('heading', { name: 'Qibla', exact: true })
const goalsInMenu = (page: Page) =>
  page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Goals' })
const goalsPage = (page: Page) => page.getByRole('heading', { level: 1, name: /goals/i })
const fileMissed = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))

test('loads the app after a failed first try', async ({ page, noise }) => {
  noise.allow(MISSED)
  const failed = new Set<string>()
  await page.route('**/assets/{draw,cards}-*.js', async (route) => {
    const file = route.request().url()
    if (failed.has(file)) return route.continue()
    failed.add(file)
    await route.abort('failed')
  })
  await page.goto('/')
  await expect(cards(page)).toBeVisible(SOON)
  expect(failed.size).toBe(2)
})

test('starts messages, reminders and sync after the first seconds were offline', async ({
  page,
  network,
}) => {
  await page.goto('/')
  await expect(cards(page)).toBeVisible()
  await network.cut()
  const first = await fileMissed(page)
  const second = await page.waitForEvent(
    'requestfailed',
    (request) => request.url().endsWith('.js') && request.url() !== first.url(),
  )
  const come = [first, second].map((missed) =>
    page.waitForResponse((answer) => answer.url() === missed.url() && answer.ok(), SOON),
  )
  await network.restore()
  await Promise.all(come)
})

test('opens the menu and another page once the device is online again', async ({ page, network }) => {
  await page.goto('/')
  await expect(cards(page)).toBeVisible()
  await network.cut()
  const menuMissed = fileMissed(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await menuMissed
  await network.restore()
  await expect(goalsInMenu(page)).toBeVisible(SOON)

  await network.cut()
  const pageMissed = fileMissed(page)
  await goalsInMenu(page).click()
  await pageMissed
  await expect(page.getByText('You’re offline', { exact: false }).first()).toBeVisible()
  await network.restore()
  await expect(goalsPage(page)).toBeVisible(SOON)
})

test('reports a page whose files are gone, and opens it after a reload', async ({ page, noise }) => {
  noise.allow(MISSED)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(goalsInMenu(page)).toBeVisible()
  const program = '**/assets/*.js'
  await page.route(program, (route) => route.abort('failed'))
  await goalsInMenu(page).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible(SOON)
  await page.unroute(program)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(goalsPage(page)).toBeVisible()
})

test.describe('in Istanbul', () => {
  test.use(place('Istanbul'))

  test('reports a map that can’t load next to a working list, and loads it later', async ({
    page,
    noise,
  }) => {
    noise.allow(MISSED)
    let reachable = false
    await page.route('**/assets/*.js', async (route) => {
      if (reachable) return route.continue()
      const response = await route.fetch()
      if ((await response.text()).includes(WORD_OF_MAPS)) await route.abort('failed')
      else await route.fulfill({ response })
    })
    await page.goto('/mosques')
    const missing = page.getByText('Couldn’t load the map.')
    await expect(missing).toBeVisible(SOON)
    await page.getByRole('searchbox').fill('suleymaniye')
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: 'Show on map' }).click()
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))

    reachable = true
    await expect(page.getByRole('application', { name: /^Map of these mosques/ })).toContainText(
      'Süleymaniye Mosque',
      SOON,
    )
    await expect(missing).toHaveCount(0)
    await expect(page.locator('body')).toHaveAttribute('data-same-page')
  })
})
