/** The page is at rest after this time without scrolling, followed by two frames without scrolling. */
const REST_MS = 1200

let isAutomatic = false
let restTimer: ReturnType<typeof setTimeout> | undefined

/**
 * Call this when code scrolls the page or the page's size changes. Until the page is at rest or the user scrolls,
 * scrolling counts as automatic.
 */
export function markAutoScroll(): void {
  isAutomatic = true
  clearTimeout(restTimer)
  const timer = setTimeout(() => {
    const before = scrollY
    // A busy device may not have scrolled yet.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (restTimer !== timer) return
        if (scrollY === before) isAutomatic = false
        else markAutoScroll()
      }),
    )
  }, REST_MS)
  restTimer = timer
}

/** Whether the page scrolls automatically and not because of the user. */
export const isAutoScrolling = (): boolean => isAutomatic

const SCROLLING_KEY = /^(Arrow(Up|Down)|Page(Up|Down)|Home|End|Tab)$/

/** Detects scrolling by wheel, touch, key or scroll bar. Returns a function that stops watching. */
export function watchUserScroll(): () => void {
  const onUserScroll = () => {
    isAutomatic = false
    // Momentum scrolling afterwards is the user's too.
    clearTimeout(restTimer)
    restTimer = undefined
  }
  // The space bar scrolls only if nothing has the focus.
  const onKey = ({ key, target }: KeyboardEvent) =>
    (SCROLLING_KEY.test(key) || (key === ' ' && target === document.body)) && onUserScroll()
  // The scroll bar, and autoscrolling with the middle button.
  const onPress = ({ target, button }: PointerEvent) =>
    (target === document.documentElement || button === 1) && onUserScroll()
  const ends = new AbortController()
  const options = { passive: true, capture: true, signal: ends.signal }
  for (const name of ['wheel', 'touchmove'] as const) addEventListener(name, onUserScroll, options)
  addEventListener('keydown', onKey, options)
  addEventListener('pointerdown', onPress, options)
  return () => ends.abort()
}
