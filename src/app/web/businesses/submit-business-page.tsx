import { SubmitBusinessPage } from '#features/businesses/web/submit/submit-business-page.tsx'
import { placeFinder } from './place-finder.ts'

/** `/submit-business` with the places that the location feature finds. */
export default function SubmitBusinessPageWithPlaces() {
  return <SubmitBusinessPage finder={placeFinder} />
}
