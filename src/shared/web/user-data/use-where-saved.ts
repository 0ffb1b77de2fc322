import { t } from '../i18n/i18n.ts'
import { useDeviceOnly } from './sync-loop.ts'
import { useHasAccount } from './use-has-account.ts'

/** Where records of a type are kept, in a sentence: on this device alone, or in the account too. */
export function useWhereSaved(type: string): string {
  const hasAccount = useHasAccount()
  const keptBack = useDeviceOnly()
  return t(`user-data:savedIn.${hasAccount && !keptBack.includes(type) ? 'account' : 'device'}`)
}
