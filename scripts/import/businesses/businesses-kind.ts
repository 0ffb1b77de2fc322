import { count } from 'drizzle-orm'
import { csvColumns } from '#features/businesses/core/import/csv-business.ts'
import { businesses } from '#features/businesses/server/businesses.table.ts'
import { ImportError } from '../import-error.ts'
import type { ImportKind } from '../import-kind.ts'
import { inDatabase } from '../in-database.ts'
import { importBusinesses, removeBusinesses } from './import-businesses.ts'

/** The sources that can be removed, by the id on the command line. */
const removable = { samples: 'sample', openstreetmap: 'openstreetmap', csv: 'csv' } as const
const ids = Object.keys(removable) as (keyof typeof removable)[]

/** Businesses of OpenStreetMap or a table, for the database that Rafiq uses. */
export const businessesKind: ImportKind = {
  name: 'businesses',
  options: [],
  usage: '',
  about: [
    'Businesses from OpenStreetMap (Overpass JSON with “out center”, GeoJSON, or GeoJSON by lines, of any size;',
    'diet:halal=yes or only) or a CSV file in UTF-8 with a header line. Columns, name and category required:',
    `  ${csvColumns.slice(0, 10).join(', ')},`,
    `  ${csvColumns.slice(10).join(', ')}`,
    'Services are separated by semicolons. Updates businesses that were imported before.',
    'Writes to the database of DATABASE_URL or of the data folder, whether or not Rafiq is running.',
    `--remove takes ${ids.join(', ')}. It removes those that nobody edited, unpublished or deleted here, and with`,
    '--with-edited all; --replace removes those of the same source that nobody changed here before the import.',
  ],
  add: (path, _, options) =>
    inDatabase(options.dataFolder, (database) => importBusinesses(path, database, options)),
  list: (dataFolder) =>
    inDatabase(dataFolder, async ({ db }) => {
      const found = await db
        .select({ source: businesses.source, total: count() })
        .from(businesses)
        .groupBy(businesses.source)
      return ids.flatMap((id) => {
        const total = found.find(({ source }) => source === removable[id])?.total
        return total ? [`${id} · ${total} businesses`] : []
      })
    }),
  remove: async (dataFolder, id, options) => {
    const known = ids.find((each) => each === id)
    if (!known) throw new ImportError(`${JSON.stringify(id.slice(0, 80))} is not one of ${ids.join(', ')}.`)
    await inDatabase(dataFolder, (database) => removeBusinesses(database, removable[known], options))
  },
}
