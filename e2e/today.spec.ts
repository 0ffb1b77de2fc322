import type { Page } from '@playwright/test'
import { at, expect, language, place, test } from './fixtures.ts'

/** The six times on the prayer card, as they are read. */
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

  test('shows the day at the city of the clock’s time zone, and says so', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle(/prayer times/)
    await expect(page.getByText('London, United Kingdom').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /Based on your time zone/ })).toBeVisible()
    const answer = await page.request.get(
      '/api/prayer-times?latitude=51.51&longitude=-0.13&date=2026-11-21&country=GB',
    )
    const { fajr, sunrise, dhuhr, asr, maghrib, isha } = await answer.json()
    expect(await timesOn(page)).toEqual([fajr, sunrise, dhuhr, asr, maghrib, isha])
    await expect(page.locator('#prayer')).toContainText(
      'Moonsighting Committee Worldwide, the one used in this country',
    )
    await expect(page.locator('#calendar')).toContainText('Jumada al-Akhira 1448')
    await expect(page.locator('#qibla')).toContainText('119°')
    await expect(page.locator('#verse [lang=ar]').first()).not.toBeEmpty()
  })

  test('counts down to the next prayer and names the running one', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asr in')
    await expect(page.getByRole('timer')).toHaveText(/^\d:\d\d:\d\d$/)
    await expect(page.getByText(/Dhuhr ends at \d\d:\d\d/)).toBeVisible()
    // Dhuhr began within the last hour.
    await expect(page.locator('#prayer [aria-current=time]')).toContainText('Dhuhr')
  })

  test('can be skipped through by keyboard to its content', async ({ page }) => {
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

  test('last night’s Isha still runs, and Fajr is next', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fajr in')
    await expect(page.getByText(/Isha ends at/)).toBeVisible()
  })

  test('no bright sky is drawn while the page looks for the place', async ({ page }) => {
    await page.addInitScript(() => {
      const skies = new Set<string>()
      Object.assign(globalThis, { skies })
      new MutationObserver(() => {
        const sky = document.querySelector<HTMLElement>('[style*="--sky-behind"]')
        if (sky) skies.add(sky.style.getPropertyValue('--sky-behind'))
      }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] })
    })
    await page.goto('/')
    await expect(page.getByText(/Isha ends at/)).toBeVisible()
    const skies = await page.evaluate(() => [...(globalThis as unknown as { skies: Set<string> }).skies])
    expect(skies).not.toEqual([])
    expect(skies.filter((sky) => !/^oklab\(0\.[0-3]/.test(sky))).toEqual([])
  })
})

test.describe('a device that tells where it is', () => {
  test.use(place('Istanbul'))

  test('is shown the times there, also at the next visit', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Enable Location' }).click()
    await expect(page.locator('#place')).toContainText('Location Enabled')
    await expect(page.locator('#place')).toContainText('Türkiye')
    await expect(page.locator('#prayer')).toContainText('Diyanet')
    await page.reload()
    await expect(page.locator('#place')).toContainText('Location Enabled')
    await expect(page.locator('#place')).toContainText('Active')
  })

  test('sends its position rounded to three decimals', async ({ page, context }) => {
    await context.setGeolocation({ latitude: 41.00824567, longitude: 28.97835912 })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/')
    await page.getByRole('button', { name: 'Enable Location' }).click()
    await expect(page.locator('#place')).toContainText('Location Enabled')
    expect(asked.join('\n')).toContain('latitude=41.008&longitude=28.978')
    expect(asked.join('\n')).not.toMatch(/41\.00824|28\.97835/)
  })
})

test.describe('a device that refuses to tell', () => {
  test.use({ permissions: [] })

  test('is told how to allow it, and keeps the place it had', async ({ page, context }) => {
    await context.clearPermissions()
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, fail) =>
        fail?.({ code: 1, message: 'denied' } as GeolocationPositionError)
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Enable Location' }).click()
    await expect(
      page.getByText('Location access denied. Please enable in your browser settings.').first(),
    ).toBeVisible()
    await expect(page.getByText('London, United Kingdom').first()).toBeVisible()
  })

  test('tries once roughly when the exact position takes too long', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (succeed, fail, options) => {
        if (options?.enableHighAccuracy) fail?.({ code: 3 } as GeolocationPositionError)
        else succeed({ coords: { latitude: -6.2088, longitude: 106.8456 } } as GeolocationPosition)
      }
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Enable Location' }).click()
    await expect(page.locator('#place')).toContainText('Indonesia')
  })

  test('can say «Skip for Now» and is not asked again', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Skip for Now' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Update Location' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Skip for Now' })).toHaveCount(0)
  })
})

test.describe('a place chosen by hand', () => {
  test('is found as it is typed and kept', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Choose a city' }).click()
    await page.getByRole('searchbox', { name: 'City' }).fill('auckl')
    await page.getByRole('button', { name: /Auckland.*New Zealand/ }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('#place')).toContainText('Auckland, New Zealand')
    await expect(page.locator('#place')).toContainText('Set by you')
    await page.reload()
    await expect(page.locator('#place')).toContainText('Auckland, New Zealand')
  })

  test('is told plainly when there is no such city', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Choose a city' }).click()
    await page.getByRole('searchbox', { name: 'City' }).fill('xqzwv')
    await expect(page.getByText('No city found for “xqzwv”')).toBeVisible()
  })

  test('is reached from the header’s search by keys alone', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Search' }).click()
    const field = page.getByRole('combobox', { name: 'Search' })
    await field.fill('jakar')
    const city = page.getByRole('option', { name: /Jakarta.*Indonesia/ }).first()
    await expect(city).toBeVisible()
    // Results that come later do not move the one that the keys went to.
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

test.describe('the calculation', () => {
  test('follows the person’s method, school and rule at once and at the next visit', async ({ page }) => {
    await page.goto('/')
    const before = await timesOn(page)
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.getByLabel(/^Method/).selectOption('UmmAlQura')
    await page.getByLabel(/^Asr/).selectOption('hanafi')
    await page.keyboard.press('Escape')
    await expect(page.locator('#prayer')).toContainText('Umm al-Qura University, Makkah, chosen by you')
    await expect(page.locator('#prayer')).toContainText('(Hanafi)')
    const after = await timesOn(page)
    expect(after[3]).not.toBe(before[3])
    await page.reload()
    await expect(page.locator('#prayer')).toContainText('(your choice)')
    expect(await timesOn(page)).toEqual(after)
  })

  test.describe('where the night is short', () => {
    test.use({ ...place('Tromsø'), ...at('2026-06-21T10:00:00Z') })

    test('says which rule acted', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Enable Location' }).click()
      await expect(page.locator('#prayer')).toContainText('The sun doesn’t rise and set as usual here today')
    })
  })
})

test.describe('without the server', () => {
  test('the device works the same times out, and says so', async ({ page, noise }) => {
    await page.goto('/')
    const fromServer = await timesOn(page)
    noise.allow(/500|Internal|api\/(prayer-times|qibla|islamic-date)/)
    await page.route(/\/api\/(prayer-times|qibla|islamic-date)/, (route) =>
      route.fulfill({ status: 500, body: '' }),
    )
    await page.reload()
    await expect(page.locator('#prayer')).toContainText('Calculated on this device')
    expect(await timesOn(page)).toEqual(fromServer)
    await expect(page.locator('#qibla')).toContainText('119°')
    await expect(page.locator('#calendar')).toContainText('144')
  })
})

test.describe('after one visit', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the page opens without a network, today and tomorrow, and says that it is offline', async ({
    page,
    network,
  }) => {
    await page.goto('/')
    const times = await timesOn(page)
    const kept = () =>
      page.evaluate(async () => {
        const requests = await caches.open('content').then((cache) => cache.keys())
        return requests.map(({ url }) => new URL(url).pathname.replace(/.*\//, '')).sort()
      })
    await expect.poll(kept).toEqual(['daily-verses.en.json', 'major-cities.json'])
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
})

test.describe('in Arabic', () => {
  test.use({ ...language('ar'), ...at('2026-11-21T12:20:00Z') })

  test('the page runs from right to left with its own digits and words', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page).toHaveTitle(/رفيق/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('العصر بعد')
    await expect(page.getByRole('timer')).toHaveText(/^[٠-٩]:[٠-٩]{2}:[٠-٩]{2}$/)
    await expect(page.locator('#calendar')).toContainText('جمادى الآخرة ١٤٤٨')
    await expect(page.locator('#place')).toContainText('لندن، المملكة المتحدة')
    const fajr = await page.locator('[aria-label="صلوات اليوم"] li').first().boundingBox()
    const isha = await page.locator('[aria-label="صلوات اليوم"] li').last().boundingBox()
    expect(fajr?.x ?? 0).toBeGreaterThan(isha?.x ?? 0)
  })
})
