import { Suspense } from 'react'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { usePrivate } from '#shared/web/private-mode.ts'

const PrivateNotice = lazyWithMessages(() => import('./private-notice.tsx'), 'private')

/** Reserves the notice's space at once, so that nothing moves when it loads. */
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
