import BusinessPage from '#features/businesses/web/business-page.tsx'
import { useOwnPlace } from './use-own-place.ts'

/** `/islamic-business/<slug>` with the distance from the person’s place. */
export default function BusinessPageWithPlace() {
  return <BusinessPage place={useOwnPlace()} />
}
