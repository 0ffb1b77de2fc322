import { parseVerseKey, type VersePlace, verseKey } from '../../core/index.ts'
import { markAutoScroll } from './auto-scroll.ts'

/** The element of a verse; `undefined` while it is not rendered. */
export function verseElement(place: VersePlace): HTMLElement | undefined {
  return document.getElementById(verseKey(place)) ?? undefined
}

/** Frames after which everything above a verse has its real height. */
const CORRECTION_FRAMES = 6
const NEAR_ENOUGH_PX = 4

/**
 * Scrolls a verse to the top. Verses off screen have estimated heights until they come near, so the position is corrected
 * for a few frames.
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
    if (frames++ < CORRECTION_FRAMES) requestAnimationFrame(correct)
  }
  requestAnimationFrame(correct)
}

/** Just below the header and the reader's bar. */
const READING_LINE_PX = 96
const STEP_PX = 24
const STEPS = 8

/** The verse at or just below the reading line, if any. */
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
