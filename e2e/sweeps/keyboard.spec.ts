import type { Page } from '@playwright/test'
import { pages } from '#shared/core/pages.ts'
import { expect, language, test } from '../fixtures.ts'
import { cellsOf, pairs } from '../harness/sweep.ts'
import { seedRecords } from '../records.ts'

const INSTANT = '2026-11-20T10:00:00.000Z'
const KEPT = {
  bookmark: { 'verse/2:255': { savedAt: INSTANT }, 'surah/36': { savedAt: INSTANT } },
  note: { 'a-note': { about: 'verse/2:255', text: 'A note', writtenAt: INSTANT, changedAt: INSTANT } },
  goal: { charity: { measure: 'charity', target: 1, period: 'week', from: '2026-11-01', order: 0 } },
  'prayer-log': { '2026-11-20/fajr': { state: 'onTime' } },
}
/** Longer pages repeat themselves. */
const MOST_STOPS = 35
/** Day, month, year and the picker of a date field are one stop each. */
const PARTS_OF_A_FIELD = 6

interface Stop {
  /** An id to recognise the stop. */
  readonly what: string
  /** The order of the first visit. */
  readonly number: number
  readonly named: boolean
  /** Whether a style around it shows the focus. */
  readonly ringed: boolean
  /** Whether any part of it is visible. */
  readonly seen: boolean
}

/** The focused element; `undefined` if it is the page itself. */
const stopOn = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const stop = document.activeElement
    if (!stop || stop === document.body) return undefined
    const known = globalThis as unknown as { stops?: Element[] }
    known.stops ??= []
    if (!known.stops.includes(stop)) known.stops.push(stop)
    const isRinged = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    }
    const labels = [...((stop as HTMLInputElement).labels ?? [])]
    const about = stop.getAttribute('aria-labelledby')?.split(' ') ?? []
    const names = [
      stop.getAttribute('aria-label'),
      ...[stop, ...labels, ...about.map((id) => document.getElementById(id))].map(
        (each) => each?.textContent,
      ),
    ]
    const { parentElement: around } = stop
    const near = [stop, around, around?.parentElement, ...(around?.children ?? [])]
    // If only the label of a field is visible, checks the label.
    const shown = (stop.clientWidth <= 1 && stop.closest('label')) || stop
    const { left, top, width, height } = shown.getBoundingClientRect()
    const parts = [0.1, 0.5, 0.9]
    const points = parts.flatMap((x) => parts.map((y) => [left + width * x, top + height * y] as const))
    return {
      what: stop.outerHTML.slice(0, 160),
      named: names.some((name) => name?.trim()),
      number: known.stops.indexOf(stop),
      ringed: near.some((element) => element && isRinged(element)) || isRinged(stop, '::before'),
      seen: points.some(([x, y]) => shown.contains(document.elementFromPoint(x, y))),
    }
  })

/** Problems of the tab stops of a page, from its beginning to its end. */
async function walk(page: Page): Promise<readonly string[]> {
  const wrong: string[] = []
  let [before, still] = [-1, 0]
  for (let steps = 0; steps < MOST_STOPS; steps++) {
    await page.keyboard.press('Tab')
    const stop = await stopOn(page)
    // After the last stop, the focus leaves the page or returns to the first one.
    if (!stop || stop.number < Math.min(before, 1)) break
    if (!stop.named) wrong.push(`no name: ${stop.what}`)
    still = stop.number === before ? still + 1 : 0
    // The picker of a date field has the browser’s own focus ring.
    if (!stop.ringed && still === 0) wrong.push(`no ring: ${stop.what}`)
    if (!stop.seen) wrong.push(`behind something: ${stop.what}`)
    if (stop.number < before || still > PARTS_OF_A_FIELD) {
      wrong.push(`a trap: ${stop.what}`)
      break
    }
    before = stop.number
  }
  return wrong
}

// The viewport with the least room above the bottom bar.
test.use({ viewport: { width: 360, height: 640 } })

const PAGES_PER_CELL = 7
const groups = Array.from({ length: Math.ceil(pages.length / PAGES_PER_CELL) }, (_, group) =>
  pages.slice(group * PAGES_PER_CELL, (group + 1) * PAGES_PER_CELL),
)

for (const [code, group] of cellsOf(pairs(['en', 'ar'] as const, groups))) {
  test.describe(`the Tab key in ${code}`, () => {
    test.use(language(code))

    test(`goes through ${group[0]?.path} to ${group.at(-1)?.path}`, async ({ page }) => {
      await seedRecords(page, KEPT)
      const wrong: Record<string, readonly string[]> = {}
      for (const { path } of group) {
        await page.goto(path)
        await expect(page.locator('main h1').first()).toBeAttached()
        const found = await walk(page)
        if (found.length > 0) wrong[path] = found
      }
      expect(wrong).toEqual({})
    })
  })
}
