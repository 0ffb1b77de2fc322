import BusinessesPage from '#features/businesses/web/businesses-page.tsx'
import { useLocate } from '#features/location/web/use-locate.ts'
import { useLocationPermission } from '#features/location/web/use-location-permission.ts'
import { useOwnPlace } from './use-own-place.ts'

/** `/islamic-business` with distances from the person’s place. */
export default function BusinessesPageWithPlace() {
  const permission = useLocationPermission()
  const { locating, locate } = useLocate(permission === 'denied')
  return <BusinessesPage locating={locating} onLocate={() => void locate('prompt')} place={useOwnPlace()} />
}
