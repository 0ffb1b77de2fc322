import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the person asked for less movement. */
export const useCalm = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = query()
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () =>
      query().matches ||
      document.documentElement.dataset.accessibility?.split(' ').includes('reduce-motion') === true,
  )
