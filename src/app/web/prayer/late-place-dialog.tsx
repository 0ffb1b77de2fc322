import { lazy, Suspense } from 'react'

const PlaceDialog = lazy(() => import('#features/location/web/place-dialog.tsx'))

/** The dialog to choose a city, fetched when it is asked for. */
export function LatePlaceDialog({ onClose }: { onClose: () => void }) {
  return (
    <Suspense>
      <PlaceDialog onClose={onClose} />
    </Suspense>
  )
}
