import type { Page } from '@playwright/test'
import { expect, expectAccessible, language, place, test } from './fixtures.ts'
import { seedRecords } from './records.ts'

const cards = (page: Page) => page.getByRole('article')
const found = (page: Page, text: RegExp) => expect(page.locator('main p[aria-live]')).toHaveText(text)

test.describe('the page of a mosque', () => {
  test.use(place('Istanbul'))

  test('opens from the list with the keyboard, has its own address, and works offline for days', async ({
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

  test('shows a saved mosque that is no longer listed, and says if there is none', async ({
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

    test('has its own title, and links back to the list', async ({ page }) => {
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

  test('shows mosques nearby on a list and a map, with times and directions', async ({ page }) => {
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
})

test.describe('on a small phone', () => {
  test.use({ ...place('Istanbul'), viewport: { width: 320, height: 700 } })

  test('shows a name of several lines above the address without overlap', async ({ page }) => {
    await page.goto('/mosques')
    await expect(cards(page).first()).toBeVisible()
    const names = await page.locator('article header').evaluateAll((headers) =>
      headers.flatMap((header) => {
        const name = header.querySelector('h2 a')
        const below = header.querySelector('h2 ~ p')
        if (!name || !below) return []
        const { height, bottom } = name.getBoundingClientRect()
        return [{ height, gap: below.getBoundingClientRect().top - bottom }]
      }),
    )
    expect(names.filter(({ height }) => height > 40)).not.toEqual([])
    expect(names.filter(({ gap }) => gap < 0)).toEqual([])
  })
})

test.describe('in Arabic', () => {
  test.use({ ...language('ar'), ...place('Makkah') })

  test('is shown in Arabic from right to left', async ({ page }) => {
    await page.goto('/mosques')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('المساجد')
    await expect(cards(page).first().getByRole('heading')).toContainText('المسجد الحرام')
    await expect(cards(page).first().locator('dl')).toContainText(/[٠-٩]{1,2}:[٠-٩]{2} [صم]/)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  })
})
