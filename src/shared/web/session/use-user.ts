import { type QueryClient, useQuery } from '@tanstack/react-query'
import { readUser, type User } from '#shared/core/session/session.contract.ts'
import { readAnswer } from '../api/reading.ts'
import { ApiError } from '../api/request.ts'
import { endSession, saveSessionId, sessionId, useSessionId } from './session-id.ts'

/** The query key contains the session, so that a sign-in or sign-out in another tab requests the user again. */
const keyOf = (session: string | undefined) => [readUser.path, session ?? null] as const

/**
 * Who is signed in: `undefined` while it is asked, `null` for nobody. Without a handle nobody is asked; a 401 forgets
 * the handle. An error's text is that of the specification.
 */
export function useUser() {
  return useQuery<User | null>({ queryKey: keyOf(useSessionId()), queryFn: fetchUser })
}

export async function fetchUser(): Promise<User | null> {
  const session = sessionId()
  if (session === undefined) return null
  try {
    const { answer } = await readAnswer(readUser, undefined)
    return answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      endSession(session)
      return null
    }
    throw new Error('Failed to fetch user', { cause: error })
  }
}

/** Caches the user from an answer that signed them in or changed them. */
export function saveUser(client: QueryClient, user: User, session?: string): void {
  if (session !== undefined) saveSessionId(session)
  client.setQueryData(keyOf(sessionId()), user)
}

/** Removes the handle and all cached answers, after a sign-out. */
export function clearUser(client: QueryClient): void {
  client.clear()
  client.setQueryData(keyOf(undefined), null)
  saveSessionId(undefined)
}
