import '#shared/web/styles/main.css'
import { deviceZone } from '#shared/web/device-zone.ts'
import { interfaceFonts } from '#shared/web/fonts.ts'
import { preferredLanguage, startMessages } from '#shared/web/i18n/i18n.ts'
import { retryImport } from '#shared/web/retry-import.ts'
import { englishMessages, loadFirstMessages, loadPageMessages, translated } from './first-messages.ts'

const LONGEST_WAIT_MS = 500

/** Texts first, then the program, which is evaluated after the page's first words are painted. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const language = preferredLanguage()
  const [texts] = await Promise.all([
    loadFirstMessages(language),
    interfaceFonts(language.code),
    firstPaint(root),
  ])
  startMessages({ language, texts, english: englishMessages, translated, fetch: loadPageMessages })
  const program = retryImport(() => import('./draw.tsx'))
  // While it is on its way: the first question about time zones is slow, and drawing asks it.
  deviceZone()
  const { draw } = await program
  await draw(root)
}

/**
 * Lets the page's first words be seen before the program takes their place. A hidden page paints nothing, and the kept
 * shell has no words.
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
