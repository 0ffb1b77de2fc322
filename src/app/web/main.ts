import '#shared/web/styles/main.css'
import { interfaceLanguage } from '#shared/core/languages.ts'
import { deviceZone } from '#shared/web/device-zone.ts'
import { interfaceFonts } from '#shared/web/fonts.ts'
import { preferredLanguage, startMessages } from '#shared/web/i18n/i18n.ts'
import { retryImport } from '#shared/web/retry-import.ts'
import { englishMessages, loadFirstMessages, loadPageMessages } from './first-messages.ts'

const LONGEST_WAIT_MS = 500

/** Loads the messages, then the app, which is evaluated after the first paint. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const language = preferredLanguage()
  const shown = interfaceLanguage(language)
  const [texts] = await Promise.all([loadFirstMessages(shown), interfaceFonts(shown), firstPaint(root)])
  startMessages({ language, texts, english: englishMessages, fetch: loadPageMessages })
  const program = retryImport(() => import('./draw.tsx'))
  // The first use of time zones is slow, so it happens while the app loads.
  deviceZone()
  const { draw } = await program
  await draw(root)
}

/**
 * Resolves after the first paint, so that the server's HTML is seen before the app replaces it. A hidden page paints
 * nothing, and the saved shell is empty.
 */
async function firstPaint(root: HTMLElement): Promise<void> {
  if (document.hidden || root.childElementCount === 0) return
  const painted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
  const longEnough = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
  await Promise.race([painted, longEnough])
}

void start()
