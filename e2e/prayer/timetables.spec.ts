import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { at, expect, language, test } from '../fixtures.ts'

const rowsOf = (page: Page) => page.locator('main tbody tr:has(td)')

test.describe('the month', () => {
  test.use(at('2026-11-21T12:20:00Z'))

  test('shows every day at the place with its Hijri date, and marks today', async ({ page }) => {
    await page.goto('/prayer/month')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prayer times in November 2026')
    await expect(page).toHaveTitle('Prayer times in November 2026 — Rafiq')
    await expect(page.getByRole('main')).toContainText('London, United Kingdom')
    await expect(page.getByRole('main')).toContainText('Jumada al-Ula 1448 – Jumada al-Akhira 1448')
    await expect(rowsOf(page)).toHaveCount(30)
    const today = page.locator('[aria-current=date]')
    await expect(today).toHaveCount(1)
    const query = 'latitude=51.51&longitude=-0.13&country=GB&year=2026&month=11'
    const { days } = await (await page.request.get(`/api/prayer-times/month?${query}`)).json()
    const { hijri, fajr, sunrise, dhuhr, asr, maghrib, isha } = days[20]
    expect(await today.getByRole('cell').allTextContents()).toEqual([
      String(hijri.day),
      ...[fajr, sunrise, dhuhr, asr, maghrib, isha],
    ])
  })

  for (const [words, paper] of [
    ['in English', 'en'],
    ['in Arabic', 'ar'],
  ] as const) {
    test.describe(words, () => {
      test.use(language(paper))

      test('prints a month on one A4 page and a year on twelve, black on white', async ({ page }) => {
        await page.goto('/prayer/month?year=2027&month=1')
        await expect(rowsOf(page)).toHaveCount(31)
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('navigation')).toHaveCount(0)
        await expect(page.getByRole('table')).toHaveCSS('direction', paper === 'ar' ? 'rtl' : 'ltr')
        const colours = await page
          .getByRole('cell')
          .first()
          .evaluate((cell) => getComputedStyle(cell).color)
        expect(colours).toMatch(/^(rgb\((0|51), (0|51), (0|51)\)|#000|#333)/)
        const pdf = await page.pdf({ preferCSSPageSize: true })
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
        expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/)

        await page.goto('/prayer/year?year=2027')
        await expect(page.getByRole('table')).toHaveCount(12)
        const year = await page.pdf({ preferCSSPageSize: true })
        expect(year.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(12)
      })
    })
  }
})

test.describe('a subscription', () => {
  test.use({ ...at('2026-11-21T12:20:00Z'), permissions: ['clipboard-read', 'clipboard-write'] })

  test('is chosen in a dialog whose link returns that calendar', async ({ page }) => {
    await page.goto('/prayer/month')
    await page.getByRole('button', { name: 'Subscribe in your calendar' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('rounded to about 1 km')
    await dialog.getByText('Dhuhr', { exact: true }).click()
    await dialog.getByText('Sunrise', { exact: true }).click()
    await dialog.getByLabel('Reminder').selectOption({ label: '10 minutes before' })
    await dialog.getByRole('button', { name: 'Copy the link' }).click()
    await expect(page.getByText('Link copied!', { exact: true })).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const webcal = await dialog.getByRole('link', { name: 'Open in the calendar' }).getAttribute('href')
    expect(webcal?.replace('webcal:', 'http:')).toBe(link)
    const feed = await page.request.get(link)
    expect(feed.headers()['content-type']).toContain('text/calendar')
    const events = new ICAL.Component(ICAL.parse(await feed.text())).getAllSubcomponents('vevent')
    expect(events.slice(0, 5).map((event) => event.getFirstPropertyValue('summary'))).toEqual([
      'Fajr',
      'Sunrise',
      'Asr',
      'Maghrib',
      'Isha',
    ])
    expect(String(events[0]?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger'))).toBe('-PT10M')
  })
})

test.describe('without the server', () => {
  test.use(at('2026-11-21T12:20:00Z'))

  test('calculates the month on the device and says so', async ({ page, noise }) => {
    await page.goto('/prayer/month')
    await expect(rowsOf(page)).toHaveCount(30)
    const fromServer = await rowsOf(page).allTextContents()
    noise.allow(/500|Internal|api\/prayer-times/)
    await page.route(/\/api\/prayer-times/, (route) => route.fulfill({ status: 500, body: '' }))
    await page.reload()
    await expect(page.getByRole('main')).toContainText('Calculated on this device')
    expect(await rowsOf(page).allTextContents()).toEqual(fromServer)
  })

  test.describe('after one visit', () => {
    test.use({ serviceWorkers: 'allow' })

    test('opens another month offline', async ({ page, network }) => {
      await page.goto('/prayer/month')
      await expect(rowsOf(page)).toHaveCount(30)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await network.cut()
      await page.getByRole('link', { name: 'Next month' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prayer times in December 2026')
      await expect(rowsOf(page)).toHaveCount(31)
      await expect(page.getByRole('main')).toContainText('Calculated on this device')
    })
  })
})

for (const [code, width] of [
  ['en', 320],
  ['ar', 320],
  ['en', 390],
] as const) {
  test.describe(`on a phone ${width} px wide in ${code}`, () => {
    test.use({ ...language(code), viewport: { width, height: 700 } })

    test('keeps each time of a month and a year on one line, on either clock', async ({ page }) => {
      for (const hours of ['24', '12']) {
        for (const path of ['/prayer/month', '/prayer/year']) {
          await page.goto(path)
          await page.evaluate((chosen) => localStorage.setItem('rafiq.clock', JSON.stringify(chosen)), hours)
          await page.reload()
          await expect(page.getByRole('cell').nth(20)).toBeAttached()
          const broken = await page.locator('main td, main thead th').evaluateAll((cells) =>
            cells.flatMap((cell) => {
              const text = cell.firstChild
              if (text?.nodeType !== Node.TEXT_NODE) return []
              const range = document.createRange()
              range.selectNodeContents(text)
              return range.getClientRects().length > 1 ? [text.textContent] : []
            }),
          )
          expect.soft(broken, `${path}, ${hours} hours`).toEqual([])
          const sideways = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement
            return scrollWidth - clientWidth
          })
          expect.soft(sideways, `${path}, ${hours} hours`).toBe(0)
        }
      }
    })
  })
}

test.describe('in Arabic, on a phone', () => {
  test.use({ ...language('ar'), ...at('2026-11-21T12:20:00Z'), viewport: { width: 320, height: 700 } })

  test('shows the month right to left with Arabic digits and no overflow', async ({ page }) => {
    await page.goto('/prayer/month')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('مواقيت الصلاة في نوفمبر ٢٠٢٦')
    await expect(page.locator('[aria-current=date] td').nth(1)).toHaveText(/^[٠-٩]{1,2}:[٠-٩]{2} ص$/)
    await expect(page.getByRole('table')).toHaveCSS('direction', 'rtl')
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways).toBe(0)
  })
})
