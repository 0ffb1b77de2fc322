import { Suspense } from 'react'
import { lazyWithMessages } from '../i18n/lazy-with-messages.ts'

const AdminNav = lazyWithMessages(() => import('./admin-nav.tsx'), 'admin', 'account-menu')

/** The navigation with its own messages, in a space of its height. */
export function LazyAdminNav() {
  return (
    <div className="mb-4 min-h-13 print:hidden">
      <Suspense>
        <AdminNav />
      </Suspense>
    </div>
  )
}
