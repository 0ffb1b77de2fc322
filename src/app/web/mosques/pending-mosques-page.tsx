import { PendingMosquesPage } from '#features/mosques/web/admin/pending-mosques-page.tsx'
import { findCity } from './find-city.ts'

/** Suggestions about mosques, whose editor finds cities. */
export default function PendingMosquesOfAdministration() {
  return <PendingMosquesPage findCity={findCity} />
}
