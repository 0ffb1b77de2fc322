import { checkTable } from '#features/prayer/core/table/check-table.ts'
import type { TableRow } from '#features/prayer/core/table/table-columns.ts'
import { type GivenTableDetails, tableDetails } from '#features/prayer/core/table/table-details.ts'
import type { TableProblem } from '#features/prayer/core/table/table-problem.ts'
import { readTable, TableFormatError } from '#features/prayer/server/tables/read-table.ts'
import { saveTable } from '#features/prayer/server/tables/save-table.ts'
import { tablesFolder } from '#features/prayer/server/tables/stored-table.ts'
import { InvalidOptionError } from '#shared/core/import-options.ts'
import { ImportError, writeError } from '../import-error.ts'
import type { AddOptions } from '../import-kind.ts'
import { formatOutcome, refused } from '../import-messages.ts'
import { readTextFile } from '../read-text-file.ts'

/** Imports a timetable, or only validates it. Throws {@link ImportError}, and then nothing has changed. */
export async function importTimetable(
  path: string,
  given: GivenTableDetails,
  { dataFolder, replace, dryRun, say }: AddOptions,
): Promise<void> {
  const text = await readTextFile(path)
  const { format, rows } = understood(() => readTable(text))
  const details = understood(() => tableDetails(given, yearsOf(rows)))
  const { days, problems } = checkTable(rows, details)
  if (problems.length > 0) throw refused(format, problems, lineOf)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) throw new ImportError('Nothing imported. The file has no days.')
  say(`Read ${days.length} days, ${first.date} to ${last.date} (${format}).`)
  if (dryRun) return say(`Nothing saved. The id would be ${details.id}.`)
  const folder = tablesFolder(dataFolder)
  const outcome = await saveTable(folder, details, days, { replace }).catch((error) => {
    throw writeError(error, folder)
  })
  say(`${formatOutcome(outcome, details.id)} (${details.name}, ${details.radiusKm} km radius), in ${folder}.`)
  say('A Rafiq that uses this folder picks it up within seconds; no restart needed.')
}

/** The years of the dates; invalid dates are reported later. */
function yearsOf(rows: readonly TableRow[]): number[] {
  const years = rows.map(({ values }) => Number(/^(\d{4})-/.exec(values.date ?? '')?.[1] ?? Number.NaN))
  return [...new Set(years.filter(Number.isInteger))]
}

function understood<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (error instanceof TableFormatError) throw new ImportError(`Nothing imported: ${error.message}`)
    throw error instanceof InvalidOptionError ? new ImportError(error.message) : error
  }
}

const lineOf = ({ line, text }: TableProblem) => `Line ${line}: ${text}`
