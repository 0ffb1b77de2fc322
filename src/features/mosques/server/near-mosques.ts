import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type Coordinates, EARTH_RADIUS_KM } from '#shared/core/coordinates.ts'
import type { Database } from '#shared/server/database/database.ts'
import { searchBox } from '../core/search-box.ts'
import { mosques } from './mosques.table.ts'

export type NearMosque = Omit<typeof mosques.$inferSelect, 'band'> & { readonly distance: number }

/** One answer holds at most so many. */
const MOST_MOSQUES = 100

/** A wide search begins so narrow and widens so much each time, so that a city does not make it read a country. */
const FIRST_RADIUS_KM = 10
const WIDER = 4

/** The nearest mosques within `radiusKm`, nearest first. */
export async function nearMosques(
  { db }: Pick<Database, 'db'>,
  place: Coordinates,
  radiusKm: number,
): Promise<NearMosque[]> {
  for (let radius = Math.min(radiusKm, FIRST_RADIUS_KM); ; radius = Math.min(radiusKm, radius * WIDER)) {
    const found = await within(db, place, radius)
    if (found.length >= MOST_MOSQUES || radius >= radiusKm) return found
  }
}

async function within(db: Database['db'], place: Coordinates, radiusKm: number): Promise<NearMosque[]> {
  const distance = distanceTo(place)
  const { band: _, ...columns } = getTableColumns(mosques)
  return db
    .select({ ...columns, distance: sql<number>`${distance}`.as('distance') })
    .from(mosques)
    .where(sql`(${inBox(place, radiusKm)}) and ${distance} <= ${radiusKm}`)
    .orderBy(sql`distance`, mosques.id)
    .limit(MOST_MOSQUES)
}

/** Both halves name the bands, so that the index serves each. */
function inBox(place: Coordinates, radiusKm: number): SQL {
  const { bands, longitudes } = searchBox(place, radiusKm)
  const parts = longitudes.map(
    ([from, to]) =>
      sql`(${mosques.band} = any(${sql.param(bands)}::smallint[]) and ${mosques.longitude} between ${from}::float8 and ${to}::float8)`,
  )
  return sql.join(parts, sql` or `)
}

/** Kilometres on the sphere by the haversine formula, as `shared/core/coordinates.ts` has it. */
function distanceTo({ latitude, longitude }: Coordinates): SQL {
  const [lat, lng] = [sql`${latitude}::float8`, sql`${longitude}::float8`]
  return sql`(2 * ${EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(
    power(sin(radians(${mosques.latitude} - ${lat}) / 2), 2) +
    cos(radians(${lat})) * cos(radians(${mosques.latitude})) *
    power(sin(radians(${mosques.longitude} - ${lng}) / 2), 2)))))`
}
