import type { Page } from '@playwright/test'
import { at, expect, expectAccessible, language, place, test } from './fixtures.ts'

const NOON = '2026-11-21T12:20:00Z'

/** The day of the grid that has the focus, as it is read aloud. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.querySelector('.sr-only')?.textContent ?? 'no day')

async function openMonth(page: Page, query = ''): Promise<void> {
  await page.goto(`/hijri-calendar${query}`)
  await expect(page.getByRole('grid').getByRole('gridcell', { selected: true })).toBeVisible()
}

test.describe('the month', () => {
  test.use({ ...place('Makkah'), ...at(NOON) })

  test('shows every day in both calendars, today, the moon and what falls on it', async ({ page }) => {
    await openMonth(page)
    const grid = page.getByRole('grid', { name: 'Jumada al-Akhira 1448' })
    await expect(grid.getByRole('button')).toHaveCount(29)
    await expect(grid.locator('[aria-current=date]')).toHaveAccessibleName(
      '11 Jumada al-Akhira 1448, Saturday, 21 November 2026, Today',
    )
    await expect(grid.getByRole('button', { name: /24 November 2026.*Full moon, White days/ })).toBeVisible()
    await expect(page.locator('#coming')).toContainText(/Isra and Mi’raj.*in 45 days/)
    await expect(page.locator('#major-events').getByRole('listitem')).toHaveCount(4)
    await expect(page.locator('#major-events')).toContainText('Sun 30 March')
  })

  test('is walked through by keys, over the ends of months', async ({ page }) => {
    await openMonth(page, '?date=2026-02-18')
    await page.getByRole('button', { name: /^1 Ramadan 1447/ }).focus()
    const go = async (key: string, day: RegExp) => {
      await page.keyboard.press(key)
      await expect.poll(() => focused(page)).toMatch(day)
    }
    await go('ArrowRight', /^2 Ramadan 1447/)
    await go('ArrowUp', /^24 Shaban 1447/)
    await go('PageDown', /^24 Ramadan 1447/)
    await go('Shift+PageDown', /^24 Ramadan 1448/)
    await go('Shift+PageUp', /^24 Ramadan 1447/)
    await go('Home', /Monday, 9 March 2026|Monday, 16 March 2026/)
    await go('End', /Sunday/)
    await expect(page.getByRole('heading', { level: 2, name: 'Ramadan 1447' })).toBeVisible()
    await expect(page).toHaveURL(/\?date=2026-03-1\d$/)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role=grid]') === null)).toBe(true)
  })

  test('goes to other months and years and back to today, and says by which rule an event is set', async ({
    page,
  }) => {
    await openMonth(page)
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(page.getByRole('grid', { name: 'Rajab 1448' })).toBeVisible()
    await page.getByRole('button', { name: /^27 Rajab 1448/ }).click()
    await expect(page.locator('#chosen-day')).toContainText('The night before this date, from Maghrib.')
    await page.getByRole('button', { name: 'Previous year' }).click()
    await expect(page.getByRole('grid', { name: 'Rajab 1447' })).toBeVisible()
    await page.getByRole('button', { name: 'Go to today' }).click()
    await expect(page.getByRole('grid', { name: 'Jumada al-Akhira 1448' })).toBeVisible()
  })

  test('is moved as a whole by the days that the person sets, here and at the next visit', async ({
    page,
  }) => {
    await openMonth(page)
    await page.getByLabel('Adjust the date (days)').selectOption('-1')
    await expect(page.locator('#chosen-day')).toContainText('10 Jumada al-Akhira 1448')
    await expect(page.getByRole('grid').getByRole('button')).toHaveCount(29)
    await page.reload()
    await expect(page.locator('#own-calendar')).toContainText('Today: 10 Jumada al-Akhira 1448')
    await expect(page.locator('#coming').getByRole('link', { name: /to my calendar/ })).toHaveAttribute(
      'href',
      /adjustment=-1/,
    )
  })

  test('a date is copied as it is said', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openMonth(page, '?date=2025-03-30')
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('Date copied', { exact: true }).first()).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      '1 Shawwal 1446 · Sunday, 30 March 2025',
    )
  })
})

test.describe('after Maghrib', () => {
  test.use({ ...place('Makkah'), ...at('2026-11-21T16:00:00Z') })

  test('the coming day is today where the day begins at Maghrib', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Enable Location' }).click()
    await expect(page.locator('#place')).toContainText('Location Enabled')
    await openMonth(page)
    const today = page.getByRole('grid').locator('[aria-current=date]')
    await expect(today).toHaveAccessibleName(/^11 Jumada al-Akhira/)
    await page.getByLabel('Start the day at Maghrib').check()
    await expect(today).toHaveAccessibleName(/^12 Jumada al-Akhira/)
  })
})

test.describe('the converter', () => {
  test.use(at(NOON))

  test('goes both ways and into the grid, and says in words what is wrong', async ({ page }) => {
    await openMonth(page)
    const hijri = page.getByRole('group', { name: 'Hijri date' })
    await hijri.getByLabel('Day').selectOption('1')
    await hijri.getByLabel('Month').selectOption({ label: 'Ramadan' })
    await hijri.getByLabel('Year').fill('1447')
    await expect(hijri.getByRole('status')).toHaveText('Wednesday, 18 February 2026')
    await hijri.getByRole('button', { name: 'Show in the calendar' }).click()
    await expect(page.getByRole('grid', { name: 'Ramadan 1447' })).toBeVisible()

    await hijri.getByLabel('Month').selectOption({ label: 'Sha’ban' })
    await hijri.getByLabel('Day').selectOption('30')
    await expect(hijri.getByRole('status')).toHaveText('Shaban 1447 has only 29 days.')
    await hijri.getByLabel('Year').fill('1501')
    await expect(hijri.getByRole('status')).toContainText('outside the calendar’s range')
    await expect(hijri.getByLabel('Year')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('#convert')).toContainText('Available from 1356 to 1500')

    const civil = page.getByRole('group', { name: 'Gregorian date' })
    await civil.getByLabel('Day').selectOption('30')
    await civil.getByLabel('Month').selectOption({ label: 'March' })
    await civil.getByLabel('Year').fill('٢٠٢٥')
    await expect(civil.getByRole('status')).toHaveText('1 Shawwal 1446')
    await civil.getByLabel('Month').selectOption({ label: 'February' })
    await expect(civil.getByRole('status')).toHaveText('This date doesn’t exist.')
  })
})

test.describe('the year', () => {
  test.use(at(NOON))

  test('shows twelve months that lead to themselves, and any year’s events with their rule', async ({
    page,
  }) => {
    await page.goto('/hijri-calendar/year?year=1446')
    await expect(page.getByRole('heading', { name: 'Year 1446' })).toBeVisible()
    const events = page.locator('#events-of-year')
    await expect(events.getByRole('listitem')).toHaveCount(10)
    await expect(events.getByRole('listitem').filter({ hasText: 'Eid al-Adha' })).toContainText(
      'Friday, 6 June 2025',
    )
    await expect(events).toContainText('One of the odd nights among the last ten of Ramadan')
    const file = await page.request.get(
      (await events.getByRole('link', { name: /to my calendar/ }).getAttribute('href')) ?? '',
    )
    expect(file.headers()['content-type']).toContain('text/calendar')

    await page.getByLabel('Hijri year').fill('1300')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByRole('alert')).toHaveText('Available from 1356 to 1500.')
    await page.getByLabel('Hijri year').fill('1450')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByRole('heading', { name: 'Year 1450' })).toBeVisible()
    await page
      .getByRole('link', { name: /^Ramadan/ })
      .last()
      .click()
    await expect(page.getByRole('grid', { name: 'Ramadan 1450' })).toBeVisible()
  })
})

test.describe('Ramadan', () => {
  test.use({ ...place('Makkah'), ...at(NOON) })

  test('has its days with both dates and the server’s times, and marks the last ten nights', async ({
    page,
  }) => {
    const answered = page.waitForResponse(/prayer-times\/month\?.*month=2/)
    await page.goto('/hijri-calendar/ramadan?year=1447')
    const rows = page.getByRole('table').locator('tr:has(th[scope=row])')
    await expect(rows).toHaveCount(30)
    await expect(page.getByRole('row', { name: /Odd night/ })).toHaveCount(5)
    const { days } = await (await answered).json()
    const { imsak, fajr, maghrib, date } = days[17]
    expect(date).toBe('2026-02-18')
    for (const time of [imsak, fajr, maghrib, '18 Feb']) await expect(rows.first()).toContainText(time)
    await expect(page.locator('main')).toContainText('Eid al-Fitr: Friday, 20 March 2026')
  })

  test('is the next one where none is named', async ({ page }) => {
    await page.goto('/hijri-calendar/ramadan')
    await expect(page.getByRole('heading', { name: 'Ramadan 1448' })).toBeVisible()
  })
})

for (const code of ['en', 'ar'] as const)
  test.describe(`Ramadan on paper, ${code}`, () => {
    test.use({ ...language(code), ...at(NOON), colorScheme: 'dark' })

    test('is one sheet of A4, black on white, in the page’s direction', async ({ page }) => {
      await page.goto('/hijri-calendar/ramadan?year=1447')
      await expect(page.locator('tr:has(th[scope=row])')).toHaveCount(30)
      await page.emulateMedia({ media: 'print' })
      const colours = () =>
        page.evaluate(() => {
          const { color } = getComputedStyle(document.querySelector('main') ?? document.body)
          return [color, getComputedStyle(document.documentElement).backgroundColor]
        })
      await expect.poll(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByRole('button')).toHaveCount(0)
      const imsak = await page.locator('thead th').nth(2).boundingBox()
      const isha = await page.locator('thead th').last().boundingBox()
      expect((imsak?.x ?? 0) < (isha?.x ?? 0)).toBe(code === 'en')
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
      expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/)
    })
  })

test.describe('after one visit', () => {
  test.use({ serviceWorkers: 'allow', ...place('Makkah') })

  test('the calendar and Ramadan open without a network', async ({ page, network }) => {
    await page.goto('/')
    await expect(page.locator('#prayer ul').first().getByRole('listitem')).toHaveCount(6)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await network.cut()
    await openMonth(page, '?date=2026-02-18')
    await expect(page.getByRole('grid', { name: 'Ramadan 1447' })).toBeVisible()
    await page.getByRole('link', { name: 'Year', exact: true }).click()
    await expect(page.locator('#events-of-year').getByRole('listitem')).toHaveCount(10)
    await page.getByRole('link', { name: 'Ramadan', exact: true }).click()
    await expect(page.locator('tr:has(th[scope=row])').first()).toContainText(':')
    await expect(page.locator('main')).toContainText('Calculated on this device')
  })
})

test.describe('in Arabic', () => {
  test.use({ ...language('ar'), ...at(NOON) })

  test('the grid runs from right to left with its own digits, and arrows follow', async ({ page }) => {
    await openMonth(page)
    const today = page.getByRole('grid', { name: 'جمادى الآخرة ١٤٤٨' }).locator('[aria-current=date]')
    await expect(today).toHaveAccessibleName(/^١١ جمادى الآخرة ١٤٤٨/)
    await today.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => focused(page)).toMatch(/^١٢ جمادى الآخرة ١٤٤٨/)
  })
})

for (const code of ['en', 'ar'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${code}, ${colorScheme}`, () => {
      test.use({ ...language(code), colorScheme, ...at(NOON) })

      test('everybody can use the pages', async ({ page }) => {
        for (const part of ['', '/year', '/ramadan']) {
          await page.goto(`/hijri-calendar${part}`)
          await expect(page.locator('main h2').first()).toBeVisible()
          if (part === '/ramadan') await expect(page.locator('tr:has(th[scope=row])').first()).toBeVisible()
          await expectAccessible(page)
          await page.setViewportSize({ width: 320, height: 700 })
          await expectAccessible(page)
          const sideways = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(sideways).toBe(0)
          await page.setViewportSize({ width: 1280, height: 800 })
        }
      })
    })
