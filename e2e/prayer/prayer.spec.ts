import type { Page } from '@playwright/test'
import { at, expect, language, place, test } from '../fixtures.ts'

const names = ['Fajr', 'Sunrise', 'Dhuhr', 'Asr', 'Maghrib', 'Isha'] as const

/** The six times of the table, as they are read. */
async function timesOn(page: Page): Promise<string[]> {
  const cells = page.locator('#times tbody[data-whole] td')
  await expect(cells).toHaveCount(9)
  const texts = await cells.allTextContents()
  return texts.slice(1, 7).map((text) => text.match(/\d\d:\d\d/)?.[0] ?? '')
}

/** The six times that the server gives. */
async function timesOf(page: Page, query: string): Promise<string[]> {
  const answer = await page.request.get(`/api/prayer-times?${query}`)
  const day = await answer.json()
  return names.map((name) => day[name.toLowerCase()])
}

const locate = (page: Page) => page.getByRole('button', { name: 'Update Location' }).click()

test.describe('in London', () => {
  test.use({ ...place('London'), ...at('2026-11-21T12:20:00Z') })

  test('the page is the day at the place, with what runs and what comes next', async ({ page }) => {
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
    expect(await timesOn(page)).toEqual(await timesOf(page, query))
    for (const other of ['Imsak', 'Middle of the night', 'Last third of the night']) {
      await expect(page.locator('#times').getByRole('row', { name: other })).toContainText(/\d\d:\d\d/)
    }
    await expect(page.locator('#how')).toContainText(
      'Moonsighting Committee Worldwide, the one used in this country',
    )
  })

  test('goes from day to day by buttons, keys and the address', async ({ page }) => {
    await page.goto('/prayer')
    const today = await timesOn(page)
    await page.getByRole('button', { name: 'Next day' }).click()
    await expect(page).toHaveURL(/\?date=2026-11-22$/)
    await expect(page.getByText(/^Sunday,? 22 November 2026$/)).toBeVisible()
    await expect(page.getByText('12 Jumada al-Akhira 1448')).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(0)
    expect(await timesOn(page)).not.toEqual(today)
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/\?date=2026-11-23$/)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(/\/prayer$/)
    expect(await timesOn(page)).toEqual(today)
    await page.goto('/prayer?date=2026-06-21')
    await expect(page.locator('#how')).toContainText('seasonal twilight')
    await page.getByLabel('Date', { exact: true }).fill('2026-07-01')
    await expect(page).toHaveURL(/\?date=2026-07-01$/)
    await page.getByRole('button', { name: 'Today' }).click()
    await expect(page).toHaveURL(/\/prayer$/)
    await page.goBack()
    await expect(page.getByText(/^Wednesday,? 1 July 2026$/)).toBeVisible()
  })

  test('an address with no such day is today', async ({ page }) => {
    await page.goto('/prayer?date=2026-02-30')
    await expect(page.getByText(/^Saturday,? 21 November 2026$/)).toBeVisible()
  })

  test('keeps the two choices, and leads to the reminders', async ({ page }) => {
    await page.goto('/prayer')
    const notifications = page.getByRole('switch', { name: 'Prayer Notifications' })
    const sound = page.getByRole('switch', { name: 'Adhan Sound' })
    await expect(notifications).toBeChecked()
    await expect(sound).toBeChecked()
    await sound.focus()
    await page.keyboard.press('Space')
    await expect(sound).not.toBeChecked()
    await page.reload()
    await expect(sound).not.toBeChecked()
    await expect(notifications).toBeChecked()
    for (const [name, to] of [
      ['Set Prayer Reminders', '/prayer-notifications'],
      ['Notification Settings', '/prayer-notifications'],
      ['Enable Push Notifications', '/prayer-notifications#closed'],
      ['This month', '/prayer/month?year=2026&month=11'],
      ['This year', '/prayer/year?year=2026'],
    ] as const) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', to)
    }
    await page.getByRole('link', { name: 'Set Prayer Reminders' }).click()
    await expect(page).toHaveURL(/\/prayer-notifications$/)
  })

  test('shows how far methods differ, also as a table', async ({ page }) => {
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

test.describe('the calculation', () => {
  test.use({ ...place('London'), ...at('2026-11-21T12:20:00Z') })

  test('takes own angles and minutes, refuses what is out of range, and is undone', async ({ page }) => {
    await page.goto('/prayer')
    const before = await timesOn(page)
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Custom angles and intervals').click()
    const fajr = dialog.getByLabel(/^Fajr angle/)
    await fajr.fill('30')
    await expect(fajr).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog).toContainText('Not applied. Enter a number from 5 to 25.')
    expect(await timesOn(page)).toEqual(before)
    await fajr.fill('15')
    await expect(fajr).not.toHaveAttribute('aria-invalid')
    await dialog.getByText('After Maghrib', { exact: true }).click()
    await expect(dialog.getByLabel('Minutes from sunset to Isha')).toHaveValue('90')
    await expect(page.locator('#how')).toContainText('15° below the horizon. Isha begins 90 minutes')
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator('#how')).not.toContainText('90 minutes')
    await expect(page.locator('#how')).toContainText('Some of these values are your own.')
    await dialog.getByText('Adjust times by minutes').click()
    await dialog.getByLabel('Adjust Maghrib (minutes)').fill('-3')
    await expect(page.locator('#how')).toContainText('Maghrib -3')
    await dialog.getByRole('button', { name: 'Reset to the default for this location' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => timesOn(page)).toEqual(before)
  })

  test('is compared with a mosque and follows it by one press', async ({ page }) => {
    await page.goto('/prayer')
    const before = await timesOn(page)
    const card = page.locator('#mosque')
    const later = (time: string, minutes: number) => {
      const all = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes
      return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`
    }
    const [, , dhuhr = '', , maghrib = ''] = before
    await card.getByLabel('Dhuhr at your mosque').fill(later(dhuhr, 4))
    await card.getByLabel('Maghrib at your mosque').fill(later(maghrib, 2))
    await card.getByLabel('Isha at your mosque').fill('22:30')
    await expect(card).toContainText('To match, adjust your times by: Dhuhr +4, Maghrib +2')
    await expect(card).toContainText('Isha: more than an hour apart')
    await card.getByRole('button', { name: "Use my mosque's times" }).click()
    const agreed = [...before]
    agreed[2] = later(dhuhr, 4)
    agreed[4] = later(maghrib, 2)
    await expect.poll(() => timesOn(page)).toEqual(agreed)
    await expect(card.getByRole('row', { name: /^Dhuhr/ })).toContainText('same')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => timesOn(page)).toEqual(before)
  })
})

test.describe('in Makkah, in Ramadan', () => {
  test.use({ ...place('Makkah'), ...at('2026-03-01T12:00:00Z') })

  test('Isha is two hours after Maghrib, by Umm al-Qura', async ({ page }) => {
    await page.goto('/prayer')
    await locate(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Saudi Arabia')
    await expect(page.locator('#how')).toContainText('Umm al-Qura University, Makkah, the one used in')
    await expect(page.locator('#times').getByRole('row', { name: /^Isha/ })).toContainText(
      '120 minutes after Maghrib',
    )
    await expect(page.getByText(/Ramadan 1447/)).toBeVisible()
  })
})

test.describe('in Tromsø in June', () => {
  test.use({ ...place('Tromsø'), ...at('2026-06-21T10:00:00Z') })

  test('the sun does not set: whose times these are is said, and can be chosen', async ({ page }) => {
    await page.goto('/prayer')
    await locate(page)
    await expect(page.locator('#how')).toContainText('taken from latitude')
    await expect(page.locator('#times').getByRole('row', { name: /^Maghrib/ })).toContainText('Borrowed')
    await expect(page.locator('#times').getByRole('row', { name: /^Isha/ })).toContainText('+1 day')
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.getByLabel(/^Where the sun does not rise or set/).selectOption('nearest_day')
    await page.keyboard.press('Escape')
    await expect(page.locator('#how')).toContainText(/those of \d+ \w+, the nearest day/)
  })
})

test.describe('a place across the date line', () => {
  test.use({ ...place('London'), ...at('2026-11-21T12:20:00Z') })

  test('has its own day and clock, and says whose time it is', async ({ page }) => {
    await page.goto('/prayer')
    await page.getByRole('button', { name: 'Choose a city' }).click()
    await page.getByRole('searchbox', { name: 'City' }).fill('auckl')
    await page.getByRole('button', { name: /Auckland.*New Zealand/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Auckland, New Zealand')
    await expect(page.getByText(/^Sunday,? 22 November 2026$/)).toBeVisible()
    await expect(page.getByText('there it is 01:20, on your device 12:20')).toBeVisible()
    await expect(page.getByText('Fajr in')).toBeVisible()
  })

  test('a device in Auckland reads its own day too', async ({ browser, baseURL }) => {
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

test.describe('a device that refuses to tell where it is', () => {
  test.use(at('2026-11-21T12:20:00Z'))

  test('keeps the place that it had, and says why', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, fail) =>
        fail?.({ code: 1, message: 'denied' } as GeolocationPositionError)
    })
    await page.goto('/prayer')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('London, United Kingdom')
    await locate(page)
    await expect(page.getByText('Location access denied', { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('London, United Kingdom')
    await expect(page.getByText('Estimated from your time zone')).toBeVisible()
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', ...at('2026-11-21T12:20:00Z') })

  test('every day is worked out on the device', async ({ page, network }) => {
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

test.describe('in Arabic', () => {
  test.use({ ...language('ar'), ...at('2026-11-21T12:20:00Z') })

  test('the arrow that points onwards is the left one', async ({ page }) => {
    await page.goto('/prayer')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('timer')).toHaveText(/^[٠-٩]:[٠-٩]{2}:[٠-٩]{2}$/)
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(/\?date=2026-11-22$/)
    await expect(page.getByText('١٢ جمادى الآخرة ١٤٤٨')).toBeVisible()
  })
})
