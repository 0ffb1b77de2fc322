import { expect, expectAccessible, faces, language, test } from './fixtures.ts'
import { onPaper, openPage } from './harness/paper.ts'

test.use({ ...language('en'), viewport: { width: 390, height: 844 } })

test('the timeline is walked, zoomed and left with the keyboard alone', async ({ page }) => {
  await openPage(page, '/islamic-history')
  const frame = page.getByRole('group', { name: 'Timeline of Islamic history' })
  const chosen = page.getByRole('region').getByRole('heading', { level: 2 })
  await frame.focus()
  const before = await frame.getAttribute('data-scale')
  await page.keyboard.press('+')
  await expect(frame).not.toHaveAttribute('data-scale', before ?? '')
  await page.keyboard.press('0')
  // Tab reaches the first event in sight, which is another one while the frame still moves.
  await expect(frame).toHaveAttribute('data-scale', before ?? '')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(chosen.first()).toHaveText('The Hijrah to Madinah')
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
  await expect(chosen.first()).toHaveText('The battle of Badr')
  await expect(page).toHaveURL(/\/islamic-history\/battle-of-badr$/)
  for (let press = 0; press < 6; press++) await page.keyboard.press('+')
  // Its label is in the frame, and no label covers another.
  const focused = page.locator('[data-event="battle-of-badr"]')
  await expect(focused).toBeFocused()
  await expect(focused).toBeInViewport()
  await expect
    .poll(() => frame.evaluate((element) => element.scrollLeft === 0 && Number(element.dataset.scale) > 10))
    .toBe(true)
  const boxes = await frame.locator('button:not(.sr-only)').evaluateAll((labels) =>
    labels.map((label) => {
      const { left, right, top, bottom } = label.getBoundingClientRect()
      return { left, right, top, bottom }
    }),
  )
  expect(boxes.length).toBeGreaterThan(2)
  for (const [at, a] of boxes.entries()) {
    for (const b of boxes.slice(at + 1)) {
      const overlaps = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      expect(overlaps, JSON.stringify([a, b])).toBe(false)
    }
  }
  await page.keyboard.press('End')
  await expect(chosen.first()).toHaveText('A day to combat Islamophobia')
  await page.keyboard.press('Tab')
  await expect(frame.locator(':focus')).toHaveCount(0)
})

test('a drag moves the timeline and a press chooses an event, on the map too', async ({ page }) => {
  await openPage(page, '/islamic-history?period=the-prophet')
  const label = page.locator('[data-event]:not(.sr-only)').first()
  await expect(label).toBeVisible()
  const box = await label.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 60, y, { steps: 4 })
  await page.mouse.up()
  await expect(page).toHaveURL(/\/islamic-history\?period=the-prophet$/)
  await expect(page.locator('[data-event][aria-pressed=true]')).toHaveCount(0)
  await page.locator('[data-event]:not(.sr-only)').first().click()
  await expect(page.locator('[data-event][aria-pressed=true]')).toHaveCount(1)
})

for (const [code, theme] of faces) {
  test.describe(`in ${code}, ${theme}`, () => {
    test.use({ ...language(code), colorScheme: theme })

    test('the timeline, an event and the list break no rule of accessibility', async ({ page }) => {
      await openPage(page, '/islamic-history/battle-of-badr')
      await expect(page.locator('#event figure [lang=ar]').first()).toBeVisible()
      await expectAccessible(page)
      await openPage(page, '/islamic-history?view=list&period=the-prophet')
      await expectAccessible(page)
    })
  })
}

test('the chosen list is printed with both dates and sources', async ({ page }) => {
  await openPage(page, '/islamic-history?theme=science')
  await onPaper(page)
  await expect(page.getByRole('group', { name: 'Timeline of Islamic history' })).toBeHidden()
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /Book of Optics/ }) })
  await expect(item.getByText('about 1021 CE')).toBeVisible()
  await expect(item.getByText('about 412 AH')).toBeVisible()
  await expect(item.getByText('Sources')).toBeVisible()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThan(10)
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the timeline opens again with its map', async ({ page, network }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await openPage(page, '/islamic-history')
    await expect(page.locator('[data-event]').first()).toBeAttached()
    await expect
      .poll(() =>
        page.evaluate(async () => (await caches.match('/content/history/events.json')) !== undefined),
      )
      .toBe(true)
    await network.cut()
    await page.goto('/islamic-history/hijrah')
    await expect(page.getByRole('heading', { name: 'The Hijrah to Madinah' })).toBeVisible()
    await expect(
      page
        .getByRole('application', { name: /Map of the events/ })
        .locator('svg path')
        .first(),
    ).toBeAttached()
  })
})
