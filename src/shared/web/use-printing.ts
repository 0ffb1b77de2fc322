import { useSyncExternalStore } from 'react'

let printing = false

function subscribe(onChange: () => void): () => void {
  const turn = ({ type }: Event) => {
    printing = type === 'beforeprint'
    onChange()
  }
  addEventListener('beforeprint', turn)
  addEventListener('afterprint', turn)
  return () => {
    removeEventListener('beforeprint', turn)
    removeEventListener('afterprint', turn)
  }
}

/** Whether the page is being printed. Components render again before the print. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing)
