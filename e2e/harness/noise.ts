import type { BrowserContext, Page } from '@playwright/test'

/** What went wrong in a page without anybody looking, and what a test expects to go wrong. */
export interface Noise {
  /** From here on what fits `pattern` is expected. */
  readonly allow: (pattern: RegExp) => void
  /** Everything unexpected so far. */
  readonly heard: () => readonly string[]
}

/**
 * Listens to every page of the context: errors in the console, exceptions that nobody caught, requests to the product
 * that failed or were answered by an error, and requests to anybody else, of which the product makes none by itself.
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
    // A page that is left, or a query that is cancelled, ends its requests.
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
