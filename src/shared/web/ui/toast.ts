import { useSyncExternalStore } from 'react'

export interface Toast {
  readonly id: number
  readonly title: string
  readonly description?: string
  readonly tone: 'plain' | 'destructive'
  /** What can be done about it, such as undoing it. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

let shown: Toast | undefined
let nextId = 1
const listeners = new Set<() => void>()

/** Shows a short message; it takes the place of the one that is there. */
export function toast(message: Omit<Toast, 'id' | 'tone'> & Partial<Pick<Toast, 'tone'>>): void {
  set({ id: nextId++, tone: 'plain', ...message })
}

export function dismissToast(): void {
  set(undefined)
}

export function useToast(): Toast | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
}

function set(toast: Toast | undefined): void {
  shown = toast
  for (const listener of listeners) listener()
}
