import BusinessesPage from '#features/businesses/web/businesses-page.tsx'
import { useOwnPlace } from './use-own-place.ts'

/** `/islamic-business` with distances from the person’s place. */
export default function BusinessesPageWithPlace() {
  return <BusinessesPage place={useOwnPlace()} />
}
