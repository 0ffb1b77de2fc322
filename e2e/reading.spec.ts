import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, language, test } from './fixtures.ts'
import { fillDevice } from './records.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const START = Date.parse('2026-03-02T09:00:00Z')

test.use({ timezoneId: 'Europe/London' })

/** Opens the page on a device whose clock the test turns. */
async function open(page: Page, at = START) {
  await page.clock.install({ time: at })
  await page.goto('/reading')
}

/** Closes the browser's page and opens it again so many days later. */
async function comeBack(page: Page, days: number) {
  await page.clock.setSystemTime(START + days * DAY)
  await page.reload()
}

async function planOfAJuzADay(page: Page) {
  await page.getByRole('button', { name: 'New plan' }).click()
  await page.getByLabel('What do you want to read?').selectOption('A juz a day')
  await page.getByRole('button', { name: 'Start today' }).click()
  await expect(page.getByRole('heading', { name: 'A juz a day' })).toBeVisible()
}

test.describe('a plan', () => {
  test('is made, read by its portions, and goes on after missed days as the person chooses', async ({
    page,
  }) => {
    await open(page)
    await expect(page).toHaveTitle(/Reading/)
    await planOfAJuzADay(page)
    await expect(page.getByText('Pages 1–21, juz 1.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Read', exact: true })).toHaveAttribute(
      'href',
      '/quran/reader/1',
    )
    await page.getByText('Surah by surah').click()
    await expect(page.getByRole('link', { name: /Baqarah 1–141/ })).toHaveAttribute('href', '/quran/reader/2')

    await page.getByRole('button', { name: 'I read up to…' }).click()
    const end = page.getByRole('group', { name: 'Up to and including' })
    await end.getByLabel('Surah').selectOption('2')
    await end.getByLabel(/^Verse/).fill('300')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('dialog'), 'there is no such verse').toBeVisible()
    await end.getByLabel(/^Verse/).fill('100')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Read', exact: true })).toHaveAttribute(
      'href',
      '/quran/reader/2/101',
    )

    await page.getByRole('button', { name: 'Mark as read' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Today’s portion', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Mark as read' }).click()
    await expect(page.getByText('You’ve read today’s portion.')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3%')
    await expect(page.getByRole('img', { name: /and 1 of 30 juz read/ })).toBeVisible()

    await comeBack(page, 4)
    await expect(page.getByText('Welcome back. Nothing is lost.')).toBeVisible()
    await expect(page.getByText('You have 3 days’ portions to catch up on.')).toBeVisible()
    await expect(page.getByText('At this pace, you’ll finish on 3 April.')).toBeVisible()
    await page.getByRole('button', { name: /Still finish on 31 March/ }).click()
    await expect(page.getByText('Welcome back.')).toHaveCount(0)
    await expect(page.getByText('At this pace, you’ll finish on 31 March.')).toBeVisible()
    await expect(page.getByText('Pages 22–', { exact: false })).toBeVisible()
  })

  test('keeps its pace when the person lets the end move', async ({ page }) => {
    await open(page)
    await planOfAJuzADay(page)
    await comeBack(page, 3)
    await page.getByRole('button', { name: 'Keep the same pace: finish on 3 April' }).click()
    await expect(page.getByText('Pages 1–21, juz 1.')).toBeVisible()
    await expect(page.getByText('At this pace, you’ll finish on 3 April.')).toBeVisible()
  })

  test('waits through days of rest', async ({ page }) => {
    await open(page)
    await planOfAJuzADay(page)
    await page.getByRole('button', { name: 'Mark as read' }).click()
    await page.getByRole('button', { name: 'Add rest days' }).click()
    await page.getByLabel('Reason').selectOption('Illness')
    await page.getByLabel('From', { exact: true }).fill('2026-03-03')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await comeBack(page, 5)
    await expect(page.getByText('You’re on a rest day. It will wait for you')).toBeVisible()
    await page.getByRole('button', { name: 'I’m reading again' }).click()
    await expect(page.getByText(/^Illness: 3\s?–\s?6 March$/)).toBeVisible()
    await expect(page.getByText('Today’s portion', { exact: true })).toBeVisible()
    await expect(page.getByText('Welcome back.')).toHaveCount(0)
  })

  test('that is finished is said quietly and stays in the history', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'New plan' }).click()
    await page.getByLabel('What do you want to read?').selectOption('A surah')
    await page.getByLabel('In how many days?').fill('1')
    await page.getByRole('button', { name: 'Start today' }).click()
    await page.getByRole('button', { name: 'Mark as read' }).click()
    await expect(page.getByRole('heading', { name: /You have read Ya/ })).toBeVisible()
    await expect(page.getByText('In 1 day, on 2 March.')).toBeVisible()
    await expect(page.locator('#progress').getByLabel('Show')).toHaveValue('')
    await planOfAJuzADay(page)
    await expect(page.locator('#progress').getByLabel('Show').locator('option:checked')).toHaveText(
      'A juz a day',
    )
    await comeBack(page, 30)
    await expect(page.getByRole('heading', { name: /You have read Ya/ })).toHaveCount(0)
    await expect(page.locator('#finished')).toContainText('2 March')
  })
})

test.describe('the timer', () => {
  test('survives a reload, asks about a long sleep, and counts for the day on which it began', async ({
    page,
  }) => {
    await open(page, Date.parse('2026-03-02T23:50:00Z'))
    await page.getByRole('button', { name: 'Start timer' }).click()
    await page.clock.runFor(5 * MINUTE)
    await expect(page.getByRole('timer')).toHaveText('0:05:00')
    await page.reload()
    await expect(page.getByRole('timer')).toHaveText(/0:05:0\d/)
    await page.clock.fastForward(8 * 60 * MINUTE)
    await expect(page.getByText(/closed or inactive for 4(79|80) minutes/)).toBeVisible()
    await page.getByRole('button', { name: 'No, don’t count it' }).click()
    await expect(page.getByRole('timer')).toHaveText(/0:05:\d\d/)
    await expect(page.getByText('Started on 2 March and counts for that day.')).toBeVisible()
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.clock.runFor(10 * MINUTE)
    await expect(page.getByRole('timer')).toHaveText(/0:05:\d\d/)
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.getByLabel('Add verses').uncheck()
    await expect(page.getByLabel('Minutes', { exact: true }).last()).toHaveValue('5')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Start timer' })).toBeVisible()
    await expect(page.locator('#history')).toContainText('Monday')
    await expect(page.locator('#history')).toContainText('5 minutes')
  })
})

test.describe('a session in the reader', () => {
  const strip = (page: Page) => page.getByRole('region', { name: 'Reading time' })
  const read = (page: Page) => page.getByRole('link', { name: 'Read', exact: true })
  /** Brings a verse onto the screen as somebody who scrolls does. */
  async function scrollTo(page: Page, key: string) {
    await page.locator(`[data-verse="${key}"]`).evaluate((verse) => verse.scrollIntoView({ block: 'end' }))
    await page.mouse.wheel(0, 300)
  }

  test('begins with the portion, goes on through pages and reloads, and ends as the day’s portion', async ({
    page,
  }) => {
    await open(page)
    await planOfAJuzADay(page)
    await read(page).click()
    await expect(page).toHaveURL(/\/quran\/reader\/1$/)
    await expect(strip(page)).toContainText('Up to Al-Baqarah 141')
    await expectAccessible(page)
    await page.clock.runFor(3 * MINUTE)
    await expect(strip(page).getByRole('timer')).toHaveText(/0:03:\d\d/)
    await page.getByRole('link', { name: /^Next.*Baqarah/ }).click()
    await page.reload()
    await expect(strip(page).getByRole('timer')).toHaveText(/0:03:\d\d/)

    await scrollTo(page, '2:141')
    await strip(page).getByRole('button', { name: 'Finish' }).click()
    const end = page.getByRole('group', { name: 'Up to and including' })
    await expect(end.getByLabel('Surah')).toHaveValue('2')
    await expect(end.getByLabel(/^Verse/)).toHaveValue('141')
    await expect(page.getByLabel('Minutes', { exact: true })).toHaveValue('3')
    await page.getByRole('button', { name: 'Save', exact: true }).last().click()
    await expect(page.getByText('Added. You’ve read today’s portion.', { exact: true })).toBeVisible()
    await expect(strip(page)).toHaveCount(0)

    await page.goto('/reading')
    await expect(page.getByText('You’ve read today’s portion.')).toBeVisible()
    await expect(page.locator('#history')).toContainText('3 minutes · A juz a day')
  })

  test('proposes the verse at which the reader stands, and can be paused and discarded', async ({ page }) => {
    await open(page)
    await planOfAJuzADay(page)
    await read(page).click()
    await expect(strip(page)).toBeVisible()
    await page.goto('/quran/reader/2/50')
    await expect(page.locator('[data-verse="2:50"]')).toBeInViewport()
    await strip(page).getByRole('button', { name: 'Finish' }).click()
    const end = page.getByRole('group', { name: 'Up to and including' })
    await expect(end.getByLabel('Surah')).toHaveValue('2')
    await expect(end.getByLabel(/^Verse/)).toHaveValue('50')
    await page.keyboard.press('Escape')
    await expect(strip(page)).toContainText('Paused.')
    await strip(page).getByRole('button', { name: 'Resume' }).click()
    await expect(strip(page)).not.toContainText('Paused.')
    await strip(page).getByRole('button', { name: 'Discard' }).click()
    await expect(strip(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(strip(page)).toContainText('Up to Al-Baqarah 141')
  })

  test('that was left open over night is asked nothing, and noted when the next one begins', async ({
    page,
  }) => {
    await open(page)
    await planOfAJuzADay(page)
    await read(page).click()
    await expect(strip(page)).toBeVisible()
    await page.clock.runFor(4 * MINUTE)
    await page.goto('/reading')
    await comeBack(page, 1)
    await expect(page.getByText('Paused. Started on 2 March and counts for that day.')).toBeVisible()
    await expect(page.getByText(/closed or inactive/)).toHaveCount(0)
    await read(page).click()
    await expect(page.getByText('Your earlier session was saved: 4 minutes.', { exact: true })).toBeVisible()
    await expect(strip(page).getByRole('timer')).toHaveText(/0:00:\d\d/)
    await page.goto('/reading')
    await expect(page.locator('#history')).toContainText('Monday 2 March')
    await expect(page.locator('#history')).toContainText('4 minutes · A juz a day')
  })
})

test.describe('the history', () => {
  test('is corrected, removed and brought back', async ({ page }) => {
    await open(page)
    await page.locator('#history').getByRole('button', { name: 'Add' }).click()
    await page.getByLabel('Minutes', { exact: true }).last().fill('12')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const history = page.locator('#history')
    await expect(history).toContainText('12 minutes')
    await history.getByRole('button', { name: /^Edit/ }).click()
    await page.getByLabel('Minutes', { exact: true }).last().fill('20')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(history).toContainText('20 minutes')
    await history.getByRole('button', { name: /^Delete/ }).click()
    await expect(history).toContainText('Your reading will appear here')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(history).toContainText('20 minutes')
  })

  test('goes out as a file and comes in on another device, once', async ({ page, browser, baseURL }) => {
    await open(page)
    await planOfAJuzADay(page)
    await page.getByRole('button', { name: 'Mark as read' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    const other = await browser.newPage({ baseURL: baseURL ?? '' })
    await other.goto('/reading')
    for (let time = 0; time < 2; time++) {
      await other
        .locator('input[type=file]')
        .setInputFiles({ name: 'reading.json', mimeType: 'application/json', buffer: Buffer.from(text) })
      await expect(other.getByText('2 items imported.', { exact: true }).first()).toBeVisible()
    }
    await expect(other.locator('#history').getByRole('button', { name: /^Delete/ })).toHaveCount(1)
    await other
      .locator('input[type=file]')
      .setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') })
    await expect(other.getByText('We couldn’t read this file.', { exact: true })).toBeVisible()
    await expect(other.locator('#history').getByRole('button', { name: /^Delete/ })).toHaveCount(1)
    await other.close()
  })

  test('that the device has no room for is said to be kept for this page alone', async ({ page }) => {
    await fillDevice(page, 'reading-plan')
    await open(page)
    await planOfAJuzADay(page)
    await expect(page.getByText('Couldn’t save the change on this device.', { exact: true })).toBeVisible()
  })
})

test.describe('in Arabic', () => {
  test.use(language('ar'))

  test('a plan is made and its portion read', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'خطة جديدة' }).click()
    await page.getByLabel('ماذا تريد أن تقرأ؟').selectOption('جزء في اليوم')
    await page.getByRole('button', { name: 'البدء اليوم' }).click()
    await expect(page.getByText('الصفحات ١–٢١، الجزء ١.')).toBeVisible()
    await page.getByRole('button', { name: 'قرأته' }).click()
    await expect(page.getByText('قرأت وِرد اليوم.')).toBeVisible()
    await comeBack(page, 4)
    await expect(page.getByText('ما زالت أوراد ٣ أيام في انتظارك.')).toBeVisible()
    await page.getByRole('button', { name: /تنتقل النهاية إلى ٣ أبريل/ }).click()
    await expect(page.getByText('مرحبًا بعودتك.')).toHaveCount(0)
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the page opens and goes on', async ({ page, network }) => {
    await page.goto('/reading')
    await planOfAJuzADay(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await network.cut()
    await page.reload()
    await expect(page.getByText('Pages 1–21, juz 1.')).toBeVisible()
    await expect(page.getByText('Al-Fatihah 1 – Al-Baqarah 141')).toBeVisible()
    await page.getByRole('button', { name: 'Mark as read' }).click()
    await expect(page.getByText('You’ve read today’s portion.')).toBeVisible()
  })
})

test('by keyboard alone the focus stays near, whatever goes away', async ({ page }) => {
  const press = async (name: string | RegExp, exact = false) => {
    await page.getByRole('button', { name, exact }).focus()
    await page.keyboard.press('Enter')
  }
  const focused = () => page.evaluate(() => document.activeElement?.closest('section, main, body')?.id)
  await page.goto('/reading')
  await press('Start timer')
  await expect(page.getByRole('timer')).toBeVisible()
  expect(await focused()).toBe('timer')
  await press('Discard')
  await expect(page.getByRole('timer')).toHaveCount(0)
  expect(await focused()).toBe('timer')

  await press('New plan')
  await page.getByRole('button', { name: 'Start today' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Read', exact: true })).toBeVisible()
  expect(await focused(), 'the button that opened the form is gone').toBe('main')

  await press('New plan')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New plan' }), 'it opened the form').toBeFocused()

  await press(/^Delete the plan/)
  await expect(page.getByRole('link', { name: 'Read', exact: true })).toHaveCount(0)
  expect(await focused()).toBe('main')
})
