import { LocateFixed, Search } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocatedPlace } from '#features/location/web/use-located-place.ts'
import { usePlace } from '#features/location/web/use-place.ts'
import MosquesPage from '#features/mosques/web/mosques-page.tsx'
import { usePrayerSettings } from '#features/prayer/web/prayer-settings.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'

const PlaceDialog = lazy(() => import('#features/location/web/place-dialog.tsx'))

/** As the card of the prayer times fetches it. */
const loadPrayerDay = () => import('#features/prayer/core/prayer-day.ts').then(({ prayerDay }) => prayerDay)

/** `/mosques` around the person's place, with times by the person's method. */
export default function MosquesPageWithPlace() {
  const place = usePlace()
  const { locating, again } = useLocatedPlace(place)
  const { method, madhab } = usePrayerSettings()
  const [choosing, setChoosing] = useState(false)
  const requesting = locating.state === 'requesting'
  return (
    <>
      <MosquesPage
        locating={locating}
        place={place}
        times={{ choices: { ...(method && { method }), ...(madhab && { madhab }) }, load: loadPrayerDay }}
        placeButtons={
          <>
            <Button className="max-sm:px-3.5" disabled={requesting} onClick={again}>
              <LocateFixed aria-hidden size={18} />
              {t(requesting ? 'location:locating' : 'location:update')}
            </Button>
            <Button className="max-sm:px-3.5" onClick={() => setChoosing(true)}>
              <Search aria-hidden size={18} />
              {t('location:choose')}
            </Button>
          </>
        }
      />
      <Suspense>{choosing && <PlaceDialog onClose={() => setChoosing(false)} />}</Suspense>
    </>
  )
}
