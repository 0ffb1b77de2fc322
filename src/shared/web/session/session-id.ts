import { useSyncExternalStore } from 'react'

/** The session's public handle, as the specification keeps it; worth nothing without the cookie. */
const KEY = 'sessionId'

const listeners = new Set<() => void>()
/** Without a place to keep it, signing in holds until the page closes. */
let held: string | undefined
let ended = false

/** The handle that this device keeps; `undefined` when nobody is signed in. */
export function sessionId(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return held
  }
}

/** The same for components: also what another tab signs in or out is seen. */
export const useSessionId = (): string | undefined => useSyncExternalStore(onSessionId, sessionId)

/** Calls back when somebody signs in or out, in this tab or in another. */
export function onSessionId(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => (key === KEY || key === null) && listener()
  listeners.add(listener)
  addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', elsewhere)
  }
}

/** Keeps a handle, or forgets it. */
export function saveSessionId(id: string | undefined): void {
  held = id
  if (id !== undefined) ended = false
  try {
    if (id === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, id)
  } catch {
    // A private window; it is held.
  }
  for (const listener of listeners) listener()
}

/** The server said that this session is over: its handle is forgotten, unless another tab signed in again meanwhile. */
export function endSession(id: string): void {
  if (sessionId() !== id) return
  ended = true
  saveSessionId(undefined)
}

/** Whether the session of this page ended by itself and nobody has signed in since. */
export const sessionEnded = (): boolean => ended
