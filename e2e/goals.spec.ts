import type { Page } from '@playwright/test'
import { expect, place, test } from './fixtures.ts'

const START = Date.parse('2026-11-16T14:30:00Z') // A Monday in London, between Asr and Maghrib.

test.use(place('London'))

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const goal = (page: Page, name: string) => page.getByRole('article', { name })

async function open(page: Page, at = START) {
  await page.clock.install({ time: at })
  await page.goto('/goals')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Starts a goal from a template. */
async function begin(page: Page, template: string) {
  await page.getByRole('button', { name: template }).click()
  await press(page, 'Add goal')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('prayers, fasts and reading count automatically', async ({ page }) => {
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

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the page opens and works', async ({ page, network }) => {
    await page.goto('/goals')
    await begin(page, '100 dhikr a day')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await network.cut()
    await page.reload()
    await press(page, '100 dhikr a day: add 33')
    await expect(goal(page, '100 dhikr a day')).toContainText('33 of 100 dhikr')
  })
})
