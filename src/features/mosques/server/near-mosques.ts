import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type Coordinates, EARTH_RADIUS_KM } from '#shared/core/coordinates.ts'
import type { Database } from '#shared/server/database/database.ts'
import { searchBox } from '../core/search-box.ts'
import { mosques } from './mosques.table.ts'

export type NearMosque = Omit<typeof mosques.$inferSelect, 'latitudeBand'> & { readonly distance: number }

/** The most mosques in one answer. */
const MAX_MOSQUES = 100

/** A wide search starts narrow and widens step by step, so that in a city it doesn’t read a whole country. */
const FIRST_RADIUS_KM = 10
const WIDEN_BY = 4

/** The nearest mosques within `radiusKm`, nearest first. */
export async function nearMosques(
  { db }: Pick<Database, 'db'>,
  place: Coordinates,
  radiusKm: number,
): Promise<NearMosque[]> {
  for (let radius = Math.min(radiusKm, FIRST_RADIUS_KM); ; radius = Math.min(radiusKm, radius * WIDEN_BY)) {
    const found = await findWithin(db, place, radius)
    if (found.length >= MAX_MOSQUES || radius >= radiusKm) return found
  }
}

async function findWithin(db: Database['db'], place: Coordinates, radiusKm: number): Promise<NearMosque[]> {
  const distance = distanceTo(place)
  const { latitudeBand: _, ...columns } = getTableColumns(mosques)
  return db
    .select({ ...columns, distance: sql<number>`${distance}`.as('distance') })
    .from(mosques)
    .where(sql`(${isInBox(place, radiusKm)}) and ${distance} <= ${radiusKm} and ${mosques.deletedAt} is null`)
    .orderBy(sql`distance`, mosques.id)
    .limit(MAX_MOSQUES)
}

/** Each part names the bands, so that the index serves both. */
function isInBox(place: Coordinates, radiusKm: number): SQL {
  const { bands, longitudes } = searchBox(place, radiusKm)
  const parts = longitudes.map(
    ([from, to]) =>
      sql`(${mosques.latitudeBand} = any(${sql.param(bands)}::smallint[]) and ${mosques.longitude} between ${from}::float8 and ${to}::float8)`,
  )
  return sql.join(parts, sql` or `)
}

/** Kilometres by the haversine formula, as in `shared/core/coordinates.ts`. */
function distanceTo({ latitude, longitude }: Coordinates): SQL {
  const [lat, lng] = [sql`${latitude}::float8`, sql`${longitude}::float8`]
  return sql`(2 * ${EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(
    power(sin(radians(${mosques.latitude} - ${lat}) / 2), 2) +
    cos(radians(${lat})) * cos(radians(${mosques.latitude})) *
    power(sin(radians(${mosques.longitude} - ${lng}) / 2), 2)))))`
}
