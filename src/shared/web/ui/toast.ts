import { store } from '../store.ts'

export interface Toast {
  readonly id: number
  readonly title: string
  readonly description?: string
  readonly tone: 'plain' | 'destructive'
  /** A single action, such as undo. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

const shown = store<Toast | undefined>(undefined)
let nextId = 1

/** Shows a short message, replacing the current one. */
export function toast(message: Omit<Toast, 'id' | 'tone'> & Partial<Pick<Toast, 'tone'>>): void {
  shown.set({ id: nextId++, tone: 'plain', ...message })
}

export const dismissToast = (): void => shown.set(undefined)

export const useToast = (): Toast | undefined => shown.use()
