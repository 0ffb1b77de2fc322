import { VerifyPage } from '#features/businesses/web/admin/verify-page.tsx'
import { placeFinder } from './place-finder.ts'

/** `/admin/businesses/verify` with the places that the location feature finds. */
export default function VerifyPageWithPlaces() {
  return <VerifyPage finder={placeFinder} />
}
