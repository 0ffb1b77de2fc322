import type { Page } from '@playwright/test'
import { expect, language, place, test } from './fixtures.ts'

const DAY = 24 * 3_600_000
const START = Date.parse('2026-11-16T14:30:00Z') // a Monday in London, between Asr and Maghrib

test.use(place('London'))

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const goal = (page: Page, name: string) => page.getByRole('article', { name })

async function open(page: Page, at = START) {
  await page.clock.install({ time: at })
  await page.goto('/goals')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function comeBack(page: Page, days: number) {
  await page.clock.setSystemTime(START + days * DAY)
  await page.reload()
}

/** Begins a goal as a template proposes it. */
async function begin(page: Page, template: string) {
  await page.getByRole('button', { name: template }).click()
  await press(page, 'Add goal')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a goal is begun from a template, filled by presses, undone and kept', async ({ page }) => {
  await open(page)
  await expect(page).toHaveTitle(/Goals & Achievements/)
  await expect(page.getByText('Monday 16 November · 6 Jumada al-Akhira 1448')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Start small and stay consistent' })).toBeVisible()
  await begin(page, '1 page a day')
  const pages = goal(page, '1 page a day')
  await expect(pages).toContainText('0 of 1 page')
  await expect(page.locator('#left')).toContainText('1 page')
  await press(page, '1 page a day: add 5')
  await expect(pages.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '5 of 1 page')
  await press(page, 'Undo')
  await expect(pages.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 1 page')
  await press(page, '1 page a day: add 1')
  await expect(page.locator('#left')).toContainText('All done.')
  await expect(page.locator('#achievements')).toContainText('First step')
  await page.reload()
  await expect(pages.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
})

test('a streak counts days, waits through rest, and an earlier day is corrected', async ({ page }) => {
  await open(page)
  await begin(page, '10 minutes a day')
  const minutes = goal(page, '10 minutes a day')
  await press(page, '10 minutes a day: add 15')
  await comeBack(page, 1)
  await press(page, '10 minutes a day: add 15')
  await expect(minutes).toContainText('2-day streak.')

  await comeBack(page, 5)
  await expect(minutes).toContainText('Longest streak so far: 2 days.')
  await press(page, 'Add rest days')
  await page.getByLabel('Reason').selectOption('Illness')
  await page.getByLabel('From', { exact: true }).fill('2026-11-18')
  await page.getByLabel(/^Until/).fill('2026-11-20')
  await press(page, 'Save')
  await expect(minutes).toContainText('2-day streak.')
  await press(page, '10 minutes a day: other amount')
  await page.getByLabel('Day', { exact: true }).fill('2026-11-17')
  await expect(page.getByLabel('Amount added manually')).toHaveValue('15')
  await page.getByLabel('Amount added manually').fill('3')
  await press(page, 'Save')
  await expect(minutes).not.toContainText('-day streak')
  await press(page, 'Undo')
  await expect(minutes).toContainText('2-day streak.')
  await expect(page.getByRole('img', { name: /something was done for it on 2 days/ })).toBeVisible()
  await page.locator('#year').getByText('View as a table').click()
  await expect(page.getByRole('row', { name: /November 2026/ })).toContainText('22')
})

test('what Rafiq knows counts by itself: prayers, fasts and reading', async ({ page }) => {
  await open(page)
  await begin(page, '5 prayers on time a day')
  await page.getByText('Suggested goals').click()
  await begin(page, '1 fast a week')
  await begin(page, '10 minutes a day')
  await press(page, 'Fajr: not recorded')
  await expect(page.getByText('Fajr: prayed on time.', { exact: true })).toBeVisible()
  await press(page, 'Dhuhr: not recorded')
  await expect(page.getByRole('button', { name: /^Maghrib/ }), 'its time has not come').toBeDisabled()
  await expect(goal(page, '5 prayers on time a day')).toContainText('2 of 5 prayers')

  await goal(page, '1 fast a week').getByRole('link', { name: 'Fasting' }).click()
  await page.locator('#fasts').getByRole('button', { name: 'I fasted today' }).click()
  await page.goto('/reading')
  await page.locator('#history').getByRole('button', { name: 'Add' }).click()
  await page.getByLabel('Add verses').uncheck()
  await page.getByLabel('Minutes', { exact: true }).last().fill('12')
  await press(page, 'Save')
  await page.goto('/goals')
  await expect(goal(page, '1 fast a week').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  await expect(goal(page, '10 minutes a day')).toContainText('12 of 10 minutes')
})

test('an own goal by a date is made, changed, arranged, put away and brought back', async ({ page }) => {
  await open(page)
  await press(page, 'New goal')
  await page.getByLabel('What’s your goal?').selectOption('Custom goal')
  await press(page, 'Add goal')
  await expect(page.getByRole('dialog'), 'it wants a name').toBeVisible()
  await page.getByLabel('Goal name').fill('Surah <b>Yasin</b> by heart')
  await page.getByLabel('How much?').fill('83')
  await page.getByLabel(/^Unit/).fill('verses')
  await page.getByText('By a certain date', { exact: true }).click()
  await page.getByLabel('By', { exact: true }).fill('2026-12-16')
  await press(page, 'Add goal')
  const own = goal(page, 'Surah <b>Yasin</b> by heart')
  await expect(own).toContainText('83 verses by 16 December')
  await expect(own).toContainText('31 days left: about 2.7 verses a day')
  await page.getByText('Suggested goals').click()
  await begin(page, '1 act of charity a week')
  await press(page, 'Reorder')
  await press(page, 'Move up: 1 act of charity a week')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article').first()).toContainText('1 act of charity a week')

  await press(page, 'Edit: Surah <b>Yasin</b> by heart')
  await page.getByLabel('How much?').fill('62')
  await press(page, 'Save')
  await expect(own).toContainText('31 days left: about 2 verses a day')
  await press(page, 'Edit: Surah <b>Yasin</b> by heart')
  await press(page, 'Archive this goal')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.reload()
  await press(page, 'Reorder')
  await press(page, 'Restore: Surah <b>Yasin</b> by heart')
  await page.keyboard.press('Escape')
  await expect(own).toBeVisible()
})

test('by keyboard alone a goal is begun and filled', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: '1 act of charity a week' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('What’s your goal?')).toBeFocused()
  await page.getByRole('button', { name: 'Add goal', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(goal(page, '1 act of charity a week')).toBeVisible()
  await page.getByRole('button', { name: '1 gift a week: add 1', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(goal(page, '1 act of charity a week').getByRole('progressbar')).toHaveAttribute(
    'aria-valuenow',
    '100',
  )
  await expect(page.getByRole('button', { name: '1 gift a week: add 1', exact: true })).toBeFocused()
})

test.describe('in Arabic', () => {
  test.use(language('ar'))
  test('a goal is begun and filled', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'صفحة واحدة في اليوم' }).click()
    await press(page, 'ابدأ')
    await press(page, 'صفحة واحدة في اليوم: إضافة ١')
    await expect(goal(page, 'صفحة واحدة في اليوم').getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      'أُنجز ١، والهدف صفحة واحدة',
    )
    await expect(page.locator('#achievements')).toContainText('بداية')
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the page opens and goes on', async ({ page, network }) => {
    await page.goto('/goals')
    await begin(page, '100 dhikr a day')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await network.cut()
    await page.reload()
    await press(page, '100 dhikr a day: add 33')
    await expect(goal(page, '100 dhikr a day')).toContainText('33 of 100 dhikr')
  })
})
