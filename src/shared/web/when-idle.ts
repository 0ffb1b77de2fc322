/** After this time `act` also runs on a busy page. */
const LONGEST_WAIT_MS = 1000
/** Safari has no idle callbacks. */
const WITHOUT_CALLBACKS_MS = 50

/** Runs `act` when the page has nothing else to do. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(act, { timeout: LONGEST_WAIT_MS })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(act, WITHOUT_CALLBACKS_MS)
  return () => clearTimeout(timer)
}
