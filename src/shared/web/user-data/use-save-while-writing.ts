import { useEffect } from 'react'

/** The pause in typing after which the text is saved. */
const REST_MS = 400

/**
 * Calls `save` after each pause in changing `written`, when the page is hidden or closed, and when the field disappears.
 * `save` must be the same function until it saves to another place.
 */
export function useSaveWhileWriting(save: () => void, written: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change restarts the pause.
  useEffect(() => {
    const timer = setTimeout(save, REST_MS)
    return () => clearTimeout(timer)
  }, [written, save])
  useEffect(() => {
    addEventListener('pagehide', save)
    document.addEventListener('visibilitychange', save)
    return () => {
      removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', save)
      save()
    }
  }, [save])
}
