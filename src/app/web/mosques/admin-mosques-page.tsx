import { AdminMosquesPage } from '#features/mosques/web/admin/mosques-page.tsx'
import { findCity } from './find-city.ts'

/** Mosques in the administration, whose editor finds cities. */
export default function MosquesOfAdministration() {
  return <AdminMosquesPage findCity={findCity} />
}
