import { useSyncExternalStore } from 'react'

/** Things of someone who is not signed in. */
export const NOBODYS = 'rafiq'

export const databaseOf = (accountId: string | undefined) => (accountId ? `${NOBODYS}-${accountId}` : NOBODYS)

export const OWNER_KEY = 'rafiq.things.owner'
const listeners = new Set<() => void>()
/** Where the device keeps nothing, it holds until the page closes. */
let inThisPage: string | undefined

/**
 * Whose things this device shows: an account’s id, also while it is offline; nothing for nobody’s. Read anew every time,
 * so that a change of another tab counts at once.
 */
export function thingsOwner(): string | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(OWNER_KEY) ?? 'null')
    return typeof found === 'string' && /^[0-9a-f-]{36}$/.test(found) ? found : undefined
  } catch {
    return inThisPage
  }
}

export function keepOwner(accountId: string | undefined): void {
  inThisPage = accountId
  try {
    if (accountId) localStorage.setItem(OWNER_KEY, JSON.stringify(accountId))
    else localStorage.removeItem(OWNER_KEY)
  } catch {
    // A private window; nothing to do.
  }
  for (const listener of listeners) listener()
}

/** Calls back when they become somebody else’s, in this tab or in another. */
export function onOwner(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === OWNER_KEY || key === null) && listener()
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

export const useThingsOwner = (): string | undefined => useSyncExternalStore(onOwner, thingsOwner)
