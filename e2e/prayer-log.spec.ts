import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { at, expect, language, place, test } from './fixtures.ts'
import { signedInAs } from './harness/person.ts'

/** London on a day in November, between Asr and Maghrib. */
test.use({ ...place('London'), ...at('2026-11-21T14:30:00Z') })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const owed = (page: Page) => page.locator('#owed')

async function open(page: Page) {
  await page.goto('/prayer-log')
  await expect(page.getByRole('heading', { name: /21 November/ })).toBeVisible()
}

test('the prayers whose time has come are marked, corrected and kept', async ({ page }) => {
  await open(page)
  await expect(page).toHaveTitle(/Prayer log/)
  await expect(page.getByText('11 Jumada al-Akhira 1448')).toBeVisible()
  await expect(page.locator('#day').getByRole('listitem').filter({ hasText: /^Asr/ })).toContainText(
    'It’s time now',
  )
  await expect(page.getByRole('group', { name: 'Maghrib' }), 'its time has not come').toHaveCount(0)
  await press(page, 'Fajr: In congregation')
  await press(page, 'Dhuhr: Late')
  await press(page, 'Dhuhr: On time')
  await expect(page.getByRole('button', { name: 'Dhuhr: On time' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Dhuhr: Late' })).toHaveAttribute('aria-pressed', 'false')
  await press(page, 'Asr: Missed')
  await expect(owed(page)).toContainText('1 prayer')
  await press(page, 'Asr: Missed')
  await expect(owed(page), 'a second press takes it back').toContainText('no recorded prayers to make up')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Fajr: In congregation' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.locator('#summary')).toContainText('2 prayers recorded. 2 on time.')
})

test('the page says where the log is kept, in the account too', async ({ page }) => {
  await open(page)
  await expect(
    page.getByText('A private record, just for you. Everything here stays on this device.'),
  ).toBeVisible()
  await signedInAs(page, 'Hafsa')
  await page.reload()
  await expect(
    page.getByText('A private record, just for you. Saved on this device and in your account.'),
  ).toBeVisible()
})

test('a past day is marked at once, undone, and made up later', async ({ page }) => {
  await open(page)
  await press(page, 'Previous day')
  await expect(page).toHaveURL(/\?date=2026-11-20$/)
  await press(page, 'Mark the rest as prayed on time')
  await expect(page.getByText('Marked as prayed on time.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /20 November: 5 of 5/ })).toBeVisible()
  await press(page, 'Undo')
  await expect(page.getByRole('button', { name: /20 November: none of 5/ })).toBeVisible()
  await press(page, 'Isha: Missed')
  await expect(owed(page)).toContainText('One with each prayer: finished by 21 November (1 day).')
  await press(page, 'Isha: Made up')
  await expect(owed(page)).toContainText('no recorded prayers to make up')
  await page.getByRole('button', { name: /^Tuesday,? 17 November/ }).click()
  await expect(page.getByRole('heading', { name: /17 November/ })).toBeVisible()
  await press(page, 'Back to today')
  await expect(page).toHaveURL(/\/prayer-log$/)
  await expect(page.getByRole('button', { name: 'Next day' })).toBeDisabled()
})

test('prayers of earlier years are estimated, planned and made up one after another', async ({ page }) => {
  await open(page)
  await press(page, 'Missed prayers from earlier years')
  await page.getByLabel('Years', { exact: true }).fill('1')
  await expect(page.getByLabel('Isha', { exact: true })).toHaveValue('366')
  await page.getByLabel('Days to leave out each month').fill('6')
  await expect(page.getByLabel('Isha', { exact: true })).toHaveValue('294')
  await page.getByLabel('Isha', { exact: true }).fill('300')
  await page.getByText('2 with each prayer').click()
  await press(page, 'Save')
  await expect(owed(page)).toContainText('1,476 prayers')
  await expect(owed(page)).toContainText('2 with each prayer: finished by 19 April 2027 (150 days).')
  await press(page, 'I made up one of each')
  await expect(owed(page)).toContainText('1,471 prayers')
  await press(page, 'Undo')
  await expect(owed(page)).toContainText('1,476 prayers')
  await press(page, 'I made up one Isha')
  await press(page, 'I made up one Isha')
  await expect(owed(page)).toContainText('2 made up today')
  await press(page, 'Undo one Isha made up today')
  await expect(owed(page)).toContainText('1,475 prayers')
  await page.reload()
  await expect(owed(page)).toContainText('1,475 prayers')
})

test('days of menstruation owe nothing and end no row of days', async ({ page }) => {
  await open(page)
  for (const _ of [1, 2]) {
    await press(page, 'Previous day')
    await press(page, 'Mark the rest as prayed on time')
  }
  await expect(page.getByText('2-day streak: all five prayers.')).toBeVisible()
  await press(page, 'Previous day')
  await press(page, 'Asr: Missed')
  await expect(owed(page)).toContainText('1 prayer')
  await press(page, 'Add rest days')
  await page.getByLabel('Reason').selectOption('Menstruation or childbirth')
  await page.getByLabel('From', { exact: true }).fill('2026-11-16')
  await page.getByLabel(/^Until/).fill('2026-11-18')
  await press(page, 'Save')
  await expect(owed(page)).toContainText('no recorded prayers to make up')
  await expect(page.getByText('A rest day: no prayers are required.')).toBeVisible()
  await page.goto('/prayer-log?date=2026-11-15')
  await press(page, 'Mark the rest as prayed on time')
  await expect(page.getByText('3-day streak: all five prayers.')).toBeVisible()
})

test('fasts are marked, owed and made up', async ({ page }) => {
  await open(page)
  const fasts = page.locator('#fasts')
  await expect(fasts).toContainText('You have no fasts to make up')
  await fasts.getByText('Ramadan 1447, day by day').click()
  const day = fasts.getByRole('button', { name: /^3 Ramadan/ })
  await day.click()
  await expect(day).toHaveAccessibleName('3 Ramadan, 20 February: fasted')
  await day.click()
  await expect(day).toHaveAccessibleName('3 Ramadan, 20 February: missed')
  await expect(fasts).toContainText('1 fast to make up')
  await fasts.getByRole('button', { name: 'I made up a fast today' }).click()
  await expect(fasts).toContainText('You have no fasts to make up')
  await press(page, 'Undo')
  await expect(fasts).toContainText('1 fast to make up')
})

test('on the page of times one press marks a prayer, another takes it back', async ({ page }) => {
  await page.goto('/prayer')
  const row = page.locator('#today-prayers')
  await row.getByRole('button', { name: 'Fajr: not recorded' }).click()
  await expect(row).toContainText('1 of 5 prayed.')
  await expect(row.getByRole('button', { name: 'Isha: Not yet time' })).toBeDisabled()
  await row.getByRole('button', { name: 'Fajr: On time' }).click()
  await expect(row).toContainText('Tap a prayer once you’ve prayed it.')
  await press(page, 'Undo')
  await expect(row).toContainText('1 of 5 prayed.')
  await page.goto('/prayer?date=2026-11-20')
  await expect(page.locator('#times tbody[data-whole]')).toBeVisible()
  await expect(row, 'another day is marked in the log').toHaveCount(0)
})

test('the log goes out as a table', async ({ page }) => {
  await open(page)
  await press(page, 'Fajr: In congregation')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('rafiq-prayers-2026-11-21.csv')
  expect(await readFile(await download.path(), 'utf8')).toBe(
    'date,prayer,entry,count\r\n2026-11-21,fajr,congregation,1\r\n',
  )
})

test('by keyboard alone a prayer is marked and another day opened', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Previous day' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /20 November/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Fajr: On time' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Fajr: On time' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Mark the rest as prayed on time' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /20 November: 5 of 5/ })).toBeVisible()
  const section = await page.evaluate(() => document.activeElement?.closest('section, main, body')?.id)
  expect(section, 'the button went away, the focus stays near').toBe('day')
})

test.describe('after midnight', () => {
  test.use(at('2026-11-22T00:40:00Z'))
  test('yesterday’s Isha is still at hand', async ({ page }) => {
    await open(page)
    await expect(page.locator('#day').getByRole('listitem').filter({ hasText: /^Isha/ })).toContainText(
      'It’s time now',
    )
    await expect(page.getByRole('button', { name: 'Next day' })).toBeDisabled()
    await page.goto('/prayer')
    await expect(page.locator('#today-prayers')).toContainText('Until Fajr, these are yesterday’s prayers.')
  })
})

test.describe('in Arabic', () => {
  test.use(language('ar'))
  test('a prayer is marked and one made up', async ({ page }) => {
    await page.goto('/prayer-log')
    await expect(page.getByRole('heading', { name: 'سجل الصلاة', level: 1 })).toBeVisible()
    await press(page, 'الفجر: في جماعة')
    await press(page, 'الظهر: فاتت')
    await expect(owed(page)).toContainText('صلاة واحدة')
    await press(page, 'قضيت واحدة: الظهر')
    await expect(owed(page)).toContainText('لا صلاة تنتظر القضاء')
    await expect(owed(page)).toContainText('قُضيت واحدة اليوم')
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the page opens and goes on', async ({ page, network }) => {
    await open(page)
    await press(page, 'Fajr: On time')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await network.cut()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Fajr: On time' })).toHaveAttribute('aria-pressed', 'true')
    await press(page, 'Dhuhr: In congregation')
    await expect(page.locator('#summary')).toContainText('2 prayers prayed')
  })
})

test('on paper there is what was written, and nothing to press', async ({ page }) => {
  await page.goto('/prayer-log')
  const before = page.getByRole('button', { name: 'Previous month' })
  await expect(before).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(before).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('#month')).toBeVisible()
  await expect(page.locator('#month')).toHaveCSS('break-inside', 'avoid')
})
