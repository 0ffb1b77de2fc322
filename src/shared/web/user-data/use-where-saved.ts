import { t } from '../i18n/i18n.ts'
import { useSessionId } from '../session/session-id.ts'
import { useDeviceOnly } from './sync-loop.ts'
import { useHasAccount } from './use-has-account.ts'

/**
 * A sentence that says where records of a type are saved: on this device, or also in the account, once its ended session
 * begins again.
 */
export function useWhereSaved(type: string): string {
  const hasAccount = useHasAccount()
  const session = useSessionId()
  const deviceOnly = useDeviceOnly()
  if (!hasAccount || deviceOnly.includes(type)) return t('user-data:savedIn.device')
  return t(`user-data:savedIn.${session === undefined ? 'ended' : 'account'}`)
}
