import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { User } from '#shared/core/session/session.contract.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { signedIn } from '#shared/web/session/sign-in.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { currentAccount } from '#shared/web/user-data/current-account.ts'
import { inOwnDatabase } from '#shared/web/user-data/user-records.ts'
import { returnPath } from '../../core/return-path.ts'

interface SignedIn {
  readonly sessionId: string
  readonly user: User
}

/** What follows when somebody may come in: the device's things join the account, then one is where one came from. */
export function useSignIn() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const [entering, setEntering] = useState(false)
  const onward = returnPath(search.get('from'))
  const enter = async (answer: SignedIn) => {
    setEntering(true)
    const brought = await thingsToBring()
    await signedIn(client, answer)
    toast({ title: t('account:entered.title'), description: t(`account:entered.${brought}`) })
    navigate(onward, { replace: true })
  }
  return { entering, enter, onward }
}

/** What the device has for the account: something, nothing, or it keeps nothing at all. */
async function thingsToBring(): Promise<'brought' | 'nothing' | 'unkept'> {
  if (currentAccount()) return 'nothing'
  try {
    const things = await inOwnDatabase((database) => database.everything())
    return things.length > 0 ? 'brought' : 'nothing'
  } catch {
    return 'unkept'
  }
}
