import type { Page } from '@playwright/test'
import { expect, expectAccessible, language, test } from '../fixtures.ts'
import { recordLayoutShifts } from '../harness/layout-shift.ts'

/** By then a page has come to rest, and what its scrolling means is kept. */
const AT_REST_MS = 2500

const verse = (page: Page, key: string) => page.locator(`[data-verse="${key}"]`)
const address = (page: Page) => page.evaluate(() => location.pathname + location.search)
const topOf = async (page: Page, key: string) => Math.round((await verse(page, key).boundingBox())?.y ?? -1)

/** Opens the settings, does something in them, and closes them. */
async function inSettings(page: Page, name: string, act: () => Promise<void>) {
  await page.getByRole('button', { name }).click()
  await act()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

test.describe('a shared link', () => {
  test('opens at its verse, marked, focused and named, and nothing moves it away', async ({ page }) => {
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
    await page.waitForTimeout(1500)
    expect(await topOf(page, '2:255')).toBe(top)
    const sum = (await shifts()).reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(await shifts())).toBeLessThan(0.02)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/quran\/reader\/2\/255$/)
  })

  test('to a range marks its verses alone', async ({ page }) => {
    await page.goto('/quran/reader/2/255-257')
    await expect(page).toHaveTitle('Al-Baqarah 2:255–257 — Rafiq')
    for (const key of ['2:255', '2:256', '2:257'])
      await expect(verse(page, key)).toHaveClass(/border-s-action/)
    await expect(verse(page, '2:258')).not.toHaveClass(/border-s-action/)
  })

  test('opens also when the verses’ typeface never comes', async ({ page, noise }) => {
    noise.allow(/amiri-quran/)
    await page.route(/amiri-quran-arabic/, () => undefined)
    await page.goto('/quran/reader/112', { waitUntil: 'commit' })
    await expect(verse(page, '112:4')).toBeVisible()
    await page.getByRole('button', { name: 'Reading settings' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('by an anchor lands on its verse', async ({ page }) => {
    await page.goto('/quran/reader/2')
    await expect(verse(page, '2:1')).toBeVisible()
    await verse(page, '2:1').evaluate(() => location.assign('#2:200'))
    await expect.poll(() => topOf(page, '2:200')).toBeLessThan(200)
    expect(await topOf(page, '2:200')).toBeGreaterThan(0)
  })

  test('to a juz, a hizb and a page opens each at its beginning', async ({ page }) => {
    await page.goto('/quran/reader?juz=30')
    await expect(page).toHaveTitle('Juz 30 of the Quran — Rafiq')
    await expect(verse(page, '78:1')).toBeVisible()
    await page.goto('/quran/reader?hizb=60')
    await expect(verse(page, '87:1')).toBeVisible()
    await page.goto('/quran/reader?page=604')
    await expect(verse(page, '112:1')).toBeVisible()
    await expect(verse(page, '114:6')).toBeAttached()
  })
})

test.describe('reading', () => {
  test('the words of a far verse are found in the page', async ({ page }) => {
    await page.goto('/quran/reader/2')
    await expect(verse(page, '2:286')).toBeAttached()
    const found = await page.evaluate(() =>
      (globalThis as unknown as { find: (text: string) => boolean }).find('does not charge a soul except'),
    )
    expect(found).toBe(true)
    await expect(verse(page, '2:286')).toBeInViewport()
  })

  test('the address follows the place and the history does not grow; the place is offered again', async ({
    page,
  }) => {
    await page.goto('/quran/reader/18')
    await expect(verse(page, '18:1')).toBeVisible()
    const before = await page.evaluate(() => history.length)
    for (let turn = 0; turn < 4; turn++) {
      await page.mouse.wheel(0, 900)
      await page.waitForTimeout(300)
    }
    await expect.poll(() => address(page)).toMatch(/^\/quran\/reader\/18\/\d+$/)
    // A slow machine still scrolls.
    const isAtRest = async () => {
      const now = await address(page)
      await page.waitForTimeout(1000)
      return (await address(page)) === now
    }
    await expect.poll(isAtRest).toBe(true)
    expect(await page.evaluate(() => history.length)).toBe(before)
    const [, number] = /18\/(\d+)$/.exec(await address(page)) ?? []
    expect(Number(number)).toBeGreaterThan(1)

    await page.goto('/quran/reader/112')
    const offer = page.getByRole('link', { name: `Continue where you left off: Al-Kahf 18:${number}` })
    await expect(offer).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('rafiq.last-place'))).toContain('112')
    await page.goto('/quran/reader')
    await expect(verse(page, '112:1')).toBeVisible()
  })

  test('surah 9 has no basmala, the others have it above their first verse', async ({ page }) => {
    const basmala = page.locator('section p.quran-text.text-center')
    await page.goto('/quran/reader/9')
    await expect(verse(page, '9:1')).toBeVisible()
    await expect(basmala).toHaveCount(0)
    await page.goto('/quran/reader/112')
    const [{ arabicText }] = await (await page.request.get('/api/verses?surah=1&limit=1')).json()
    await expect(basmala).toHaveText(arabicText)
    await expect(verse(page, '112:1')).not.toContainText(arabicText)
  })

  test('translations stand side by side as chosen, with transliteration, sizes and theme, and stay', async ({
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
      await expectAccessible(page)
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

  test('translations stand below each other where their letters leave no room for columns', async ({
    page,
  }) => {
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

  test('each verse has its actions', async ({ page }) => {
    await page.goto('/quran/reader/103')
    await page.getByRole('button', { name: 'More options for 103:1' }).click()
    const actions = page.getByRole('group', { name: /Al-'?Asr 103:1/ })
    for (const name of ['Listen from here', 'Save', 'Copy', 'Share']) {
      await expect(actions.getByRole('button', { name, exact: true })).toBeVisible()
    }
    await expectAccessible(page)
  })

  test('keys move from verse to verse', async ({ page }) => {
    await page.goto('/quran/reader/18')
    // The verses stand in the page before the program that knows the keys.
    await expect(page.getByRole('button', { name: 'Reading settings' })).toBeVisible()
    await expect(verse(page, '18:1')).toBeVisible()
    await page.keyboard.press('j')
    await expect(verse(page, '18:2')).toBeFocused()
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await expect(verse(page, '18:2')).toBeFocused()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  })

  test('continuous text opens a verse’s actions', async ({ page }) => {
    await page.goto('/quran/reader/112')
    await inSettings(page, 'Reading settings', () => page.getByText('Continuous').click())
    await verse(page, '112:2').click()
    await expect(page.getByRole('dialog', { name: /112:2/ })).toContainText('the Eternal Refuge')
    await expectAccessible(page)
  })
})

test('where one read last changes by the person’s own scrolling alone', async ({ page }) => {
  const place = () => page.evaluate(() => localStorage.getItem('rafiq.last-place') ?? '')
  await page.goto('/quran/reader/2/200')
  await expect.poll(place).toContain('"verse":200')
  await page.waitForTimeout(AT_REST_MS)

  // The end of the surah goes, so the page is shorter and moves up under the eyes.
  const before = await page.evaluate(() => scrollY)
  await page.evaluate(() => {
    for (const verse of document.querySelectorAll<HTMLElement>('[data-verse]')) {
      if (Number(verse.dataset.verse?.split(':')[1]) >= 150) verse.style.display = 'none'
    }
  })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before - 100)
  await page.waitForTimeout(AT_REST_MS)
  expect(await place()).toContain('"verse":200')

  await page.mouse.wheel(0, -300)
  await expect.poll(place).not.toContain('"verse":200')
})

test.describe('the pages of the mushaf', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('turn by keys as a book that is read from the right', async ({ page }) => {
    await page.goto('/quran/reader?page=50')
    await expect(page.getByRole('region', { name: 'Page 50' })).toBeVisible()
    const before = await page.evaluate(() => history.length)
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('region', { name: 'Page 51' })).toBeVisible()
    await expect.poll(() => address(page)).toBe('/quran/reader?page=51')
    await expect(page).toHaveTitle('Page 51 of the mushaf — Rafiq')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('region', { name: 'Page 49' })).toBeVisible()
    expect(await page.evaluate(() => history.length)).toBe(before)
    await expectAccessible(page)
  })

  test('turn by a swipe to the right, and end at the last', async ({ page }) => {
    await page.goto('/quran/reader?page=603')
    await expect(page.getByRole('region', { name: 'Page 603' })).toBeVisible()
    await swipe(page, 80, 320)
    await expect(page.getByRole('region', { name: 'Page 604' })).toBeVisible()
    await swipe(page, 80, 320)
    await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
    await swipe(page, 320, 80)
    await expect(page.getByRole('region', { name: 'Page 603' })).toBeVisible()
  })

  test('lie side by side on a wide desk, the odd one on the right', async ({ page }) => {
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
  test('what is hidden shows itself verse by verse or word by word, and nothing moves', async ({ page }) => {
    await page.goto('/quran/reader/112')
    const first = verse(page, '112:1')
    await expect(first).toBeVisible()
    await inSettings(page, 'Reading settings', () => page.getByText('Hide verses').click())
    const cover = first.getByRole('button', { name: 'Show verse 1' })
    await expect(cover).toBeVisible()
    await expectAccessible(page)
    const height = (await first.boundingBox())?.height
    await cover.click()
    await expect(cover).toHaveCount(0)
    expect((await first.boundingBox())?.height).toBe(height)
    const [{ arabicText }] = await (await page.request.get('/api/verses?surah=112&limit=1')).json()
    await expect(first.locator('.quran-text')).toContainText(arabicText)

    await inSettings(page, 'Reading settings', () => page.getByText('Hide words').click())
    const words = first.getByRole('button', { name: 'Show the next word of verse 1' })
    for (const _ of arabicText.split(' ')) await page.keyboard.press('r')
    await expect(words).toHaveCount(0)
  })
})

test.describe('going to a place', () => {
  test('by name, by number, and by juz, page, hizb and sajda', async ({ page }) => {
    await page.goto('/quran/reader/1')
    const open = () => page.keyboard.press('g')
    const field = page.getByRole('searchbox', { name: 'Surah, verse, juz or page' })
    // The first verses stand before the program, which listens to keys.
    await expect(async () => {
      await open()
      await expect(field).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expectAccessible(page)
    await field.fill('yasin')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Ya-?sin/i })
      .click()
    await expect(verse(page, '36:1')).toBeVisible()
    await open()
    await field.fill('2:255')
    await field.press('Enter')
    await expect.poll(() => address(page)).toBe('/quran/reader/2/255')
    await open()
    await page.getByRole('tab', { name: 'Juz' }).click()
    await page.getByRole('button', { name: /^Juz 30/ }).click()
    await expect.poll(() => address(page)).toBe('/quran/reader?juz=30')
    await open()
    await page.getByRole('tab', { name: 'Hizb' }).click()
    await page.getByRole('button', { name: /^Hizb 60/ }).click()
    await expect.poll(() => address(page)).toBe('/quran/reader?hizb=60')
    await open()
    await page.getByRole('tab', { name: 'Sajdas' }).click()
    await page.getByRole('button', { name: /^Sajda 1\b/ }).click()
    await expect.poll(() => address(page)).toBe('/quran/reader/7/206')
    await expect(verse(page, '7:206').getByText('Sajda')).toBeVisible()
    await open()
    await page.getByRole('tab', { name: 'Pages' }).click()
    await page.getByRole('button', { name: 'Page 604', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Page 604' })).toBeVisible()
    await open()
    await field.fill('115')
    await expect(page.getByText(/Nothing found/)).toBeVisible()
  })

  test('by searching, from two characters on, and back to where one was', async ({ page }) => {
    await page.goto('/quran/reader/2/100')
    await expect(verse(page, '2:100')).toBeFocused()
    await page.keyboard.press('/')
    const field = page.getByRole('searchbox', { name: 'Search the verses' })
    await expect(field).toBeFocused()
    await field.fill('a')
    await field.press('Enter')
    await expect(page.getByText('Type at least 2 characters to search')).toBeVisible()
    await page.getByRole('button', { name: 'Back to the text' }).click()
    await expect(verse(page, '2:100')).toBeInViewport()
    await page.keyboard.press('/')
    await field.fill('ayatul kursi')
    await field.press('Enter')
    const found = page.getByRole('link', { name: 'Al-Baqarah 2:255' })
    await expect(found).toBeVisible()
    await expectAccessible(page)
    await found.click()
    await expect(verse(page, '2:255')).toBeFocused()
    await expect(field).toHaveCount(0)
  })
})

test('a bad address is not found, says what is wrong and leads on', async ({ page, noise }) => {
  noise.allow(/404/)
  const answer = await page.goto('/quran/reader/2/280-290')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'There’s no such verse or page' })).toBeVisible()
  await expect(page).toHaveTitle('Page Not Found — Rafiq')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.locator('[data-verse]').first()).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what was read is there, and after one tap all of it', async ({ page, network, noise }) => {
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

    await page.getByRole('button', { name: 'Reading settings' }).click()
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('button', { name: 'Download' })).toBeEnabled()
    await network.restore()
  })
})

test('a surah that is not on the device comes by itself when the network is back', async ({
  page,
  network,
}) => {
  await page.goto('/quran/reader/112')
  await expect(verse(page, '112:1')).toBeVisible()
  await page.keyboard.press('g')
  await page.getByRole('searchbox').fill('20:1')
  await network.cut()
  await page.keyboard.press('Enter')
  await expect(page.getByText('will load when you’re back online')).toBeVisible()
  await network.restore()
  await expect(verse(page, '20:1')).toBeVisible()
})

test('a surah that cannot be had says so and is asked for again', async ({ page, noise }) => {
  noise.allow(/Network temporarily unavailable|ERR_FAILED/)
  await page.route('**/content/quran/text-*/20.json', (route) => route.abort())
  await page.goto('/quran/reader/20')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(page.getByText('Failed to load surah. Please try again.')).toBeVisible()
  await page.unroute('**/content/quran/text-*/20.json')
  await again.click()
  await expect(verse(page, '20:1')).toBeVisible()
})

test.describe('on paper', () => {
  test('the text alone, black on white, by night too', async ({ page }) => {
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

test.describe('in Arabic', () => {
  test.use(language('ar'))

  test('a shared link, its actions and the settings speak Arabic', async ({ page }) => {
    await page.goto('/quran/reader/103/3')
    await expect(page).toHaveTitle('العصر ١٠٣:٣ — رفيق')
    await expect(verse(page, '103:3')).toBeFocused()
    await expect(verse(page, '103:3').locator('[lang=en]')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'إعدادات القراءة' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })

  test('pages turn to the left here too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/quran/reader?page=50')
    await expect(page.getByRole('region', { name: 'الصفحة ٥٠' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('region', { name: 'الصفحة ٥١' })).toBeVisible()
    await page.getByRole('button', { name: 'الصفحة السابقة' }).click()
    await expect(page.getByRole('region', { name: 'الصفحة ٥٠' })).toBeVisible()
    await expectAccessible(page)
  })
})
