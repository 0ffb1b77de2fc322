import type { QueryClient } from '@tanstack/react-query'
import { logout, type User } from '#shared/core/session/session.contract.ts'
import { call } from '../api/call.ts'
import { removeAccountAnswers } from '../user-data/account-answers.ts'
import { whileNoSync } from '../user-data/sync-lock.ts'
import { countUnsent, syncNow, type UnsentCount } from '../user-data/sync-loop.ts'
import { retryUnsaved, switchToAccount, switchToGuest } from '../user-data/user-records.ts'
import { startSync } from './start-sync.ts'
import { clearUser, saveUser } from './use-user.ts'

/** The time limit for a server that doesn't answer. */
const LONGEST_WAIT_MS = 6000
const atMost = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])

/**
 * Stores the session of a successful sign-in, adopts guest data and syncs. Cached answers of another account, whose session
 * may have ended without a sign-out, are removed.
 */
export async function beginAccountSession(
  client: QueryClient,
  answer: { readonly sessionId: string; readonly user: User },
): Promise<void> {
  saveUser(client, answer.user, answer.sessionId)
  try {
    await whileNoSync(() => switchToAccount(answer.user.id))
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the console shows the reason.
    console.warn('The device stores nothing, so nothing of the account either.', error)
  }
  await removeAccountAnswers(answer.user.id)
  startSync()
  await atMost(syncNow())
}

/** Tries to save and sync everything, then counts the records that the account still lacks. */
export async function sendThenCountUnsent(): Promise<UnsentCount> {
  await retryUnsaved()
  await atMost(syncNow())
  return countUnsent()
}

/** Signs out, even if the server doesn't answer. The handle, cached answers and the account's records are removed. */
export async function signOut(client: QueryClient): Promise<void> {
  // A sync at the same time, in any tab, would report that the session expired.
  await whileNoSync(async () => {
    const heard = call(logout).catch((error) => {
      // biome-ignore lint/suspicious/noConsole: the specification has failures logged.
      console.warn('The server did not hear of the sign-out.', error)
    })
    await atMost(heard)
    try {
      await switchToGuest()
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the console shows the reason.
      console.warn('The records on this device could not be opened.', error)
    }
    // After the account was left: a page stores answers only for the current account.
    await removeAccountAnswers()
    clearUser(client)
  })
}
