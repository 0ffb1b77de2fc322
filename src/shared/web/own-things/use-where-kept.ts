import { t } from '../i18n/i18n.ts'
import { useThingsOwner } from './owner.ts'
import { useKeptBack } from './sync-loop.ts'

/** Where things of a kind are kept, in a sentence: on this device alone, or in the account too. */
export function useWhereKept(kind: string): string {
  const owner = useThingsOwner()
  const keptBack = useKeptBack()
  return t(`own-things:kept.${owner && !keptBack.includes(kind) ? 'account' : 'here'}`)
}
