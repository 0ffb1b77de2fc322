import type { Page } from '@playwright/test'
import { expect, language, test } from './fixtures.ts'
import { recordsOn } from './records.ts'

/** How often the page is killed. */
const KILLS = Number(process.env.KILL_RUNS ?? 2)
/** The number of taps before each kill: one to seven, with a different start every day. */
const TAPS = Array.from({ length: KILLS }, (_, round) => 1 + ((round + (Number(process.env.SWEEP) || 0)) % 7))
/** The minimum number of counted taps, so that the test proves something. */
const LEAST_SHARE = 0.63

const pad = (page: Page) => page.getByRole('button', { name: /^Count:/ })

/** Opens the counter of a preset and waits until it can be tapped. */
async function open(page: Page, preset?: string) {
  await page.goto(preset ? `/tasbih/${preset}` : '/tasbih')
  await pad(page).waitFor()
}

/** Presses the key repeatedly without a pause. */
async function press(page: Page, key: string, times: number) {
  for (let time = 0; time < times; time++) await page.keyboard.press(key)
}

/**
 * Taps as fast as possible and kills the page soon after the given number of taps was shown; returns how many
 * were started and shown.
 */
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
        // The page continues while the test is notified.
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

/** Requests to the device that may not have been completed. */
const journal = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('journal')))

const counted = async (page: Page) =>
  Object.values(await recordsOn(page, 'dhikr-count')).reduce<number>((sum, total) => sum + Number(total), 0)

test.describe('counting', () => {
  test('survives a page that is killed with the last tap', async ({ page, context }) => {
    await open(page, 'tahlil-100')
    // The renderer dies during the taps, before a slow write could finish.
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

  test('works offline', async ({ page, network }) => {
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
      // Anywhere in the tap area.
      await page.touchscreen.tap(box.x + 20 + ((tap * 37) % (box.width - 40)), box.y + box.height - 30)
    }
    await expect(pad(page)).toContainText('100 of 100 Complete')
    // No link of the shell is below the tap area.
    await expect(page.getByRole('navigation', { name: 'Quick navigation' })).toBeHidden()
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
