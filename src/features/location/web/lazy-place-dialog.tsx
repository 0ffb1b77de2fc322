import { Suspense } from 'react'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'

const PlaceDialog = lazyWithMessages(() => import('./place-dialog.tsx'), 'place-dialog', 'cities')

/** The dialog to choose a city, loaded when it opens. */
export function LazyPlaceDialog({ onClose }: { onClose: () => void }) {
  return (
    <Suspense>
      <PlaceDialog onClose={onClose} />
    </Suspense>
  )
}
