/** The session's public handle, as the specification keeps it; worth nothing without the cookie. */
const KEY = 'sessionId'

/** The handle that this device keeps; `undefined` when nobody is signed in. */
export function sessionId(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a handle, or forgets it. Without a place to keep it, signing in holds until the page closes. */
export function keepSessionId(id: string | undefined): void {
  try {
    if (id === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, id)
  } catch {
    // A private window; nothing to do.
  }
}
