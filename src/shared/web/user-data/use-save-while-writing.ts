import { useEffect } from 'react'

/** How long the hand rests before what it wrote is kept. */
const REST_MS = 400

/**
 * Calls `keep` whenever the hand rests after a change of `written`, when the page is left and when the field goes. `keep`
 * stays the same between changes of what it keeps.
 */
export function useSaveWhileWriting(keep: () => void, written: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of what is written begins a new rest.
  useEffect(() => {
    const timer = setTimeout(keep, REST_MS)
    return () => clearTimeout(timer)
  }, [written, keep])
  useEffect(() => {
    addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
      keep()
    }
  }, [keep])
}
