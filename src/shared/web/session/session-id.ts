import { useSyncExternalStore } from 'react'

/** The key of the session's public handle, named by the specification. The handle is useless without the cookie. */
const KEY = 'sessionId'

const listeners = new Set<() => void>()
/** The handle on a device that stores nothing. It lasts until the page closes. */
let held: string | undefined
let ended = false

/** The stored handle; `undefined` for a guest. */
export function sessionId(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return held
  }
}

/** {@link sessionId} as a hook; it also follows sign-ins and sign-outs in other tabs. */
export const useSessionId = (): string | undefined => useSyncExternalStore(onSessionId, sessionId)

/** Calls `listener` after a sign-in or sign-out, in this tab or another. */
export function onSessionId(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => (key === KEY || key === null) && listener()
  listeners.add(listener)
  addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', elsewhere)
  }
}

/** Stores a handle, or removes it. */
export function saveSessionId(id: string | undefined): void {
  held = id
  if (id !== undefined) ended = false
  try {
    if (id === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, id)
  } catch {
    // A private window: the handle stays in memory.
  }
  for (const listener of listeners) listener()
}

/** Removes the handle of an expired session, unless another tab has signed in again. */
export function endSession(id: string): void {
  if (sessionId() !== id) return
  ended = true
  saveSessionId(undefined)
}

/** Whether this page's session expired and nobody has signed in since. */
export const sessionEnded = (): boolean => ended
