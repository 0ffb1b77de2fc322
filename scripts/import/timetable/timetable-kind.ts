import pino from 'pino'
import { isTableId } from '#features/prayer/core/table/table-details.ts'
import { importedTables } from '#features/prayer/server/tables/imported-tables.ts'
import { removeTable } from '#features/prayer/server/tables/save-table.ts'
import { tablesFolder } from '#features/prayer/server/tables/stored-table.ts'
import { civilDateOfDayNumber, formatCivilDate } from '#shared/core/civil-date.ts'
import { ImportError, writeError } from '../import-error.ts'
import type { ImportKind, RemoveOptions } from '../import-kind.ts'
import { withImportTurn } from '../with-import-turn.ts'
import { importTimetable } from './import-timetable.ts'

/** Prayer times published by an authority. */
export const timetableKind: ImportKind = {
  name: 'timetable',
  options: ['place', 'latitude', 'longitude', 'radius', 'time-zone', 'source', 'licence', 'id'],
  usage: '--place "…" --latitude 51.5 --longitude -0.1 --time-zone Europe/London --source "…"',
  about: [
    'An official timetable, used instead of calculated times: CSV or JSON in UTF-8, one row per day, with the',
    'columns date (2026-01-31), fajr, sunrise, dhuhr, asr, maghrib and isha (05:12), and optionally asr_hanafi.',
    '--place TEXT          name of the place',
    '--latitude DEGREES    latitude, north positive',
    '--longitude DEGREES   longitude, east positive',
    '--radius KM           area that it applies to; default 25',
    '--time-zone NAME      time zone of the printed times: Europe/London',
    '--source TEXT         publisher, shown with the times',
    '--licence TEXT        licence in one sentence, shown with the times',
    '--id ID               default: place and years, such as london-2026',
  ],
  add: importTimetable,
  list,
  remove,
}

async function list(dataFolder: string): Promise<readonly string[]> {
  const damaged = pino({ level: 'error' }, pino.destination({ dest: 2, sync: true }))
  const found = await importedTables(tablesFolder(dataFolder), damaged).current()
  return found.map(({ id, name, radiusKm, days, source, licence }) => {
    const numbers = [...days.keys()]
    const date = (day: number) => formatCivilDate(civilDateOfDayNumber(day))
    const span = `${date(Math.min(...numbers))} to ${date(Math.max(...numbers))}`
    return [id, name, `${radiusKm} km`, span, source, ...(licence === undefined ? [] : [licence])].join(' · ')
  })
}

async function remove(dataFolder: string, id: string, { say }: RemoveOptions): Promise<void> {
  const folder = tablesFolder(dataFolder)
  if (!isTableId(id)) {
    throw new ImportError(`${JSON.stringify(id.slice(0, 80))} is not the id of an imported timetable.`)
  }
  const removed = await withImportTurn(dataFolder, say, () =>
    removeTable(folder, id).catch((error) => {
      throw writeError(error, folder)
    }),
  )
  if (!removed) throw new ImportError(`No imported timetable ${id}.`)
}
