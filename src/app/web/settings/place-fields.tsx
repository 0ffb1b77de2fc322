import { MapPin, Search } from 'lucide-react'
import { useState } from 'react'
import { LazyPlaceDialog } from '#features/location/web/lazy-place-dialog.tsx'
import { PlaceName } from '#features/location/web/place-name.tsx'
import { useLocate } from '#features/location/web/use-locate.ts'
import { useLocationPermission } from '#features/location/web/use-location-permission.ts'
import { usePlace } from '#features/location/web/use-place.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'

/** The current place, its origin, and both ways to change it. */
export function PlaceFields() {
  const place = usePlace()
  const { locating, locate } = useLocate(useLocationPermission() === 'denied')
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <p className="font-semibold text-lg leading-snug">
        {place ? <PlaceName place={place} /> : <Skeleton className="h-6 w-44" />}
      </p>
      {place && <p className="text-muted text-sm">{t(`location:source.${place.source}`)}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button disabled={locating} onClick={() => void locate('update')}>
          <MapPin aria-hidden size={18} />
          {t(locating ? 'location:locating' : 'location:update')}
        </Button>
        <Button onClick={() => setChoosing(true)}>
          <Search aria-hidden size={18} />
          {t('location:choose')}
        </Button>
      </div>
      {choosing && <LazyPlaceDialog onClose={() => setChoosing(false)} />}
    </>
  )
}
