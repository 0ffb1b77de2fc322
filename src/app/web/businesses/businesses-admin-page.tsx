import { BusinessesAdminPage } from '#features/businesses/web/admin/businesses-admin-page.tsx'
import { placeFinder } from './place-finder.ts'

/** `/admin/businesses` with the places that the location feature finds. */
export default function BusinessesAdminPageWithPlaces() {
  return <BusinessesAdminPage finder={placeFinder} />
}
