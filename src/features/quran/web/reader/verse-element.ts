import { parseVerseKey, type VersePlace, verseKey } from '../../core/index.ts'
import { markAutoScroll } from './auto-scroll.ts'

/** The element of a verse on the page; `undefined` while it is not drawn. */
export function verseElement(place: VersePlace): HTMLElement | undefined {
  return document.getElementById(verseKey(place)) ?? undefined
}

/** Frames after which what stands above a verse has its real height. */
const SETTLED_AFTER = 6
const NEAR_ENOUGH_PX = 4

/**
 * Brings a verse to the top of the page. Verses outside of the screen have estimated heights until they come near, so
 * the way is corrected as long as it changes.
 */
export function scrollToVerse(element: HTMLElement, options: { smooth?: boolean } = {}): void {
  markAutoScroll()
  element.scrollIntoView({ block: 'start', behavior: options.smooth ? 'smooth' : 'instant' })
  if (options.smooth) return
  let before = element.getBoundingClientRect().top
  let frames = 0
  const correct = () => {
    if (!element.isConnected) return
    const top = element.getBoundingClientRect().top
    if (Math.abs(top - before) > NEAR_ENOUGH_PX) element.scrollIntoView({ block: 'start' })
    before = element.getBoundingClientRect().top
    if (frames++ < SETTLED_AFTER) requestAnimationFrame(correct)
  }
  requestAnimationFrame(correct)
}

/** Below the header and the reader's bar, where the eye begins. */
const READING_LINE_PX = 96
const STEP_PX = 24
const STEPS = 8

/** The verse that stands at the reading line; `undefined` when there is none near it. */
export function verseInView(): VersePlace | undefined {
  for (let step = 0; step < STEPS; step++) {
    const y = READING_LINE_PX + step * STEP_PX
    for (const x of [innerWidth / 2, innerWidth * 0.3, innerWidth * 0.7]) {
      const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-verse]')
      const place = element && parseVerseKey(element.dataset.verse ?? '')
      if (place) return place
    }
  }
  return undefined
}
