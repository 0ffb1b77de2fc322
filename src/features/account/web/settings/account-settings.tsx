import { Suspense } from 'react'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'

const AccountParts = lazyWithMessages(
  () => import('./account-parts.tsx'),
  'account',
  'account-menu',
  'account-settings',
)

/** The account's part of the settings: who one is, how one signs in, where, and the way out; for others the way in. */
export function AccountSettings() {
  return (
    <Suspense fallback={<Skeleton className="block h-56 w-full rounded-card" />}>
      <AccountParts />
    </Suspense>
  )
}
