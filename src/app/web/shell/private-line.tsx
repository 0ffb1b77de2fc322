import { Suspense } from 'react'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { usePrivate } from '#shared/web/private-mode.ts'

const PrivateNotice = lazyWithMessages(() => import('./private-notice.tsx'), 'private')

/** Room for the notice from the first moment on, so that nothing moves when it comes. */
export function PrivateLine() {
  return (
    usePrivate() && (
      <div className="mb-4 min-h-11 bg-ink text-paper">
        <Suspense>
          <PrivateNotice />
        </Suspense>
      </div>
    )
  )
}
