import { useSessionId } from '../session/session-id.ts'
import { useThingsOwner } from './owner.ts'

/**
 * Whether what the person keeps is an account's. It is so from the moment of signing in, before the device has taken the
 * account's things, and stays so when a session ends by itself.
 */
export function useHasAccount(): boolean {
  const session = useSessionId()
  return useThingsOwner() !== undefined || session !== undefined
}
