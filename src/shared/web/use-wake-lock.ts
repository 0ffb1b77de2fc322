import { useEffect } from 'react'

export const canStayAwake = (): boolean => 'wakeLock' in navigator

/** Keeps the screen on while `on` is set and the page is visible. A device that is low on power may refuse. */
export function useWakeLock(on: boolean): void {
  useEffect(() => {
    if (!on || !canStayAwake()) return
    let gone = false
    let lock: WakeLockSentinel | undefined
    const ask = async () => {
      if (document.hidden || (lock && !lock.released)) return
      const found = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (gone) void found?.release()
      else lock = found
    }
    // The browser releases the lock when the page is hidden.
    document.addEventListener('visibilitychange', ask)
    void ask()
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [on])
}
