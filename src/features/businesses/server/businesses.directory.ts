import { eq, type SQL, sql } from 'drizzle-orm'
import ar from '#locales/ar/businesses.json' with { type: 'json' }
import en from '#locales/en/businesses.json' with { type: 'json' }
import type { Coordinates } from '#shared/core/coordinates.ts'
import { lookupKey, searchTextOf } from '#shared/core/directory/search-text.ts'
import type { Database } from '#shared/server/database/database.ts'
import { type Directory, openDirectory } from '#shared/server/directory/directory.ts'
import { type Business, certifiedUntil } from '../core/business.ts'
import { businesses } from './businesses.table.ts'

/** The businesses as a directory; certificates are compared with the day of `clock`. */
export const businessDirectory = (database: Pick<Database, 'db'>, clock: () => Date): Directory<Business> =>
  openDirectory(database, {
    table: businesses,
    filters: {
      category: businesses.category,
      city: (city) => eq(businesses.cityKey, lookupKey(String(city))),
      country: (country) => eq(businesses.country, String(country).toUpperCase()),
      halalCertified: () => sql`${businesses.certifiedUntil} >= ${dayOf(clock())}::date`,
    },
    exactKeys: (search) => [lookupKey(search)],
  })

/** The day of an instant in UTC (`YYYY-MM-DD`). */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 'YYYY-MM-DD'.length)

/**
 * The order by distance from a place, nearest first: the squared chord between two points of a sphere, which grows with the
 * distance. Businesses without a position come last.
 */
export function distanceFrom({ latitude, longitude }: Coordinates): SQL {
  const [lat, lng] = [
    sql`radians(${latitude}::float8)`,
    sql`radians(${businesses.longitude} - ${longitude}::float8)`,
  ]
  const own = sql`radians(${businesses.latitude})`
  return sql`2 - 2 * (sin(${own}) * sin(${lat}) + cos(${own}) * cos(${lat}) * cos(${lng})) asc nulls last`
}

/** A business’s row. Checked businesses come first, samples last, each by name. */
export function businessRow(entry: Business): typeof businesses.$inferInsert {
  const { seoSlug, name, nameArabic, category, city, country, services, source } = entry
  const group = source === 'sample' ? 2 : entry.isVerified ? 0 : 1
  const names = [name, nameArabic].filter((each) => each !== undefined)
  return {
    slug: seoSlug,
    sortKey: `${group} ${lookupKey(name)} ${seoSlug}`,
    entry,
    searchText: searchTextOf([
      ...[...names, entry.description, entry.descriptionArabic, entry.address, city, ...services],
      ...[en.categories[category], ar.categories[category]],
    ]),
    keys: [...new Set(names.map(lookupKey))],
    category,
    cityKey: lookupKey(city),
    city,
    country,
    certifiedUntil: certifiedUntil(entry) ?? null,
    source,
    latitude: entry.latitude ?? null,
    longitude: entry.longitude ?? null,
  }
}
