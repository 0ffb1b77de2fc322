import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, language, test } from './fixtures.ts'
import { countTones } from './harness/fake-notifications.ts'
import { recordsOn } from './records.ts'

/** How often the page is killed. */
const KILLS = Number(process.env.KILL_RUNS ?? 2)
/** After how many taps it is killed each time: one to seven, beginning with another number every day. */
const TAPS = Array.from({ length: KILLS }, (_, round) => 1 + ((round + (Number(process.env.SWEEP) || 0)) % 7))
/** How many of the taps must have been counted at least, so that the test has seen something. */
const LEAST_SHARE = 0.63

const pad = (page: Page) => page.getByRole('button', { name: /^Count:/ })

/** Opens the counter of a preset and waits until it can be tapped. */
async function open(page: Page, preset?: string) {
  await page.goto(preset ? `/tasbih/${preset}` : '/tasbih')
  await pad(page).waitFor()
}

/** Presses the key so many times without a pause. */
async function press(page: Page, key: string, times: number) {
  for (let time = 0; time < times; time++) await page.keyboard.press(key)
}

/** Taps as fast as it goes, and kills the page a moment after so many taps were shown; how many were begun and shown. */
async function tapUntilKilled(page: Page, taps: number): Promise<{ begun: number; shown: number }> {
  let [begun, shown] = [0, 0]
  const enough = new Promise<void>((resolve) => {
    void page.exposeFunction('begin', () => {
      begun += 1
    })
    void page.exposeFunction('show', () => {
      shown += 1
      if (shown === taps) resolve()
    })
  })
  await open(page, 'free')
  page
    .evaluate(async () => {
      const button = document.querySelector('main button.select-none')
      const { begin, show } = window as unknown as Record<'begin' | 'show', () => Promise<void>>
      const tap = { bubbles: true, button: 0, pointerType: 'touch' }
      for (;;) {
        await begin()
        const said = button?.textContent
        button?.dispatchEvent(new PointerEvent('pointerdown', tap))
        while (button?.textContent === said) await new Promise(requestAnimationFrame)
        // The page goes on while the test hears of it.
        void show()
      }
    })
    .catch(() => undefined)
  await enough
  const killed = page.waitForEvent('crash')
  const devtools = await page.context().newCDPSession(page)
  devtools.send('Page.crash').catch(() => undefined)
  await killed
  await page.close()
  return { begun, shown }
}

/** What was asked of the device and may not have been done. */
const journal = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('journal')))

const counted = async (page: Page) =>
  Object.values(await recordsOn(page, 'dhikr-count')).reduce<number>((sum, total) => sum + Number(total), 0)

test.describe('counting', () => {
  test('goes through the set after the prayer by the space bar, and is felt at its end', async ({ page }) => {
    await open(page)
    await expect(page).toHaveTitle(/Tasbih/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('After prayer: the full hundred')
    await press(page, ' ', 33)
    await expect(page.getByText('الْحَمْدُ لِلَّهِ')).toBeVisible()
    await expect(pad(page)).toContainText('0 of 33')
    await press(page, 'Enter', 66)
    await expect(page.getByText('Phrase 4 of 4')).toBeAttached()
    await expect(pad(page)).toContainText('0 of 1')
    await press(page, ' ', 1)
    await expect(pad(page)).toContainText('100 of 100 Complete')
    await expect(page.getByRole('status').filter({ hasText: 'Complete' })).toBeAttached()
    await press(page, ' ', 1)
    await expect(pad(page)).toContainText('1 of 33 Round 2')
    await page.goto('/dhikr')
    await expect(page.locator('#dhikr-today')).toContainText('101 times')
  })

  test('loses no tap of a hundred fast ones by key', async ({ page }) => {
    await open(page, 'subhanallah-100')
    await press(page, ' ', 100)
    await expect(pad(page)).toContainText('100 of 100 Complete')
    await page.goto('/dhikr')
    await expect(page.locator('#totals')).toContainText('100 times')
  })

  test('counts a key that is held down once', async ({ page }) => {
    await open(page, 'free')
    for (let time = 0; time < 5; time++) await page.keyboard.down(' ')
    await page.keyboard.up(' ')
    await expect(pad(page)).toContainText(/Count: 1\s*$/)
  })

  test('takes the last tap back by its button and by Backspace, and is paused', async ({ page }) => {
    await open(page, 'free')
    await press(page, ' ', 5)
    await page.keyboard.press('Backspace')
    await page.getByRole('button', { name: 'Undo last tap' }).click()
    await expect(pad(page)).toContainText(/Count: 3\s*$/)
    await page.getByRole('button', { name: 'Pause' }).click()
    await pad(page).click()
    await expect(pad(page)).toContainText('3 Paused')
    await page.getByRole('button', { name: 'Resume' }).click()
    await pad(page).click()
    await expect(pad(page)).toContainText(/Count: 4\s*$/)
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(pad(page)).toContainText('0 Tap to start')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(pad(page)).toContainText(/Count: 4\s*$/)
    await page.goto('/dhikr')
    await expect(page.locator('#totals')).toContainText('4 times')
  })

  test('waits at the end of a phrase when the person wants it so', async ({ page }) => {
    await open(page, 'after-prayer-10')
    await page.getByRole('button', { name: 'Counter settings' }).click()
    await page.getByText('Wait for a tap').click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    for (let time = 0; time < 10; time++) await pad(page).click()
    await expect(pad(page)).toContainText('10 of 10 Tap for the next phrase')
    await pad(page).click()
    await expect(pad(page)).toContainText('0 of 10')
    await pad(page).click()
    await expect(pad(page)).toContainText('1 of 10')
  })

  test('counts the tap on the day on which it is made', async ({ page }) => {
    await page.clock.install({ time: Date.parse('2026-03-02T23:59:00') })
    await open(page, 'free')
    await press(page, ' ', 3)
    await page.clock.runFor(2 * 60_000)
    await press(page, ' ', 2)
    await expect(pad(page)).toContainText(/Count: 5\s*$/)
    await page.goto('/dhikr')
    await expect(page.locator('#dhikr-today')).toContainText('2 times')
    await expect(page.locator('#dhikr-today')).toContainText('2-day streak')
    await page.locator('main summary').click()
    await expect(page.getByRole('row', { name: /2 March Free count 3/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /3 March Free count 2/ })).toBeVisible()
  })

  test('survives a page that is killed with the last tap', async ({ page, context }) => {
    await open(page, 'tahlil-100')
    // The renderer dies in the middle of the taps, long before anything could be written down slowly.
    const taps = page.evaluate(() => {
      const button = document.querySelector('main button.select-none')
      for (let tap = 0; tap < 37; tap++) {
        button?.dispatchEvent(
          new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType: 'touch' }),
        )
      }
    })
    await taps
    const killed = page.waitForEvent('crash')
    page.goto('chrome://crash').catch(() => undefined)
    await killed
    const again = await context.newPage()
    await again.goto('/tasbih')
    await expect(pad(again)).toContainText('37 of 100')
    await again.goto('/dhikr')
    await expect(again.locator('#dhikr-today')).toContainText('37 times')
  })

  test(`survives being killed ${KILLS} times in the middle of tapping`, async ({ context }) => {
    test.setTimeout(KILLS * 60_000)
    let before = 0
    for (const taps of TAPS) {
      const { begun, shown } = await tapUntilKilled(await context.newPage(), taps)
      const page = await context.newPage()
      await open(page, 'free')
      await expect.poll(() => journal(page)).toEqual([])
      const kept = await counted(page)
      expect(kept, 'what was shown is kept').toBeGreaterThanOrEqual(before + shown)
      expect(kept, 'and nothing is counted twice').toBeLessThanOrEqual(before + begun)
      before = kept
      await page.close()
    }
    expect(before).toBeGreaterThan(LEAST_SHARE * TAPS.reduce((sum, taps) => sum + taps, 0))
  })
})

test.describe('after one visit', () => {
  test.use({ serviceWorkers: 'allow' })

  test('goes on without a network', async ({ page, network }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await network.cut()
    await open(page, 'hawqala')
    await press(page, ' ', 7)
    await page.reload()
    await expect(pad(page)).toContainText(/Count: 7\s*$/)
    await page.goto('/dhikr')
    await expect(page.locator('#dhikr-today')).toContainText('7 times')
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('loses no tap of a hundred fast ones', async ({ page }) => {
    await open(page, 'subhanallah-100')
    const box = await pad(page).boundingBox()
    if (!box) throw new Error('There is no pad.')
    for (let tap = 0; tap < 100; tap++) {
      // Anywhere on it.
      await page.touchscreen.tap(box.x + 20 + ((tap * 37) % (box.width - 40)), box.y + box.height - 30)
    }
    await expect(pad(page)).toContainText('100 of 100 Complete')
    // No link of the shell lies under the thumb.
    await expect(page.getByRole('navigation', { name: 'Quick navigation' })).toBeHidden()
  })
})

test.describe('the buttons of headphones', () => {
  test.use(language('en'))

  test('count and take back while the person wants it, and are let go of', async ({ page }) => {
    await page.addInitScript(() => {
      const handlers = new Map<string, (() => void) | null>()
      Object.assign(globalThis, { headphones: handlers })
      navigator.mediaSession.setActionHandler = (action, handler) =>
        void handlers.set(action, handler as (() => void) | null)
    })
    const pressed = (action: string) =>
      page.evaluate((name) => {
        const { headphones } = globalThis as unknown as { headphones: Map<string, (() => void) | null> }
        const handler = headphones.get(name)
        handler?.()
        return handler instanceof Function
      }, action)
    await open(page, 'free')
    expect(await pressed('nexttrack'), 'nobody asked for it yet').toBe(false)
    await page.getByRole('button', { name: 'Counter settings' }).click()
    await page.getByRole('switch', { name: 'Count with headphone buttons' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    for (const action of ['nexttrack', 'nexttrack', 'play', 'pause']) expect(await pressed(action)).toBe(true)
    await expect(pad(page)).toContainText(/Count: 4\s*$/)
    await pressed('previoustrack')
    await expect(pad(page)).toContainText(/Count: 3\s*$/)
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe('Free count')
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect.poll(() => pressed('nexttrack')).toBe(false)
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect.poll(() => pressed('nexttrack')).toBe(true)
    await page.getByRole('link', { name: 'All dhikr' }).click()
    await expect(page.locator('#dhikr-today')).toContainText('4 times')
    expect(await pressed('nexttrack')).toBe(false)
  })
})

test.describe('a counter that is heard and felt', () => {
  test.use({ ...language('en'), hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('sounds and trembles as the person has chosen, everywhere', async ({ page }) => {
    await countTones(page)
    await page.addInitScript(() => {
      const felt: unknown[] = []
      Object.assign(globalThis, { felt })
      navigator.vibrate = (pattern) => felt.push(pattern) > 0
    })
    const tones = () => page.evaluate(() => Number((window as unknown as { tones: number }).tones))
    const felt = () => page.evaluate(() => (globalThis as unknown as { felt: unknown[] }).felt)
    const tap = async (times: number) => {
      for (let time = 0; time < times; time++) await pad(page).tap()
    }
    await open(page, 'after-prayer-10')
    await tap(9)
    expect(await tones(), 'it is silent at first').toBe(0)
    expect(await felt()).toContainEqual([12])
    await page.getByRole('button', { name: 'Counter settings' }).click()
    await page.getByRole('switch', { name: 'Soft sound' }).focus()
    await page.keyboard.press('Space')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await tap(1)
    expect(await felt(), 'the end of a phrase is felt as one').toContainEqual([45, 60, 45])
    const atPhrase = await tones()
    expect(atPhrase).toBe(2)
    await tap(3)
    expect(await tones()).toBe(atPhrase + 3)

    // Who wants no vibration says so once for all of Rafiq.
    await page.goto('/settings#accessibility')
    await page.getByRole('switch', { name: 'Vibration' }).focus()
    await page.keyboard.press('Space')
    await open(page, 'after-prayer-10')
    await tap(3)
    expect(await tones()).toBe(3)
    expect(await felt()).toEqual([])
  })
})

test.describe('an own dhikr', () => {
  test('is made, counted, changed, ordered, removed and brought back', async ({ page }) => {
    await page.goto('/dhikr')
    await page.getByRole('button', { name: 'New' }).click()
    await page.getByLabel('Name').fill('Evening')
    await page.getByLabel('Number of times').fill('3')
    await page.getByRole('button', { name: 'Add a phrase' }).click()
    const second = page.getByRole('group', { name: 'Phrase 2' })
    await second.getByLabel('Phrase to say').selectOption('My own words')
    await second.getByRole('textbox').fill('<b>Ya Latif</b>')
    await second.getByLabel('Number of times').fill('2')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('link', { name: 'Evening' }).click()
    await pad(page).waitFor()
    await press(page, ' ', 4)
    await expect(page.getByText('<b>Ya Latif</b>')).toBeVisible()
    await expect(pad(page)).toContainText('1 of 2')
    await page.getByRole('link', { name: 'All dhikr' }).click()

    await page.getByRole('button', { name: 'New' }).click()
    await page.getByLabel('Name').fill('Night')
    await page.getByText('No limit').click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const names = page.locator('#own-presets').locator('xpath=../..').getByRole('link')
    await expect(names).toHaveText(['Evening', 'Night'])
    await page.getByRole('button', { name: 'Move Night up' }).click()
    await expect(names).toHaveText(['Night', 'Evening'])
    await page.getByRole('button', { name: 'Edit Evening' }).click()
    await page.getByLabel('Name').fill('Every evening')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(names).toHaveText(['Night', 'Every evening'])
    await page.getByRole('button', { name: 'Delete Every evening' }).click()
    await expect(names).toHaveText(['Night'])
    await expect(page.locator('#totals')).toContainText('Deleted dhikr')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(names).toHaveText(['Night', 'Every evening'])
    await page.reload()
    await expect(names).toHaveText(['Night', 'Every evening'])
  })

  test('that is not there says so', async ({ page }) => {
    await page.goto('/tasbih/0123456789abcdef')
    await expect(page.getByRole('heading', { name: 'Dhikr not found' })).toBeVisible()
  })
})

test.describe('the history', () => {
  test('is corrected, excuses days of rest, and goes out as a table', async ({ page }) => {
    await page.clock.install({ time: Date.parse('2026-03-05T09:00:00') })
    await page.goto('/dhikr')
    await expect(page.getByText('Your counts will appear here, day by day.')).toBeVisible()
    const note = async (day: string, number: string) => {
      await page.getByRole('button', { name: 'Add or edit a day' }).click()
      await page.getByLabel('Day', { exact: true }).fill(day)
      await page.getByRole('combobox').selectOption('A treasure of Paradise')
      await page.getByLabel('Count', { exact: true }).fill(number)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
    }
    await note('2026-03-02', '40')
    await note('2026-03-04', '60')
    await expect(page.locator('#totals')).toContainText('100 times')
    await page.locator('main summary').click()
    await page.getByRole('button', { name: 'Edit A treasure of Paradise, 4 March' }).click()
    await page.getByLabel('Count', { exact: true }).fill('55')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('row', { name: /4 March A treasure of Paradise 55/ })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('row', { name: /4 March A treasure of Paradise 60/ })).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toBe(
      '\ufeffDay,Dhikr,Count\r\n2026-03-02,A treasure of Paradise,40\r\n2026-03-04,A treasure of Paradise,60\r\n',
    )
  })
})

test.describe('in Arabic on a small phone', () => {
  test.use({ ...language('ar'), viewport: { width: 320, height: 568 } })

  test('counts in the language’s own digits, and nothing is wider than the screen', async ({ page }) => {
    await page.goto('/tasbih/after-prayer')
    const counter = page.getByRole('button', { name: /^العدد:/ })
    await counter.waitFor()
    await press(page, ' ', 12)
    await expect(counter).toContainText('١٢ من ٣٣')
    for (const address of ['/tasbih/master-of-istighfar', '/dhikr']) {
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider).toBe(0)
    }
  })
})
