import type { QueryClient } from '@tanstack/react-query'
import type { PathOf } from '#shared/core/contract/endpoint.ts'
import type { logout, User } from '#shared/core/session/session.contract.ts'
import { request } from '../api/request.ts'
import { becomeOwner, leaveOwner, ownDatabase } from '../own-things/kept.ts'
import { beginSync, syncNow } from '../own-things/sync-loop.ts'
import { forgetUser, keepUser } from './use-user.ts'

let syncing = false

/** Begins to keep the device and the account the same; once a page. */
export function syncFromNowOn(): void {
  if (syncing) return
  syncing = true
  beginSync()
}

/** What follows a successful sign-in: the handle is kept and the device's things become the account's. */
export async function signedIn(
  client: QueryClient,
  answer: { readonly sessionId: string; readonly user: User },
): Promise<void> {
  keepUser(client, answer.user, answer.sessionId)
  await becomeOwner(answer.user.id)
  syncFromNowOn()
  await syncNow()
}

/** How many things the account has not got yet, after a try to send them. */
export async function unsentThings(): Promise<number> {
  await syncNow()
  return (await ownDatabase()).countPending(new Set())
}

/** Signs out, whatever the server says: the handle, the answers and the account's things leave the device. */
export async function signOut(client: QueryClient): Promise<void> {
  const path: PathOf<typeof logout> = '/api/logout'
  try {
    await request(path, { method: 'POST' })
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification has failures logged.
    console.warn('The server did not hear of the sign-out.', error)
  }
  await leaveOwner()
  forgetUser(client)
}
