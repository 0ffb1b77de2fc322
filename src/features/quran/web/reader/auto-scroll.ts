/** After so long without a movement, and two frames that show none, the page is at rest. */
const REST_MS = 1200

let byItself = false
let resting: ReturnType<typeof setTimeout> | undefined

/**
 * To be called when the page is told to scroll, or what stands on it changes its size: until it is at rest, or the
 * person moves it, what scrolls is the page and not the person.
 */
export function markAutoScroll(): void {
  byItself = true
  clearTimeout(resting)
  const begun = setTimeout(() => {
    const before = scrollY
    // A device that is too busy to draw has not moved the page yet.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (resting !== begun) return
        if (scrollY === before) byItself = false
        else markAutoScroll()
      }),
    )
  }, REST_MS)
  resting = begun
}

/** Whether the page moves by itself, and not because somebody moves it. */
export const isAutoScrolling = (): boolean => byItself

const SCROLLING_KEY = /^(Arrow(Up|Down)|Page(Up|Down)|Home|End|Tab)$/

/** Notices when the person moves the page: by wheel, finger, key or the bar beside it. Returns what ends that. */
export function watchUserScroll(): () => void {
  const person = () => {
    byItself = false
    // What glides on after that is theirs too.
    clearTimeout(resting)
    resting = undefined
  }
  // The space bar presses what has the focus, and scrolls where nothing has.
  const onKey = ({ key, target }: KeyboardEvent) =>
    (SCROLLING_KEY.test(key) || (key === ' ' && target === document.body)) && person()
  // The bar, and a press that scrolls by moving the mouse.
  const onPress = ({ target, button }: PointerEvent) =>
    (target === document.documentElement || button === 1) && person()
  const ends = new AbortController()
  const options = { passive: true, capture: true, signal: ends.signal }
  for (const name of ['wheel', 'touchmove'] as const) addEventListener(name, person, options)
  addEventListener('keydown', onKey, options)
  addEventListener('pointerdown', onPress, options)
  return () => ends.abort()
}
