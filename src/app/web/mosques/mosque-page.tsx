import { useParams } from 'wouter'
import { usePlace } from '#features/location/web/use-place.ts'
import MosquePage from '#features/mosques/web/mosque-page.tsx'
import { useTimes } from './use-times.ts'

/** `/mosques/<id>` with times by the user's method. */
export default function MosquePageWithTimes() {
  const { id = '' } = useParams<{ id: string }>()
  return <MosquePage id={id} key={id} place={usePlace()} times={useTimes()} />
}
