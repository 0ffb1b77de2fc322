import { useSessionId } from '../session/session-id.ts'
import { useCurrentAccount } from './current-account.ts'

/**
 * Whether what the person keeps is an account's. It is so from the moment of signing in, before the device has taken the
 * account's records, and stays so when a session ends by itself.
 */
export function useHasAccount(): boolean {
  const session = useSessionId()
  return useCurrentAccount() !== undefined || session !== undefined
}
