import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { recordLayoutShifts } from '../harness/layout-shift.ts'

/** After this time on the page’s clock, a page is at rest and has saved the place. */
const AT_REST_MS = 2500

const verse = (page: Page, key: string) => page.locator(`[data-verse="${key}"]`)
const address = (page: Page) => page.evaluate(() => location.pathname + location.search)
const topOf = async (page: Page, key: string) => Math.round((await verse(page, key).boundingBox())?.y ?? -1)

/** Opens the settings, runs `act`, and closes them. */
async function inSettings(page: Page, name: string, act: () => Promise<void>) {
  await page.getByRole('button', { name }).click()
  await act()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

test.describe('a shared link', () => {
  test('opens at its verse, marked, focused and in the title, without layout shifts', async ({ page }) => {
    const shifts = await recordLayoutShifts(page)
    const answer = await page.goto('/quran/reader/2/255')
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveTitle('Al-Baqarah 2:255 — Rafiq')
    await expect(verse(page, '2:255')).toBeFocused()
    const [{ arabicText }] = await (await page.request.get('/api/verses?surah=2&offset=254&limit=1')).json()
    await expect(verse(page, '2:255').locator('.quran-text')).toContainText(arabicText)
    await expect.poll(() => topOf(page, '2:255')).toBeGreaterThanOrEqual(50)
    const top = await topOf(page, '2:255')
    expect(top).toBeLessThan(120)
    await page.waitForLoadState('networkidle')
    expect(await topOf(page, '2:255')).toBe(top)
    const sum = (await shifts()).reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(await shifts())).toBeLessThan(0.02)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/quran\/reader\/2\/255$/)
  })

  test('opens even if the Quran font never loads', async ({ page, noise }) => {
    noise.allow(/amiri-quran/)
    await page.route(/amiri-quran-arabic/, () => undefined)
    await page.goto('/quran/reader/112', { waitUntil: 'commit' })
    await expect(verse(page, '112:4')).toBeVisible()
    await page.getByRole('button', { name: 'Reading settings' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('with an anchor scrolls to its verse', async ({ page }) => {
    await page.goto('/quran/reader/2')
    await expect(verse(page, '2:1')).toBeVisible()
    await verse(page, '2:1').evaluate(() => location.assign('#2:200'))
    await expect.poll(() => topOf(page, '2:200')).toBeLessThan(200)
    expect(await topOf(page, '2:200')).toBeGreaterThan(0)
  })
})

test.describe('reading', () => {
  test('the browser’s find-in-page finds words of a far verse', async ({ page }) => {
    await page.goto('/quran/reader/2')
    await expect(verse(page, '2:286')).toBeAttached()
    const found = await page.evaluate(() =>
      (globalThis as unknown as { find: (text: string) => boolean }).find('does not charge a soul except'),
    )
    expect(found).toBe(true)
    await expect(verse(page, '2:286')).toBeInViewport()
  })

  test('the address follows the place without new history entries, and the place is offered later', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/quran/reader/18')
    await expect(verse(page, '18:1')).toBeVisible()
    const before = await page.evaluate(() => history.length)
    for (let turn = 0; turn < 4; turn++) {
      const ended = page.evaluate(
        () => new Promise((end) => addEventListener('scrollend', end, { once: true })),
      )
      await page.mouse.wheel(0, 900)
      await ended
    }
    await page.clock.runFor(AT_REST_MS)
    await expect.poll(() => address(page)).toMatch(/^\/quran\/reader\/18\/\d+$/)
    expect(await page.evaluate(() => history.length)).toBe(before)
    const [, number] = /18\/(\d+)$/.exec(await address(page)) ?? []
    expect(Number(number)).toBeGreaterThan(1)

    await page.goto('/quran/reader/112')
    const offer = page.getByRole('link', { name: `Continue where you left off: Al-Kahf 18:${number}` })
    await expect(offer).toBeVisible()
    // Looking up another surah does not replace the place.
    await expect(verse(page, '112:1')).toBeVisible()
    await page.goto('/quran/reader')
    await expect(verse(page, `18:${number}`)).toBeInViewport()
  })

  test('translations are side by side as chosen, with transliteration, sizes and theme, and stay after a reload', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/quran/reader/94')
    const first = verse(page, '94:1')
    await expect(first.locator('[lang=en]')).toBeVisible()
    await inSettings(page, 'Reading settings', async () => {
      await page.getByRole('checkbox', { name: /Français/ }).check()
      await page.getByRole('switch', { name: 'Transliteration' }).check({ force: true })
      await page.getByRole('button', { name: 'Larger' }).first().click()
      await page.getByRole('dialog').getByText('Dark', { exact: true }).click()
    })
    const [english, french] = [first.locator('[lang=en]'), first.locator('[lang=fr]')]
    await expect(french).toBeVisible()
    expect((await english.boundingBox())?.y).toBe((await french.boundingBox())?.y)
    await page.reload()
    await expect(french).toBeVisible()
    await expect(first.locator('[lang=ar-Latn]')).toBeVisible()
    await expect(first.locator('.quran-text')).toHaveCSS('font-size', '36px')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await inSettings(page, 'Reading settings', async () => {
      await page.getByRole('checkbox', { name: /English/ }).uncheck()
    })
    await expect(english).toHaveCount(0)
  })

  test('translations are one below the other if larger text leaves no room for columns', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.addInitScript(() =>
      localStorage.setItem('rafiq.reader', JSON.stringify({ translations: ['en', 'fr', 'tr'] })),
    )
    await page.goto('/quran/reader/94')
    const first = verse(page, '94:1')
    const topsOf = () =>
      Promise.all(
        ['en', 'fr', 'tr'].map(async (code) => (await first.locator(`[lang=${code}]`).boundingBox())?.y),
      )
    await expect(first.locator('[lang=tr]')).toBeVisible()
    expect(new Set(await topsOf()).size).toBe(1)
    await page.evaluate(() => {
      document.documentElement.dataset.accessibility = 'size-150'
    })
    await expect.poll(async () => new Set(await topsOf()).size).toBe(3)
  })

  test('a verse is saved and the banner leads to it', async ({ page }) => {
    await page.goto('/quran/reader/103')
    await verse(page, '103:2').getByRole('button', { name: 'Save', exact: true }).click()
    await expect(verse(page, '103:2').getByRole('button', { name: 'Saved' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const banner = page.getByRole('link', { name: /1 saved verse/ })
    await expect(banner).toHaveAttribute('href', '/quran?tab=saved')
    await page.goto('/quran/reader/2')
    await expect(banner).toBeInViewport()
  })
})

test('a reference with a colon leads to its verse', async ({ page }) => {
  await page.goto('/quran/reader/2:255')
  await expect.poll(() => address(page)).toBe('/quran/reader/2/255')
  await expect(verse(page, '2:255')).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a long verse opens its actions on the screen', async ({ page }) => {
    await page.goto('/quran/reader/2/255')
    await page.getByRole('button', { name: 'More options for 2:255' }).click()
    const actions = page.getByRole('group', { name: /2:255/ }).getByRole('button')
    await expect(actions).toHaveCount(7)
    // Unlike the viewport, this leaves out what the bars at the top and the bottom cover.
    for (const action of await actions.all()) await action.click({ trial: true, noWaitAfter: true })
    const [first] = await actions.all()
    expect((await first?.boundingBox())?.y).toBeLessThan(500)
  })
})

test('the last place changes only when the user scrolls', async ({ page }) => {
  const place = () => page.evaluate(() => localStorage.getItem('rafiq.last-place') ?? '')
  await page.clock.install()
  await page.goto('/quran/reader/2/200')
  await expect.poll(place).toContain('"verse":200')
  await page.clock.runFor(AT_REST_MS)

  // Removes the end of the surah, so that the page becomes shorter and scrolls automatically.
  const before = await page.evaluate(() => scrollY)
  await page.evaluate(() => {
    for (const verse of document.querySelectorAll<HTMLElement>('[data-verse]')) {
      if (Number(verse.dataset.verse?.split(':')[1]) >= 150) verse.style.display = 'none'
    }
  })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before - 100)
  await page.clock.runFor(AT_REST_MS)
  expect(await place()).toContain('"verse":200')

  await page.mouse.wheel(0, -300)
  await expect.poll(place).not.toContain('"verse":200')
})

test.describe('the pages of the mushaf', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('turn with a swipe to the right, up to the last', async ({ page }) => {
    await page.goto('/quran/reader?page=603')
    await expect(page.getByRole('region', { name: 'Page 603' })).toBeVisible()
    await swipe(page, 80, 320)
    await expect(page.getByRole('region', { name: 'Page 604' })).toBeVisible()
    await swipe(page, 80, 320)
    await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
    await swipe(page, 320, 80)
    await expect(page.getByRole('region', { name: 'Page 603' })).toBeVisible()
  })

  test('are side by side on a wide screen, the odd one on the right', async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 900 })
    await page.goto('/quran/reader?page=50')
    const left = await page.getByRole('region', { name: 'Page 50' }).boundingBox()
    const right = await page.getByRole('region', { name: 'Page 49' }).boundingBox()
    expect(left?.x).toBeLessThan(right?.x ?? 0)
    expect(left?.y).toBe(right?.y)
  })
})

async function swipe(page: Page, from: number, to: number) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] })
  await touch('touchStart', from)
  await touch('touchMove', (from + to) / 2)
  await touch('touchMove', to)
  await touch('touchEnd')
  await session.detach()
}

test.describe('reciting from memory', () => {
  test('a tap reveals hidden text in place without moving the page', async ({ page }) => {
    await page.goto('/quran/reader/112')
    const first = verse(page, '112:1')
    await expect(first).toBeVisible()
    await inSettings(page, 'Reading settings', () => page.getByText('Hide verses').click())
    const cover = first.getByRole('button', { name: 'Show verse 1' })
    await expect(cover).toBeVisible()
    const height = (await first.boundingBox())?.height
    await cover.click()
    await expect(cover).toHaveCount(0)
    expect((await first.boundingBox())?.height).toBe(height)
    const [{ arabicText }] = await (await page.request.get('/api/verses?surah=112&limit=1')).json()
    await expect(first.locator('.quran-text')).toContainText(arabicText)
  })
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('read surahs are available, and after a download the whole Quran', async ({
    page,
    network,
    noise,
  }) => {
    noise.allow(/Network temporarily unavailable|503|ERR_/)
    await page.goto('/quran/reader/112')
    await expect(verse(page, '112:1')).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.getByRole('button', { name: 'Reading settings' }).click()
    await page.getByRole('button', { name: 'Download' }).click()
    await expect(page.getByText(/Fully downloaded, [\d.]+ MB/)).toBeVisible({ timeout: 60_000 })
    await page.keyboard.press('Escape')
    await network.cut()
    await page.goto('/quran/reader/50/16')
    await expect(verse(page, '50:16').locator('[lang=en]')).toContainText('closer to him than')
    await page.keyboard.press('g')
    await page.getByRole('searchbox').fill('page 600')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Page 600' })).toBeVisible()
    await page.goto('/search?q=gratitude')
    await expect(page.getByText('Searched on this device', { exact: false })).toBeVisible()
    await expect(page.locator('article [lang=en] mark').first()).toBeVisible()
    await page.goto('/quran/reader/112')
    await page.getByRole('button', { name: 'Reading settings' }).click()
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('button', { name: 'Download' })).toBeEnabled()
    await network.restore()
  })
})

test.describe('in print', () => {
  test('the reader shows only the text, black on white, in the dark theme too', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/quran/reader/112')
    await expect(verse(page, '112:1')).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await expect(page.getByRole('navigation', { name: 'Reader' })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(verse(page, '112:1').getByRole('button')).toHaveCount(0)
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(verse(page, '112:1').locator('.quran-text')).toHaveCSS('color', 'rgb(0, 0, 0)')
  })
})
