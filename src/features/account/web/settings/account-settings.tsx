import { Suspense, useState } from 'react'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { useSessionId } from '#shared/web/session/session-id.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { useCurrentAccount } from '#shared/web/user-data/current-account.ts'
import { Invitation } from '../menu/invitation.tsx'

const AccountParts = lazyWithMessages(
  () => import('./account-sections.tsx'),
  'account',
  'account-menu',
  'account-settings',
)

/** The account part of the settings page. Its settings are loaded for a person who has an account on this device. */
export function AccountSettings() {
  const session = useSessionId()
  const account = useCurrentAccount()
  const [isGuest, setIsGuest] = useState(true)
  if (isGuest && (session || account)) setIsGuest(false)
  if (isGuest) return <Invitation />
  return (
    <Suspense fallback={<Skeleton className="block h-[40rem] w-full rounded-card" />}>
      <AccountParts />
    </Suspense>
  )
}
