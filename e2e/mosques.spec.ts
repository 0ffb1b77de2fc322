import type { Page } from '@playwright/test'
import { expect, expectAccessible, language, place, test } from './fixtures.ts'
import { seedRecords } from './records.ts'

const cards = (page: Page) => page.getByRole('article')
const found = (page: Page, text: RegExp) => expect(page.locator('main p[aria-live]')).toHaveText(text)

test.describe('the page of a mosque', () => {
  test.use(place('Istanbul'))

  test('is reached from the list by keyboard, has an address of its own, and is kept for days without a network', async ({
    page,
    noise,
  }) => {
    await page.goto('/mosques')
    const link = cards(page).first().getByRole('link', { name: 'Hagia Sophia Grand Mosque' })
    await link.press('Enter')
    await expect(page).toHaveURL(/\/mosques\/[\w-]+$/)
    await expect(page).toHaveTitle('Hagia Sophia Grand Mosque — Rafiq')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hagia Sophia Grand Mosque')
    await expect(cards(page).locator('dl')).toHaveText(/Fajr\d\d:\d\d.*Isha\d\d:\d\d/)
    await expect(cards(page).getByRole('link', { name: 'Directions' })).toBeVisible()
    await expectAccessible(page)

    const html = await (await page.request.get(page.url())).text()
    expect(html).toContain('<title>Hagia Sophia Grand Mosque — Rafiq</title>')
    expect(html).toMatch(/property="og:title" content="Hagia Sophia Grand Mosque — Rafiq"/)
    expect(html).toContain(`<link rel="canonical" href="${page.url()}">`)

    await page.getByRole('button', { name: /^Save / }).click()
    await page.goto('/bookmarks')
    noise.allow(/net::ERR_FAILED/)
    await page.route('**/api/mosques/*', (route) => route.abort())
    await page.getByRole('link', { name: /Hagia Sophia Grand Mosque/ }).click()
    await expect(page.getByText(/^You’re offline. This list is from/)).toBeVisible()
    await expect(cards(page).locator('dl')).toHaveText(/Fajr\d\d:\d\d/)
  })

  test('shows what was saved where the list does not know it, and says so where there is nothing', async ({
    page,
    noise,
  }) => {
    noise.allow(/404/)
    await seedRecords(page, {
      bookmark: {
        'mosque/gone': { savedAt: '2026-11-20T10:00:00.000Z', title: 'Masjid Nur', detail: 'Leeds' },
      },
    })
    await page.goto('/mosques/gone')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masjid Nur')
    await expect(page.getByText('It’s no longer on the list.', { exact: false })).toBeVisible()
    await expectAccessible(page)
    expect((await page.request.get('/mosques/nowhere')).status()).toBe(404)
    await page.goto('/mosques/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mosque not found')
  })

  test.describe('in Arabic', () => {
    test.use({ ...language('ar'), colorScheme: 'dark' })

    test('has its own name, and leads back to the list', async ({ page }) => {
      await page.goto('/mosques')
      await cards(page).first().getByRole('link').first().click()
      await expect(page).toHaveTitle(/ — رفيق$/)
      await expectAccessible(page)
      await page.getByRole('link', { name: 'كل المساجد القريبة منك' }).click()
      await expect(page).toHaveURL(/\/mosques$/)
    })
  })
})

test.describe('located in Istanbul', () => {
  test.use(place('Istanbul'))

  test('sees what is near on a list and a map, with times and the way there', async ({ page }) => {
    await page.goto('/mosques')
    await expect(page).toHaveTitle(/Rafiq/)
    await expect(page.getByText(/^Near .*Türkiye/)).toBeVisible()
    const first = cards(page).first()
    await expect(first.getByRole('heading')).toContainText('Hagia Sophia Grand Mosque')
    await expect(first).not.toContainText('Verified')
    await expect(first).toContainText('180 m')
    await expect(first.locator('dl')).toHaveText(
      /Fajr\d\d:\d\dDhuhr\d\d:\d\dAsr\d\d:\d\dMaghrib\d\d:\d\dIsha\d\d:\d\d/,
    )
    const way = first.getByRole('link', { name: 'Directions' })
    await expect(way).toHaveAttribute('href', /41\.0085%2C28\.9801$/)
    await expect(way).toHaveAttribute('target', '_blank')
    await found(page, /^14 mosques, nearest first$/)
    const chosen = page.getByRole('article', { name: 'Süleymaniye Mosque' })
    await chosen.getByRole('button', { name: 'Show on map' }).click()
    await expect(chosen.getByRole('button', { name: 'Show on map' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('application', { name: /^Map of these mosques/ })).toContainText(
      'Süleymaniye Mosque',
    )
  })

  test('narrows the list by name without regard to accents, and by distance; the address tells', async ({
    page,
  }) => {
    await page.goto('/mosques')
    await page.getByRole('searchbox').fill('suleymaniye')
    await found(page, /^1 mosque, nearest first$/)
    await page.getByRole('searchbox').fill('الفاتح')
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText('Fatih Mosque')
    await expect(page).toHaveURL(/q=/)
    await page.reload()
    await expect(cards(page)).toHaveCount(1)
    await page.getByRole('searchbox').fill('no such mosque')
    await expect(page.getByRole('heading', { name: 'No mosques found' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByLabel('Within').selectOption('2 km')
    await expect(page).toHaveURL(/radius=2/)
    await expect.poll(() => cards(page).count()).toBeLessThan(14)
  })

  test('sees which are verified, and can have those alone', async ({ page }) => {
    await page.route('**/api/mosques?*', async (route) => {
      const response = await route.fetch()
      const mosques = (await response.json()) as { name: string }[]
      await route.fulfill({
        response,
        json: mosques.map((mosque) => ({ ...mosque, verified: mosque.name === 'Süleymaniye Mosque' })),
      })
    })
    await page.goto('/mosques')
    await expect(page.getByRole('article', { name: 'Süleymaniye Mosque' })).toContainText('Verified')
    await page.getByText('Verified only').click()
    await expect(cards(page)).toHaveCount(1)
    await expect(page).toHaveURL(/verified=true/)
  })

  test('suggests a mosque and a correction', async ({ page }) => {
    await page.goto('/mosques')
    await page.getByRole('button', { name: 'Suggest a mosque' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Name of the mosque')).toBeFocused()
    await dialog.getByLabel('Name of the mosque').fill('Masjid Nur')
    await dialog.getByLabel('Address, with city and country').fill('3 Main Street, Town')
    await dialog.getByLabel(/I’m there now/).check()
    const sent = page.waitForRequest('**/api/mosques/suggestions')
    await dialog.getByRole('button', { name: 'Send' }).click()
    expect((await sent).postDataJSON()).toEqual({
      kind: 'new',
      name: 'Masjid Nur',
      address: '3 Main Street, Town',
      note: '',
      coordinates: { lat: 41.008, lng: 28.978 },
    })
    await expect(page.getByText('Thank you', { exact: true })).toBeVisible()
    await expect(dialog).toBeHidden()

    await cards(page).first().getByRole('button', { name: 'Suggest a correction' }).click()
    await expect(dialog).toContainText('What’s wrong with the details of Hagia Sophia Grand Mosque?')
    await dialog.getByRole('textbox').fill('The gate is on the other side.')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog).toBeHidden()
  })

  test('keeps what was written when it cannot be sent', async ({ page, network }) => {
    await page.goto('/mosques')
    await cards(page).first().getByRole('button', { name: 'Suggest a correction' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('The gate is on the other side.')
    await network.cut()
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByRole('alert')).toContainText('you’re offline')
    await expect(dialog.getByRole('textbox')).toHaveValue('The gate is on the other side.')
  })
})

test.describe('in Arabic', () => {
  test.use({ ...language('ar'), ...place('Makkah') })

  test('reads in Arabic from right to left', async ({ page }) => {
    await page.goto('/mosques')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('المساجد')
    await expect(cards(page).first().getByRole('heading')).toContainText('المسجد الحرام')
    await expect(cards(page).first().locator('dl')).toContainText(/[٠-٩]{2}:[٠-٩]{2}/)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  })
})

test('who does not tell the place sees the city of the clock, and why', async ({ page }) => {
  await page.goto('/mosques')
  await expect(
    page.getByText(/Location access denied or failed\. Near .?London.?, .*based on your time zone/),
  ).toBeVisible()
  await expect(page.getByRole('article', { name: 'London Central Mosque' })).toBeVisible()
  await page.getByRole('button', { name: 'Choose a city' }).click()
  await page.getByRole('searchbox', { name: 'City' }).fill('Casablanca')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Casablanca/ })
    .first()
    .click()
  await expect(page.getByRole('article', { name: 'Hassan II Mosque' })).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Near .*Casablanca/)).toBeVisible()
})

test.describe('far from everything', () => {
  test.use({ geolocation: { latitude: -48.9, longitude: -123.4 }, permissions: ['geolocation'] })

  test('says that nothing is known near, and what to do', async ({ page }) => {
    await page.goto('/mosques')
    await expect(page.getByRole('heading', { name: 'No mosques found' })).toBeVisible()
    await expect(page.getByText('We don’t know of a mosque within 10 km', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Search within 100 km' }).click()
    await expect(page.getByText('within 100 km, but', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Search within 1,000 km' }).click()
    await expect(page.getByText('within 1,000 km, but', { exact: false })).toBeVisible()
  })
})

test.describe('when the list does not come', () => {
  test.use(place('Istanbul'))

  test('says so as the specification has it, and loads the page again', async ({ page, noise }) => {
    noise.allow(/\/api\/mosques|ERR_FAILED|Network temporarily/)
    await page.route('**/api/mosques?*', (route) => route.abort())
    await page.goto('/mosques')
    await expect(page.getByRole('heading', { name: 'Unable to Load Mosques' })).toBeVisible()
    await expect(
      page.getByText('Could not fetch nearby mosques. Please check your internet connection.'),
    ).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/mosques?*')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(cards(page).first()).toBeVisible()
  })

  test('shows the last list with its date, and today’s times', async ({ page, noise }) => {
    noise.allow(/\/api\/mosques|ERR_FAILED|Network temporarily/)
    await page.goto('/mosques')
    const times = await cards(page).first().locator('dl').textContent()
    await page.route('**/api/mosques?*', (route) => route.abort())
    await page.reload()
    await expect(page.getByText(/^You’re offline. This list is from /)).toBeVisible()
    await expect(cards(page).first().getByRole('heading')).toContainText('Hagia Sophia Grand Mosque')
    await expect(cards(page).first().locator('dl')).toHaveText(times ?? '')
  })
})
