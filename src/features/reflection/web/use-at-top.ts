import { useSyncExternalStore } from 'react'

/** As far as a resting finger may move the page. */
const NEAR_TOP = 80

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Whether the page is at its top. */
export const useAtTop = (): boolean => useSyncExternalStore(subscribe, () => scrollY <= NEAR_TOP)
