import { useSessionId } from '../session/session-id.ts'
import { useCurrentAccount } from './current-account.ts'

/**
 * Whether the user's data belongs to an account. True from the moment of signing in, before the first sync,
 * and still true when the session expires.
 */
export function useHasAccount(): boolean {
  const session = useSessionId()
  return useCurrentAccount() !== undefined || session !== undefined
}
