import { t } from '../i18n/i18n.ts'
import { useKeptBack } from './sync-loop.ts'
import { useHasAccount } from './use-has-account.ts'

/** Where things of a kind are kept, in a sentence: on this device alone, or in the account too. */
export function useWhereKept(kind: string): string {
  const hasAccount = useHasAccount()
  const keptBack = useKeptBack()
  return t(`own-things:kept.${hasAccount && !keptBack.includes(kind) ? 'account' : 'here'}`)
}
