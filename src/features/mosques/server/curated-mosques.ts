import { and, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Coordinates } from '#shared/core/coordinates.ts'
import type { Database } from '#shared/server/database/database.ts'
import type { Amenity } from '../core/amenities.ts'
import type { KnownMosque } from '../core/known-mosque.ts'
import { mosques } from './mosques.table.ts'

const DEGREES = 0.5

/**
 * The mosques of the project’s list and of administrators, all or those near a place, to compare others with. Deleted ones
 * are among them, so that another source doesn’t bring them back.
 */
export async function curatedMosques(
  { db }: Pick<Database, 'db'>,
  place?: Coordinates,
): Promise<KnownMosque[]> {
  const near = place && sql`abs(${mosques.latitude} - ${place.latitude}::float8) < ${DEGREES}`
  const found = await db
    .select()
    .from(mosques)
    .where(and(or(ne(mosques.source, 'openstreetmap'), isNotNull(mosques.sourceVersion)), near))
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
