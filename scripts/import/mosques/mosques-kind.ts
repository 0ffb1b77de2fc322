import { sql } from 'drizzle-orm'
import { ImportError } from '../import-error.ts'
import type { ImportKind } from '../import-kind.ts'
import { inDatabase } from '../in-database.ts'
import { importMosques, removeMosques } from './import-mosques.ts'

const SOURCE = 'openstreetmap'

/** Mosques of OpenStreetMap, for the database that Rafiq uses. */
export const mosquesKind: ImportKind = {
  name: 'mosques',
  options: [],
  usage: '',
  about: [
    'Mosques from OpenStreetMap: Overpass JSON (“out center”), GeoJSON, or GeoJSON by lines, in UTF-8, of any size.',
    'Imports amenity=place_of_worship with religion=muslim and updates mosques that were imported before.',
    'Writes to the database of DATABASE_URL or of the data folder, whether or not Rafiq is running.',
    `--remove ${SOURCE} removes those that nobody verified, edited or deleted here, and with --with-edited all;`,
    '--replace removes those that nobody changed here before the import.',
  ],
  add: (path, _, options) =>
    inDatabase(options.dataFolder, (database) => importMosques(path, database, options)),
  list: (dataFolder) =>
    inDatabase(dataFolder, async ({ db }) => {
      const count = sql`select count(*)::int as count from mosques where source = ${SOURCE}`
      const [row] = (await db.execute<{ count: number }>(count)).rows
      return row?.count ? [`${SOURCE} · ${row.count} mosques · ODbL 1.0`] : []
    }),
  remove: (dataFolder, id, options) => {
    if (id !== SOURCE) {
      throw new ImportError(
        `${JSON.stringify(id.slice(0, 80))} is not the id of imported mosques; use ${SOURCE}.`,
      )
    }
    return inDatabase(dataFolder, (database) => removeMosques(database, options))
  },
}
