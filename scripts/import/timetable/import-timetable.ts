import type { GivenTableDetails } from '#features/prayer/core/table/table-details.ts'
import { formatTableProblem } from '#features/prayer/core/table/table-problem.ts'
import { parseTable } from '#features/prayer/server/tables/parse-table.ts'
import { TableFormatError } from '#features/prayer/server/tables/read-table.ts'
import { saveTable } from '#features/prayer/server/tables/save-table.ts'
import { tablesFolder } from '#features/prayer/server/tables/stored-table.ts'
import { InvalidOptionError } from '#shared/core/import-options.ts'
import { ImportError, writeError } from '../import-error.ts'
import type { AddOptions } from '../import-kind.ts'
import { formatOutcome, refused } from '../import-messages.ts'
import { readTextFile } from '../read-text-file.ts'
import { withImportTurn } from '../with-import-turn.ts'

/** Imports a timetable, or only validates it. Throws {@link ImportError}, and then nothing has changed. */
export async function importTimetable(
  path: string,
  given: GivenTableDetails,
  { dataFolder, replace, dryRun, say }: AddOptions,
): Promise<void> {
  const text = await readTextFile(path)
  const { format, details, days, problems } = understood(() => parseTable(text, given))
  if (problems.length > 0) throw refused(format, problems, formatTableProblem)
  say(`Read ${days.length} days, ${days[0]?.date} to ${days.at(-1)?.date} (${format}).`)
  if (dryRun) return say(`Nothing saved. The id would be ${details.id}.`)
  const folder = tablesFolder(dataFolder)
  const outcome = await withImportTurn(dataFolder, say, () =>
    saveTable(folder, details, days, { replace }).catch((error) => {
      throw writeError(error, folder)
    }),
  )
  say(`${formatOutcome(outcome, details.id)} (${details.name}, ${details.radiusKm} km radius), in ${folder}.`)
  say('A Rafiq that uses this folder picks it up within seconds; no restart needed.')
}

function understood<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (error instanceof TableFormatError) throw new ImportError(`Nothing imported: ${error.message}`)
    throw error instanceof InvalidOptionError ? new ImportError(error.message) : error
  }
}
