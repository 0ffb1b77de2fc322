import { expect, expectAccessible, language, test } from './fixtures.ts'
import { anotherDevice } from './harness/device.ts'
import { signedInAs, signIn } from './harness/person.ts'
import { recordsOn } from './records.ts'

test.use({ ...language('en'), serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

test('a beginner learns with the keyboard, offline the next day, and on a second device', async ({
  page,
  network,
  browser,
  baseURL,
}) => {
  const person = await signedInAs(page, 'Hana')

  // The first day: a lesson from the path.
  await page.clock.setFixedTime('2026-11-25T10:00:00Z')
  await page.goto('/learn')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await expect(page.getByRole('heading', { name: '0 of 45 lessons finished' })).toBeVisible()
  await expectAccessible(page)
  const start = page.getByRole('link', { name: /^Start: Your first letters/ })
  await start.focus()
  await page.keyboard.press('Enter')
  const step = (name: string) => page.getByRole('region', { name })
  await expect(step('Step 1 of 10')).toBeVisible()
  for (let next = 2; next <= 4; next++) {
    await page.keyboard.press('ArrowRight')
    await expect(step(`Step ${next} of 10`)).toBeFocused()
  }
  await expect(page.getByRole('img', { name: /^How to write bāʾ/ })).toBeVisible()
  await expectAccessible(page)
  for (let next = 5; next <= 8; next++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('2')
  await expect(page.getByText('Correct', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(step('Step 10 of 10')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(step('Lesson complete')).toBeVisible()
  await expect
    .poll(async () => Object.keys(await recordsOn(page, 'lesson-finished')))
    .toEqual(['letters-alif-ba'])

  // The second day, offline: the review, and half of the next lesson.
  await network.cut()
  await page.clock.setFixedTime('2026-11-26T10:00:00Z')
  await page.goto('/learn')
  await expect(page.getByRole('heading', { name: '1 of 45 lessons finished' })).toBeVisible()
  await expect(page.getByText('1 day in a row')).toBeVisible()
  await page.getByRole('link', { name: /^Review \d+ cards$/ }).click()
  await expect(page.getByText('Which letter is this?')).toBeVisible()
  await page.keyboard.press(' ')
  await expectAccessible(page)
  await page.keyboard.press('3')
  await expect.poll(async () => Object.keys(await recordsOn(page, 'card-review'))).toHaveLength(2)
  await page.goto('/learn/letters-jim')
  await expect(step('Step 1 of 7')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(step('Step 2 of 7')).toBeFocused()
  await network.restore()

  // The third day: another device of the same account goes on at that step.
  const other = await anotherDevice(browser, baseURL)
  const second = await other.context.newPage()
  await page.goto('/learn')
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const headers = { 'x-session-id': localStorage.getItem('sessionId') ?? '' }
          const { records } = await (await fetch('/api/account/export', { headers })).json()
          return records.filter(({ type }: { type: string }) => type === 'card-review').length
        }),
      { timeout: 20_000 },
    )
    .toBe(2)
  await signIn(second, person.email, person.password)
  await second.clock.setFixedTime('2026-11-27T10:00:00Z')
  await second.goto('/learn')
  await expect(second.getByRole('heading', { name: '1 of 45 lessons finished' })).toBeVisible()
  await expect(second.getByText('2 days in a row')).toBeVisible()
  await second.getByRole('link', { name: /^Continue: Three letters/ }).click()
  await expect(second.getByRole('region', { name: 'Step 2 of 7' })).toBeVisible()
  await other.context.close()
})
