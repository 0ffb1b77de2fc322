import { Suspense } from 'react'
import { lazyPart } from '#shared/web/i18n/lazy-part.ts'

const PlaceDialog = lazyPart(() => import('./place-dialog.tsx'))

/** The dialog to choose a city, fetched when it is asked for. */
export function LatePlaceDialog({ onClose }: { onClose: () => void }) {
  return (
    <Suspense>
      <PlaceDialog onClose={onClose} />
    </Suspense>
  )
}
