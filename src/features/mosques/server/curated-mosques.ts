import { and, eq, sql } from 'drizzle-orm'
import type { Coordinates } from '#shared/core/coordinates.ts'
import type { Database } from '#shared/server/database/database.ts'
import type { Amenity } from '../core/amenities.ts'
import type { KnownMosque } from '../core/known-mosque.ts'
import { mosques } from './mosques.table.ts'

const DEGREES = 0.5

/** The project’s curated mosques, all or those near a place, to compare others with. */
export async function curatedMosques(
  { db }: Pick<Database, 'db'>,
  place?: Coordinates,
): Promise<KnownMosque[]> {
  const near = place && sql`abs(${mosques.latitude} - ${place.latitude}::float8) < ${DEGREES}`
  const found = await db
    .select()
    .from(mosques)
    .where(and(eq(mosques.source, 'rafiq'), near))
  return found.map(
    ({ id, source, verified, name, nativeName, arabicName, latitude, longitude, amenities }) => ({
      id,
      source,
      verified,
      name,
      nativeName: nativeName ?? undefined,
      arabicName: arabicName ?? undefined,
      latitude,
      longitude,
      amenities: amenities as Amenity[],
    }),
  )
}
