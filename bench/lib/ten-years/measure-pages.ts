import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { slowDown } from '../slow-phone.ts'
import { median } from '../statistics.ts'
import { saveTenYears } from './save-ten-years.ts'

const LOOKS = 5
const AIM_S = 1
/** Long enough for work that a page does after drawing. */
const REST_MS = 5000

/** Selectors of the elements that are waited for. */
interface Look {
  readonly path: string
  /** The main content of the page: all of it must be visible. */
  readonly first: readonly string[]
  /** Content that depends on all ten years. */
  readonly all?: string
}

const looks: readonly Look[] = [
  {
    path: '/dashboard',
    first: [
      '#latest-bookmarks li',
      '#latest-notes li',
      '#dhikr-today p',
      '#today-prayers ul[aria-busy=false]',
      '#left li',
      '#reading [role=progressbar]',
    ],
  },
  { path: '/bookmarks', first: ['[role=listitem]'], all: 'main button:enabled:has(.lucide-download)' },
  { path: '/dhikr', first: ['#dhikr-today p'], all: '#totals li' },
  { path: '/tasbih', first: ['main .text-xl'] },
  { path: '/goals', first: ['#goals article'], all: '#achievements li' },
  { path: '/prayer-log', first: ['#month td button'], all: '#owed p' },
  { path: '/reading', first: ['[id^=plan-] [role=progressbar]'], all: '#history li' },
]

/** Seconds from opening a page; the median of the visits. */
export interface PageTime {
  readonly path: string
  readonly heading: number
  readonly first: number
  readonly all?: number
}

/** {@link TEN_YEARS} are 60,000 records; a third of each kind are the 20,000 of the dashboard's limit. */
const A_THIRD = 1 / 3

/** Opens the pages of a person with ten years of records on a slow phone, on a repeat visit. */
export async function measurePages(address: string, executablePath: string): Promise<readonly PageTime[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const lookAtAll = async (share: number, pages: readonly Look[]) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
    await settle(context, address, share)
    const times: PageTime[] = []
    for (const each of pages) times.push(await lookOften(context, address, each))
    await context.close()
    return times
  }
  try {
    const fewer = await lookAtAll(
      A_THIRD,
      looks.filter(({ path }) => path === '/dashboard'),
    )
    const all = await lookAtAll(1, looks)
    return [...fewer.map((time) => ({ ...time, path: `${time.path}, 20,000 records` })), ...all]
  } finally {
    await browser.close()
  }
}

async function lookOften(context: BrowserContext, address: string, each: Look): Promise<PageTime> {
  const seen: PageTime[] = []
  while (seen.length < LOOKS) seen.push(await look(context, address, each))
  const middle = (of: (time: PageTime) => number) => median(seen.map(of))
  return {
    path: each.path,
    heading: middle(({ heading }) => heading),
    first: middle(({ first }) => first),
    ...(each.all && { all: middle(({ all = 0 }) => all) }),
  }
}

export function pagesTable(times: readonly PageTime[]): string {
  const seconds = (value: number | undefined) => (value === undefined ? '' : `${value.toFixed(2)} s`)
  const row = ({ path, heading, first, all }: PageTime) =>
    `| ${path} | ${seconds(heading)} | ${seconds(first)} ${first <= AIM_S ? 'met' : '**missed**'} | ${seconds(all)} |`
  return [
    `| page | its heading | what one came for (≤ ${AIM_S} s) | what takes all ten years |`,
    '| --- | ---: | ---: | ---: |',
    ...times.map(row),
  ].join('\n')
}

/** The service worker has cached the app, the typefaces and the day's data, as on any repeat visit. */
async function settle(context: BrowserContext, address: string, share: number): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${address}/bookmarks`)
  await page.locator('main h2').first().waitFor()
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  await saveTenYears(page, share)
  for (const { path, first, all } of looks) {
    await page.goto(address + path)
    await stand(page, all ? [...first, all] : first)
  }
  await page.waitForTimeout(REST_MS)
  await page.close()
}

async function look(context: BrowserContext, address: string, { path, first, all }: Look): Promise<PageTime> {
  const page = await context.newPage()
  try {
    await slowDown(page)
    const asked = performance.now()
    const since = () => (performance.now() - asked) / 1000
    await page.goto(address + path, { waitUntil: 'commit' })
    await page.locator('main h1').first().waitFor()
    const heading = since()
    await stand(page, first)
    const begun = since()
    if (all) await stand(page, [all])
    return { path, heading, first: begun, ...(all && { all: since() }) }
  } finally {
    await page.close()
  }
}

async function stand(page: Page, selectors: readonly string[]): Promise<void> {
  for (const selector of selectors) await page.locator(selector).first().waitFor()
}
