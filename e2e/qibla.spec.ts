import type { Page } from '@playwright/test'
import { at, expect, test } from './fixtures.ts'
import { fakeCompass, hold, ticks, unaskedCompass } from './harness/fake-compass.ts'
import { startProductServer } from './harness/product-server.ts'
import { startTileServer } from './harness/tile-server.ts'

const places = {
  London: [51.5074, -0.1278, 'Europe/London'],
} as const

/** Opens the page on a device with this saved place. */
async function open(page: Page, name: keyof typeof places, address = '') {
  const [latitude, longitude, timeZone] = places[name]
  const place = { name, latitude, longitude, timeZone, source: 'manual' }
  await page.addInitScript((kept) => {
    if (location.protocol !== 'about:') localStorage.setItem('rafiq.place', kept)
  }, JSON.stringify(place))
  await page.goto(`${address}/qibla`)
}

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const dial = (page: Page) => page.locator('#qibla-dial svg[data-heading]')
const turn = (page: Page) => page.locator('[data-turn]')
const way = (page: Page) => page.locator('path[data-way]')

test.beforeEach(({ page }) => unaskedCompass(page))

test.describe('from London', () => {
  test.use(at('2026-06-10T12:00:00Z'))

  test('shows the direction in figures, by the sun and on a map', async ({ page }) => {
    await open(page, 'London')
    await expect(page).toHaveTitle(/Qibla/)
    await expect(card(page, 'Qibla information')).toContainText('118.99°')
    await expect(card(page, 'Qibla information')).toContainText('4,794 km (2,979 miles)')
    await expect(card(page, 'Qibla information')).toContainText('1.2° east')
    await expect(card(page, 'Location')).toContainText('51.5074° N, 0.1278° W')
    // 12:00 UTC is just before solar noon: the sun is at 179°, and the Qibla 60° to its left.
    await expect(card(page, 'By the sun and the moon')).toContainText(
      /Face the sun and turn (59|6[0-4])° to the left/,
    )
    await expect(page.locator('[data-meeting]')).toHaveText(
      /Today at 20:1\d, the sun will be exactly opposite the Qibla/,
    )
    await expect(way(page)).toHaveAttribute('d', /^M[\d .L-]+$/)
    await expect(card(page, 'On the map')).toContainText(
      'From London, the route starts towards South-east (119°)',
    )
    await expect(page.getByText('no compass we can use', { exact: false })).toBeVisible()
  })

  test('moves and zooms the map with keys and buttons', async ({ page }) => {
    await open(page, 'London')
    const map = page.getByRole('application', { name: /shortest route from London/ })
    await expect(way(page)).toBeVisible()
    const first = await way(page).getAttribute('d')
    await map.focus()
    await page.keyboard.press('ArrowRight')
    await expect(way(page)).not.toHaveAttribute('d', first ?? '')
    await page.getByRole('button', { name: 'Show everything' }).click()
    await expect(way(page)).toHaveAttribute('d', first ?? '')
    await map.hover()
    await page.mouse.down()
    await page.mouse.move(400, 300, { steps: 4 })
    await page.mouse.up()
    await expect(way(page)).not.toHaveAttribute('d', first ?? '')
    const dragged = (await way(page).getAttribute('d')) ?? ''
    await map.dblclick()
    await expect(way(page)).not.toHaveAttribute('d', dragged)
    await page.getByRole('button', { name: 'Show everything' }).click()
    await page.getByRole('button', { name: 'Show your location' }).click()
    await expect(way(page)).not.toHaveAttribute('d', first ?? '')
    await expect(page.locator('#qibla-map bdi'), 'Makkah is out of sight').toHaveText(['London'])
    await map.focus()
    for (let press = 0; press < 12; press++) await page.keyboard.press('-')
    await expect(page.locator('#qibla-map bdi')).toHaveText(['London', 'Makkah'])
  })
})

test.describe('after one visit', () => {
  test.use({ serviceWorkers: 'allow' })

  test('works offline, with the map', async ({ page, network }) => {
    // Caching the whole app takes a while on a busy machine.
    test.slow()
    await page.goto('/')
    const kept = () =>
      page.evaluate(() => caches.open('content').then(async (cache) => (await cache.keys()).length))
    await expect.poll(kept, { message: 'the app is cached first', timeout: 60_000 }).toBe(3)
    await network.cut()
    await open(page, 'London')
    await expect(card(page, 'Qibla information')).toContainText('118.99°')
    await expect(page.getByText('Calculated on this device.')).toBeVisible()
    await expect(way(page)).toBeVisible()
    await expect(page.locator('#qibla-map svg path.fill-map-land').first()).toBeAttached()
  })
})

test.describe('with a compass', () => {
  test.use({ ...at('2026-06-10T12:00:00Z'), contextOptions: { reducedMotion: 'no-preference' } })

  // In London a compass points 1.2° east of true north, so a reading of 117.8° faces the Qibla.
  test('turns the dial with the device from true north, and vibrates when aligned', async ({ page }) => {
    await fakeCompass(page)
    await open(page, 'London')
    await expect(dial(page)).toBeVisible()
    const flat = { beta: 0, gamma: 0, absolute: true }
    await hold(page, { alpha: 0, ...flat })
    await expect(dial(page)).toHaveAttribute('data-heading', '1')
    await expect(turn(page)).toHaveText('Turn 118° to the right')
    await hold(page, { alpha: 180, ...flat })
    await expect(turn(page)).toHaveText('Turn 62° to the left')
    await expect(page.getByText('1.2° east of it', { exact: false })).toBeVisible()
    await expect(page.getByText('figure of eight', { exact: false })).toBeVisible()
    expect(await ticks(page)).toBe(0)

    await hold(page, { alpha: 360 - 117.8, ...flat })
    await expect(turn(page)).toHaveText('You are facing the Qibla')
    await expect(dial(page)).toHaveAttribute('data-aligned', 'true')
    await hold(page, { alpha: 360 - 114, ...flat })
    await expect(turn(page), 'a trembling hand changes nothing').toHaveText('You are facing the Qibla')
    expect(await ticks(page)).toBe(1)
    await hold(page, { alpha: 360 - 100, ...flat })
    await expect(turn(page)).toHaveText('Turn 18° to the right')
  })
})

test('draws the map with the operator’s tiles and their attribution', async ({ page, noise }, {
  workerIndex,
}) => {
  const tiles = await startTileServer()
  const product = await startProductServer(`tiles-${workerIndex}`, {
    MAP_TILES_URL: `${tiles.address}/tiles/{z}/{x}/{y}.png`,
    MAP_TILES_ATTRIBUTION: '© <b>Map makers</b>',
  })
  noise.allow(/^foreign request: http:\/\/127\.0\.0\.1:/)
  try {
    await open(page, 'London', product.address)
    await expect(page.locator('img[data-tile]').first()).toBeAttached()
    await expect(page.getByText('© <b>Map makers</b>')).toBeVisible()
    expect(tiles.asked.length).toBeGreaterThan(0)
    expect(tiles.asked.every((path) => /^\/tiles\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true)
    await expect(way(page)).toBeVisible()
    const first = await way(page).getAttribute('d')
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(way(page)).not.toHaveAttribute('d', first ?? '')
    await page.getByRole('button', { name: 'Show everything' }).click()
    await expect(way(page)).toHaveAttribute('d', first ?? '')

    tiles.refuse()
    noise.allow(/403 \(Forbidden\)/)
    await page.reload()
    await expect(page.locator('path.fill-map-land').first(), 'outlines stand in').toBeAttached()
    await expect(way(page)).toBeVisible()
  } finally {
    // The server is about to stop, so later requests of the page would fail.
    await page.close()
    await product.stop()
    tiles.stop()
  }
})
