import type { QueryClient } from '@tanstack/react-query'
import { logout, type User } from '#shared/core/session/session.contract.ts'
import { call } from '../api/call.ts'
import { whileNoSync } from '../user-data/sync-lock.ts'
import { countUnsent, startSyncLoop, syncNow, type UnsentCount } from '../user-data/sync-loop.ts'
import { retryUnsaved, switchToAccount, switchToGuest } from '../user-data/user-records.ts'
import { clearUser, saveUser } from './use-user.ts'

let syncing = false

/** Nobody waits longer for a network that says nothing. */
const LONGEST_WAIT_MS = 6000
const atMost = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])

/** Begins to keep the device and the account the same; once a page. */
export function startSync(): void {
  if (syncing) return
  syncing = true
  startSyncLoop()
}

/** What follows a successful sign-in: the handle is kept and the device's things become the account's. */
export async function beginAccountSession(
  client: QueryClient,
  answer: { readonly sessionId: string; readonly user: User },
): Promise<void> {
  saveUser(client, answer.user, answer.sessionId)
  try {
    await whileNoSync(() => switchToAccount(answer.user.id))
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: whoever looks for the reason finds it.
    console.warn('The device keeps nothing, so nothing of the account either.', error)
  }
  startSync()
  await atMost(syncNow())
}

/** What the account has not got yet, after a try to keep it here and to send it. */
export async function sendThenCountUnsent(): Promise<UnsentCount> {
  await retryUnsaved()
  await atMost(syncNow())
  return countUnsent()
}

/** Signs out, whatever the server says: the handle, the answers and the account's things leave the device. */
export async function signOut(client: QueryClient): Promise<void> {
  // A sync meanwhile, of this tab or of another, would find that the session ended by itself and say so.
  await whileNoSync(async () => {
    const heard = call(logout).catch((error) => {
      // biome-ignore lint/suspicious/noConsole: the specification has failures logged.
      console.warn('The server did not hear of the sign-out.', error)
    })
    await atMost(heard)
    try {
      await switchToGuest()
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: whoever looks for the reason finds it.
      console.warn('The device’s things could not be opened.', error)
    }
    clearUser(client)
  })
}
