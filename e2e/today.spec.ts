import type { Page } from '@playwright/test'
import { at, expect, language, place, test } from './fixtures.ts'
import { filesByLanguage } from './harness/language-files.ts'

/** The six times on the prayer card. */
async function timesOn(page: Page): Promise<string[]> {
  const rows = page.locator('#prayer ul').first().getByRole('listitem')
  await expect(rows).toHaveCount(6)
  await expect(rows.first()).toContainText(':')
  return Promise.all(
    (await rows.all()).map(async (row) => (await row.textContent())?.match(/\d\d:\d\d/)?.[0] ?? ''),
  )
}

test.describe('a first visit', () => {
  test.use(at('2026-11-21T12:20:00Z'))

  test('shows the day for the city of the time zone and says so', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle(/prayer times/)
    await expect(page.getByText('London, United Kingdom').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /Based on your time zone/ })).toBeVisible()
    const answer = await page.request.get(
      '/api/prayer-times?latitude=51.51&longitude=-0.13&date=2026-11-21&country=GB',
    )
    const { fajr, sunrise, dhuhr, asr, maghrib, isha } = await answer.json()
    expect(await timesOn(page)).toEqual([fajr, sunrise, dhuhr, asr, maghrib, isha])
    await expect(page.locator('#prayer')).toContainText(
      'Moonsighting Committee Worldwide (standard in this country)',
    )
    await expect(page.locator('#calendar')).toContainText('Jumada al-Akhira 1448')
    await expect(page.locator('#qibla')).toContainText('119°')
    await expect(page.locator('#verse [lang=ar]').first()).not.toBeEmpty()
  })

  test('has a skip link to its content', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('timer').waitFor()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).hash).toBe('#main')
  })
})

test.describe('before dawn', () => {
  test.use(at('2026-11-21T02:00:00Z'))

  test('shows no bright sky while the place loads', async ({ page }) => {
    await page.addInitScript(() => {
      const skies = new Set<string>()
      Object.assign(globalThis, { skies })
      new MutationObserver(() => {
        const sky = document.querySelector<HTMLElement>('[style*="--sky-behind"]')
        if (sky) skies.add(sky.style.getPropertyValue('--sky-behind'))
      }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
    })
    await page.goto('/')
    await expect(page.getByText(/Isha until/)).toBeVisible()
    const skies = await page.evaluate(() => [...(globalThis as unknown as { skies: Set<string> }).skies])
    expect(skies).not.toEqual([])
    expect(skies.filter((sky) => !/^oklab\(0\.[0-3]/.test(sky))).toEqual([])
  })
})

test.describe('a device that shares its location', () => {
  test.use(place('Istanbul'))

  test('shows the times there, also at the next visit', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Enable Location' }).click()
    await expect(page.locator('#place')).toContainText('Location Enabled')
    await expect(page.locator('#place')).toContainText('Türkiye')
    await expect(page.locator('#prayer')).toContainText('Diyanet')
    await page.reload()
    await expect(page.locator('#place')).toContainText('Location Enabled')
    await expect(page.locator('#place')).toContainText('Active')
  })
})

test.describe('a chosen place', () => {
  test('is reached from the header’s search with the keyboard alone', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Search' }).click()
    const field = page.getByRole('combobox', { name: 'Search' })
    await field.fill('jakar')
    const city = page.getByRole('option', { name: /Jakarta.*Indonesia/ }).first()
    await expect(city).toBeVisible()
    // Later results do not move the one selected with the keyboard.
    await expect(async () => {
      await field.press('ArrowDown')
      await field.press('ArrowUp')
      if ((await city.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown')
      await expect(city).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
    }).toPass()
    await field.press('Enter')
    await expect(page.locator('#place')).toContainText('Jakarta, Indonesia')
    await expect(page.getByText('Prayer times in Jakarta').first()).toBeVisible()
  })
})

test.describe('after one visit', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the page opens offline, today and tomorrow, and says so', async ({ page, network }) => {
    await page.goto('/')
    const times = await timesOn(page)
    const kept = () =>
      page.evaluate(async () => {
        const requests = await caches.open('content').then((cache) => cache.keys())
        return requests.map(({ url }) => new URL(url).pathname.replace(/.*\//, '')).sort()
      })
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(kept).toEqual(['daily-verses.en.json', 'duas.json', 'major-cities.json'])
    await network.cut()
    await page.reload()
    await expect(page.getByText('You’re offline. Everything saved on this device still works.')).toBeVisible()
    const faces = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) =>
        Promise.all(
          links.map(async (link) =>
            (await fetch((link as HTMLLinkElement).href)).headers.get('content-type'),
          ),
        ),
      )
    expect(faces, 'typefaces, kept').toEqual(['font/woff2', 'font/woff2'])
    expect(await timesOn(page)).toEqual(times)
    await expect(page.locator('#qibla')).toContainText('119°')
    await expect(page.locator('#calendar')).toContainText(/\d{4}/)
    await expect(page.locator('#verse [lang=ar]').first()).not.toBeEmpty()

    await page.clock.setFixedTime(Date.now() + 24 * 3600 * 1000)
    await page.reload()
    await expect(page.locator('#prayer')).toContainText('Calculated on this device')
    await expect(page.locator('#verse [lang=ar]').first()).not.toBeEmpty()

    await page.getByRole('button', { name: 'Choose a city' }).click()
    await page.getByRole('searchbox', { name: 'City' }).fill('kara')
    await expect(page.getByText('You’re offline. Only larger cities are listed.')).toBeVisible()
    await page.getByRole('button', { name: /Karachi.*Pakistan/ }).click()
    await expect(page.locator('#prayer')).toContainText('Karachi')
    await network.restore()
    await expect(page.getByText('You’re offline')).toHaveCount(0)
  })

  test('the language in use is stored whole, and no other', async ({ page, network }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect
      .poll(() =>
        page.evaluate(() =>
          caches
            .open('content')
            .then((cache) => cache.keys())
            .then((all) => all.length),
        ),
      )
      .toBe(3)
    const first = await filesByLanguage(page)
    expect(first.known).toBeGreaterThan(50)
    expect(first.stored).toBe(0)
    await page.evaluate(() => localStorage.setItem('language', 'ar'))
    await page.reload()
    await expect
      .poll(() => filesByLanguage(page))
      .toEqual({ stored: first.known, arabic: first.known, known: first.known })
    await network.cut()
    await page.goto('/zakat')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/زكاة/)
  })
})

test.describe('in Arabic', () => {
  test.use({ ...language('ar'), ...at('2026-11-21T12:20:00Z') })

  test('the page is right to left with Arabic digits and texts', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page).toHaveTitle(/رفيق/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('رفيق: رفيقك في الصلاة والقرآن والذكر')
    await expect(page.getByText('العصر بعد')).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^[٠-٩]:[٠-٩]{2}:[٠-٩]{2}$/)
    await expect(page.locator('#calendar')).toContainText('جمادى الآخرة ١٤٤٨')
    await expect(page.locator('#place')).toContainText('لندن، المملكة المتحدة')
    const fajr = await page.locator('[aria-label="صلوات اليوم"] li').first().boundingBox()
    const isha = await page.locator('[aria-label="صلوات اليوم"] li').last().boundingBox()
    expect(fajr?.x ?? 0).toBeGreaterThan(isha?.x ?? 0)
  })
})

test.describe('in Ramadan', () => {
  test.use({ ...place('London'), ...at('2027-02-20T12:20:00Z') })

  test('names the marks of the fast in the arc', async ({ page }) => {
    await page.goto('/')
    const marks = page.getByRole('list', { name: 'Today’s prayers' }).getByRole('listitem')
    await expect(marks).toHaveText([/^Suhur ends/, /^Sunrise/, /^Dhuhr/, /^Asr/, /^Iftar/, /^Isha/])
    const sizes = await page
      .locator('main svg g circle[r]')
      .evaluateAll((all) => all.slice(0, 6).map((mark) => mark.getAttribute('r')))
    expect(sizes).toEqual(['7.5', '5', '5', '5', '7.5', '5'])
  })
})
