import type { BrowserContext, Page } from '@playwright/test'

/** Problems of a page that no test checks explicitly, except those that a test allows. */
export interface Noise {
  /** From now on problems that match `pattern` are allowed. */
  readonly allow: (pattern: RegExp) => void
  /** All unexpected problems so far. */
  readonly heard: () => readonly string[]
}

/**
 * Watches every page of the context: console errors, uncaught exceptions, failed requests to the product, and
 * requests to other hosts, which the product never makes by default.
 */
export function listen(context: BrowserContext, address: string): Noise {
  const heard: string[] = []
  const allowed: RegExp[] = []
  const hear = (what: string) => {
    if (!allowed.some((pattern) => pattern.test(what))) heard.push(what)
  }
  const isOwn = (url: string) => url.startsWith(`${address}/`)
  const listenTo = (page: Page) => page.on('pageerror', (error) => hear(`exception: ${error.stack || error}`))

  context.pages().forEach(listenTo)
  context.on('page', listenTo)
  context.on('console', (message) => {
    if (message.type() === 'error') hear(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url()) && !isOwn(request.url()))
      hear(`foreign request: ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    // Leaving a page or cancelling a query aborts its requests.
    if (isOwn(request.url()) && reason !== 'net::ERR_ABORTED')
      hear(`failed request: ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (isOwn(response.url()) && response.status() >= 400) {
      hear(`error answer: ${response.status()} ${response.url()}`)
    }
  })
  return { allow: (pattern) => allowed.push(pattern), heard: () => heard }
}
