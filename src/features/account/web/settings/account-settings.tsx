import { Suspense } from 'react'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'

const AccountParts = lazyWithMessages(
  () => import('./account-sections.tsx'),
  'account',
  'account-menu',
  'account-settings',
)

/** The account part of the settings page, loaded on demand. */
export function AccountSettings() {
  return (
    <Suspense fallback={<Skeleton className="block h-56 w-full rounded-card" />}>
      <AccountParts />
    </Suspense>
  )
}
