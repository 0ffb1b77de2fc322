import type { CDPSession, Page } from '@playwright/test'

/** One response that the browser received. */
export interface Transfer {
  readonly url: string
  /** The browser's resource type: `Script`, `Font`, `Stylesheet`, `Document`, `Fetch`, … */
  readonly kind: string
  /** Bytes on the wire, headers included. */
  readonly bytes: number
}

export interface PageWeight {
  /** All responses until now. */
  readonly transfers: () => readonly Transfer[]
  /** The text of every script until now. */
  readonly scripts: () => Promise<readonly string[]>
}

/**
 * Measures the size of responses from now on through the debugger. Answers are compressed with gzip, which
 * the budgets are based on, although this browser supports better encodings.
 */
export async function weigh(page: Page): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } })
  const kinds = new Map<string, { url: string; kind: string }>()
  const done = new Map<string, Transfer>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (/^https?:/.test(response.url)) kinds.set(requestId, { url: response.url, kind: type })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = kinds.get(requestId)
    if (known) done.set(requestId, { ...known, bytes: encodedDataLength })
  })
  return {
    transfers: () => [...done.values()],
    scripts: () =>
      Promise.all(
        [...done]
          .filter(([, { kind }]) => kind === 'Script')
          .map(([requestId]) => bodyOf(session, requestId)),
      ),
  }
}

async function bodyOf(session: CDPSession, requestId: string): Promise<string> {
  const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId })
  return base64Encoded ? Buffer.from(body, 'base64').toString() : body
}

/** The total size of these transfers in thousands of bytes. */
export function kilobytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0) / 1000
}
