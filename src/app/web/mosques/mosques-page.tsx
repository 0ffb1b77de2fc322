import { LocateFixed, Search } from 'lucide-react'
import { useState } from 'react'
import { LazyPlaceDialog } from '#features/location/web/lazy-place-dialog.tsx'
import { useLocatedPlace } from '#features/location/web/use-located-place.ts'
import { usePlace } from '#features/location/web/use-place.ts'
import MosquesPage from '#features/mosques/web/mosques-page.tsx'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { useTimes } from './use-times.ts'

/** `/mosques` around the user's place, with times by the user's method. */
export default function MosquesPageWithPlace() {
  const place = usePlace()
  const { locating, again } = useLocatedPlace(place)
  const times = useTimes()
  const [choosing, setChoosing] = useState(false)
  const requesting = locating.state === 'requesting'
  return (
    <>
      <MosquesPage
        locating={locating}
        place={place}
        times={times}
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
      {choosing && <LazyPlaceDialog onClose={() => setChoosing(false)} />}
    </>
  )
}
