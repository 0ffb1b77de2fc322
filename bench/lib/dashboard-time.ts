import { type Browser, chromium, type Page } from '@playwright/test'
import { slowDown } from './slow-phone.ts'
import { median } from './statistics.ts'

const LOOKS = 3
const THINGS = 20_000
const AIM_S = 1

/** Seconds from asking for the dashboard until its heading, its bookmarks and its notes stand. */
interface DashboardTime {
  readonly heading: number
  readonly things: number
  /** The same for the first bookmark of `/bookmarks`. */
  readonly bookmarks: number
}

/** Opens the dashboard and the bookmarks of a person with 20,000 things on a slow phone that was here before. */
export async function measureDashboard(address: string, executablePath: string): Promise<DashboardTime> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const looks: DashboardTime[] = []
    while (looks.length < LOOKS) looks.push(await look(browser, address))
    return {
      heading: median(looks.map(({ heading }) => heading)),
      things: median(looks.map(({ things }) => things)),
      bookmarks: median(looks.map(({ bookmarks }) => bookmarks)),
    }
  } finally {
    await browser.close()
  }
}

export function dashboardTable({ heading, things, bookmarks }: DashboardTime): string {
  const line = (name: string, seconds: number) =>
    `| ${name} | ${seconds.toFixed(2)} s | ≤ ${AIM_S} s ${seconds <= AIM_S ? 'met' : '**missed**'} |`
  return [
    '|  | measured | aim |',
    '| --- | ---: | ---: |',
    line('the dashboard’s heading stands', heading),
    line('its latest bookmarks and notes stand', things),
    line('the first of 20,000 bookmarks stands', bookmarks),
  ].join('\n')
}

async function look(browser: Browser, address: string): Promise<DashboardTime> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  try {
    const page = await context.newPage()
    await page.goto(`${address}/bookmarks`)
    await page.locator('main h2').first().waitFor()
    // The service worker keeps the program, as on any second visit.
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await keepThings(page)
    // Once at full speed: the faces and what the day needs are there, as on any second visit.
    await page.goto(`${address}/dashboard`)
    await page.locator('#latest-bookmarks li').first().waitFor()
    await slowDown(page)
    let asked = performance.now()
    const since = () => (performance.now() - asked) / 1000
    await page.goto(`${address}/dashboard`, { waitUntil: 'commit' })
    await page.locator('main h1').waitFor()
    const heading = since()
    await page.locator('#latest-bookmarks li').first().waitFor()
    await page.locator('#latest-notes li').first().waitFor()
    const things = since()
    asked = performance.now()
    await page.goto(`${address}/bookmarks`, { waitUntil: 'commit' })
    await page.locator('[role=listitem]').first().waitFor()
    return { heading, things, bookmarks: since() }
  } finally {
    await context.close()
  }
}

/** 20,000 things of a person: bookmarks of every sort, and notes. As text, because here is no DOM to compile against. */
const keepThings = (page: Page): Promise<unknown> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const open = indexedDB.open('rafiq')
    open.onerror = () => reject(open.error)
    open.onsuccess = () => {
      const change = open.result.transaction('things', 'readwrite')
      const things = change.objectStore('things')
      for (let each = 0; each < ${THINGS}; each += 1) {
        const at = each.toString(36).padStart(10, '0') + '-0000-seededseededseed'
        const when = new Date(Date.UTC(2026, 0, 1) + each * 60000).toISOString()
        const isNote = each % 10 === 0
        const value = isNote
          ? { text: 'Note ' + each + ' about patience and ease', writtenAt: when, changedAt: when }
          : { savedAt: when, title: 'Mosque ' + each }
        const id = isNote ? 'note-' + each : each <= 286 ? 'verse/2:' + each : 'mosque/' + each
        things.put({ kind: isNote ? 'note' : 'bookmark', id, value, at })
      }
      change.oncomplete = () => {
        open.result.close()
        resolve()
      }
    }
  })`)
