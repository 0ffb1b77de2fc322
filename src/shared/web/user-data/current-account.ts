import { useSyncExternalStore } from 'react'

/** Records of someone who is not signed in. */
export const GUEST = 'rafiq'

export const databaseOf = (accountId: string | undefined) => (accountId ? `${GUEST}-${accountId}` : GUEST)

export const ACCOUNT_KEY = 'rafiq.account'
const listeners = new Set<() => void>()
/** The account on a device that stores nothing. It lasts until the page closes. */
let inThisPage: string | undefined

/**
 * The id of the account whose records this device shows, even offline; `undefined` for a guest. Read from storage each time,
 * so that a change in another tab takes effect at once.
 */
export function currentAccount(): string | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(ACCOUNT_KEY) ?? 'null')
    return typeof found === 'string' && /^[0-9a-f-]{36}$/.test(found) ? found : undefined
  } catch {
    return inThisPage
  }
}

export function setCurrentAccount(accountId: string | undefined): void {
  inThisPage = accountId
  try {
    if (accountId) localStorage.setItem(ACCOUNT_KEY, JSON.stringify(accountId))
    else localStorage.removeItem(ACCOUNT_KEY)
  } catch {
    // A private window can't store it.
  }
  for (const listener of listeners) listener()
}

/** Calls `listener` when the account changes, in this tab or another. */
export function onCurrentAccount(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === ACCOUNT_KEY || key === null) && listener()
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

export const useCurrentAccount = (): string | undefined =>
  useSyncExternalStore(onCurrentAccount, currentAccount)
