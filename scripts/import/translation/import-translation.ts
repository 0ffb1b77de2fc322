import { formatImportNote } from '#features/quran/core/import/import-note.ts'
import { formatImportProblem } from '#features/quran/core/import/import-problem.ts'
import { parseTranslation } from '#features/quran/core/import/parse-translation.ts'
import {
  type TranslationOptions,
  translationDetails,
} from '#features/quran/core/import/translation-details.ts'
import { importedFolder } from '#features/quran/server/imported/imported-translation.ts'
import { saveTranslation } from '#features/quran/server/imported/save-translation.ts'
import { InvalidOptionError } from '#shared/core/import-options.ts'
import { ImportError, writeError } from '../import-error.ts'
import type { AddOptions } from '../import-kind.ts'
import { formatOutcome, refused } from '../import-messages.ts'
import { readTextFile } from '../read-text-file.ts'
import { withImportTurn } from '../with-import-turn.ts'

/** Imports a translation, or only validates it. Throws {@link ImportError}, and then nothing has changed. */
export async function importTranslation(
  path: string,
  given: TranslationOptions,
  { dataFolder, replace, dryRun, say }: AddOptions,
): Promise<void> {
  const details = checked(given)
  const { format, surahs, problems, notes } = parseTranslation(await readTextFile(path))
  if (problems.length > 0) throw refused(format, problems, formatImportProblem)
  say(`Read ${surahs.flat().length} verses (${format}).`)
  for (const note of notes) say(formatImportNote(note))
  if (dryRun) return say(`Nothing saved. The id would be ${details.id}.`)
  const folder = importedFolder(dataFolder)
  const outcome = await withImportTurn(dataFolder, say, () =>
    saveTranslation(folder, details, surahs, { replace }).catch((error) => {
      throw writeError(error, folder)
    }),
  )
  say(`${formatOutcome(outcome, details.id)} (${details.language}, ${details.name}), in ${folder}.`)
  say('A Rafiq that uses this folder offers it within seconds; no restart needed.')
}

function checked(given: TranslationOptions) {
  try {
    return translationDetails(given)
  } catch (error) {
    throw error instanceof InvalidOptionError ? new ImportError(error.message) : error
  }
}
