import { LocateFixed, Search } from 'lucide-react'
import { useState } from 'react'
import { LazyPlaceDialog } from '#features/location/web/lazy-place-dialog.tsx'
import { useLocate } from '#features/location/web/use-locate.ts'
import { useLocationPermission } from '#features/location/web/use-location-permission.ts'
import { usePlace } from '#features/location/web/use-place.ts'
import QiblaPage from '#features/qibla/web/page/qibla-page.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'

/** `/qibla` from the user’s place. */
export default function QiblaPageWithPlace() {
  const place = usePlace()
  const permission = useLocationPermission()
  const { locating, locate } = useLocate(permission === 'denied')
  const [choosing, setChoosing] = useState(false)
  const known = place?.source === 'device' || place?.source === 'manual'
  return (
    <>
      <QiblaPage
        locating={
          <>
            <Button
              disabled={locating}
              look={known ? 'quiet' : 'action'}
              onClick={() => locate(known ? 'update' : 'prompt')}
            >
              <LocateFixed aria-hidden size={18} />
              {t(locating ? 'location:locating' : known ? 'location:update' : 'location:enable')}
            </Button>
            <Button onClick={() => setChoosing(true)}>
              <Search aria-hidden size={18} />
              {t('location:choose')}
            </Button>
          </>
        }
        place={place}
      />
      {choosing && <LazyPlaceDialog onClose={() => setChoosing(false)} />}
    </>
  )
}
