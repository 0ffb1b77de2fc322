import { type QueryClient, useQuery } from '@tanstack/react-query'
import { readUser, type User } from '#shared/core/session/session.contract.ts'
import { readAnswer } from '../api/reading.ts'
import { ApiError } from '../api/request.ts'
import { endSession, saveSessionId, sessionId, useSessionId } from './session-id.ts'

/** The query key contains the session, so that a sign-in or sign-out in another tab requests the user again. */
const keyOf = (session: string | undefined) => [readUser.path, session ?? null] as const

/**
 * The signed-in user: `undefined` while loading, `null` if nobody is signed in. Without a handle no request
 * is sent; a 401 removes the handle. Error messages are those of the specification.
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

/** Caches the user from an answer to a sign-in or a change. */
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
