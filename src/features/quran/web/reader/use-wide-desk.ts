import { useSyncExternalStore } from 'react'

const wide = matchMedia('(min-width: 75rem)')

/** Whether two pages of the mushaf have room beside each other. */
export function useWideDesk(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wide.addEventListener('change', listener)
      return () => wide.removeEventListener('change', listener)
    },
    () => wide.matches,
  )
}
