import { chromium } from '@playwright/test'
import { kilobytes, weigh } from '../../e2e/harness/page-weight.ts'
import { place } from '../../e2e/harness/places.ts'

const FIRST_LOAD_MS = 3000

/**
 * The transferred size of the home page in the first three seconds of a first visit, in thousands of bytes
 * with gzip.
 */
export interface PageSize {
  readonly scripts: number
  readonly withoutFonts: number
  readonly fonts: number
}

/** Opens the home page on a phone in London, in English, as in the budget tests. */
export async function measurePage(address: string, executablePath: string): Promise<PageSize> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const context = await browser.newContext({
      ...place('London'),
      viewport: { width: 390, height: 844 },
      locale: 'en-GB',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    const weight = await weigh(page)
    await page.goto(address)
    await page.waitForTimeout(FIRST_LOAD_MS)
    const transfers = weight.transfers()
    const fonts = transfers.filter(({ kind }) => kind === 'Font')
    return {
      scripts: kilobytes(transfers.filter(({ kind }) => kind === 'Script')),
      withoutFonts: kilobytes(transfers) - kilobytes(fonts),
      fonts: kilobytes(fonts),
    }
  } finally {
    await browser.close()
  }
}
