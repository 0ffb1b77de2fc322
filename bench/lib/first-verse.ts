import { type Browser, chromium } from '@playwright/test'
import { slowDown } from './slow-phone.ts'
import { median } from './statistics.ts'

const LOOKS = 5

/** The beginning of the longest surah's text. */
export interface FirstVerse {
  /** Seconds from opening the page until the first verse of surah 2 is visible, on a first visit. */
  readonly seconds: number
  /** The transferred size of `/api/quran/surah/2` with Brotli, in thousands of bytes. */
  readonly surah: number
}

/** Opens surah 2 in the reader on a slow phone with an empty cache. The median counts. */
export async function measureFirstVerse(address: string, executablePath: string): Promise<FirstVerse> {
  const firstVerse = await firstVerseOf(address)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const looks: number[] = []
    while (looks.length < LOOKS) looks.push(await look(browser, `${address}/quran/reader/2`, firstVerse))
    return { seconds: median(looks), surah: await bytesOf(`${address}/api/quran/surah/2`) }
  } finally {
    await browser.close()
  }
}

async function firstVerseOf(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/verses?surah=2&limit=1`)
  const [verse] = (await answer.json()) as readonly { readonly arabicText: string }[]
  if (!verse) throw new Error('The server knows no first verse of surah 2.')
  return verse.arabicText
}

async function look(browser: Browser, address: string, verse: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await slowDown(page)
    const asked = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('#root .quran-text', { hasText: verse }).first().waitFor()
    return (performance.now() - asked) / 1000
  } finally {
    await context.close()
  }
}

async function bytesOf(address: string): Promise<number> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  return Number(answer.headers.get('content-length')) / 1000
}
