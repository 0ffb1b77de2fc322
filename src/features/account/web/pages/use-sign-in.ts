import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { User } from '#shared/core/session/session.contract.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { beginAccountSession } from '#shared/web/session/sign-in.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { currentAccount } from '#shared/web/user-data/current-account.ts'
import { withDatabase } from '#shared/web/user-data/user-records.ts'
import { returnPath } from '../../core/return-path.ts'

interface SignedIn {
  readonly sessionId: string
  readonly user: User
}

/** Completes a sign-in: merges the device’s data into the account and returns to the previous page. */
export function useSignIn() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const [isSigningIn, setIsSigningIn] = useState(false)
  const onward = returnPath(search.get('from'))
  const completeSignIn = async (answer: SignedIn) => {
    setIsSigningIn(true)
    const guestData = await guestDataState()
    await beginAccountSession(client, answer)
    toast({ title: t('account:signedIn.title'), description: t(`account:signedIn.${guestData}`) })
    navigate(onward, { replace: true })
  }
  return { isSigningIn, completeSignIn, onward }
}

/** Whether the device has guest data for the account, none, or no storage. */
async function guestDataState(): Promise<'dataAdopted' | 'noGuestData' | 'notSaving'> {
  if (currentAccount()) return 'noGuestData'
  try {
    const records = await withDatabase((database) => database.allRecords())
    return records.length > 0 ? 'dataAdopted' : 'noGuestData'
  } catch {
    return 'notSaving'
  }
}
