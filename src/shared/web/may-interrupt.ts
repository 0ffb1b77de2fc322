import { isPrivate } from './private-mode.ts'

const A_MINUTE = 60_000
const A_DAY = 24 * 60 * A_MINUTE
/** Time to prepare for a prayer. */
const BEFORE_PRAYER = 5 * A_MINUTE
/** Time for the adhan and the prayer. */
const AFTER_ADHAN = 20 * A_MINUTE

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const openLayers = 'dialog[open], [aria-modal="true"], [role="menu"]'

/** What the page itself doesn't show. */
export interface Surroundings {
  /** Milliseconds. */
  readonly now: number
  /** When the prayers begin, in milliseconds; empty if the place isn't known. Those of any day near `now` will do. */
  readonly prayerStarts: readonly number[]
  /** Whether audio plays. */
  readonly isListening: boolean
}

/**
 * Whether something may open automatically. It may on the home page alone, so never over reading, counting or
 * a form; not around a prayer, from 5 minutes before its time to 20 minutes after it; not while audio plays, a
 * field has the focus, another dialog or menu is open, or the page is hidden, printed or full screen; and never
 * in private mode.
 */
export function mayInterrupt({ now, prayerStarts, isListening }: Surroundings): boolean {
  return (
    location.pathname === '/' &&
    !isListening &&
    !prayerStarts.some((start) => isAround(start, now)) &&
    document.visibilityState === 'visible' &&
    !document.fullscreenElement &&
    !document.activeElement?.matches(fields) &&
    !document.querySelector(openLayers) &&
    !matchMedia('print').matches &&
    !isPrivate()
  )
}

/** From one day to the next a prayer moves by few minutes at most, so its time of today holds for yesterday and tomorrow. */
function isAround(start: number, now: number): boolean {
  const sinceQuiet = (((now - start + BEFORE_PRAYER) % A_DAY) + A_DAY) % A_DAY
  return sinceQuiet < BEFORE_PRAYER + AFTER_ADHAN
}
