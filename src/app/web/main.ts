import '#shared/web/styles/main.css'
import { deviceZone } from '#shared/web/device-zone.ts'
import { interfaceFonts } from '#shared/web/fonts.ts'
import { preferredLanguage, startTexts } from '#shared/web/i18n/i18n.ts'
import { untilFetched } from '#shared/web/until-fetched.ts'
import { englishTexts, loadPageTexts, loadTexts, translated } from './texts.ts'

const LONGEST_WAIT_MS = 500

/** Texts first, then the program, which is evaluated after the page's first words are painted. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  const language = preferredLanguage()
  const [texts] = await Promise.all([loadTexts(language), interfaceFonts(language.code), firstPaint(root)])
  startTexts({ language, texts, english: englishTexts, translated, fetch: loadPageTexts })
  const program = untilFetched(() => import('./draw.tsx'))
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
