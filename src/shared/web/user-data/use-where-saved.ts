import { t } from '../i18n/i18n.ts'
import { useDeviceOnly } from './sync-loop.ts'
import { useHasAccount } from './use-has-account.ts'

/** A sentence that says where records of a type are saved: on this device, or also in the account. */
export function useWhereSaved(type: string): string {
  const hasAccount = useHasAccount()
  const deviceOnly = useDeviceOnly()
  return t(`user-data:savedIn.${hasAccount && !deviceOnly.includes(type) ? 'account' : 'device'}`)
}
