import { readTranslation } from '#features/quran/core/import/read-translation.ts'
import { problemSentence, type ReadingProblem } from '#features/quran/core/import/reading-problem.ts'
import {
  DetailsError,
  type GivenDetails,
  translationDetails,
} from '#features/quran/core/import/translation-details.ts'
import { importedFolder } from '#features/quran/server/imported/imported-translation.ts'
import { keepTranslation } from '#features/quran/server/imported/keep-translation.ts'
import { ImportError, writeError } from '../import-error.ts'
import type { AddOptions } from '../import-kind.ts'
import { readTextFile } from '../read-text-file.ts'

const PROBLEMS_NAMED = 20

const outcomes = {
  added: 'Imported',
  replaced: 'Imported in place of the version before:',
  unchanged: 'Already there, the same:',
} as const

/** Imports a file, or only checks it. Throws {@link ImportError}, and then nothing has changed. */
export async function importTranslation(
  path: string,
  given: GivenDetails,
  { dataFolder, replace, dryRun, say }: AddOptions,
): Promise<void> {
  const details = checked(given)
  const { format, surahs, problems, notes } = readTranslation(await readTextFile(path))
  if (problems.length > 0) throw refused(format, problems)
  say(`Read ${surahs.flat().length} verses (${format}).`)
  for (const note of notes) say(note)
  if (dryRun) return say(`Nothing was written. It would be ${details.id}.`)
  const folder = importedFolder(dataFolder)
  const outcome = await keepTranslation(folder, details, surahs, { replace }).catch((error) => {
    throw writeError(error, folder)
  })
  if (outcome === 'taken') {
    throw new ImportError(
      `Nothing was imported: there is another ${details.id}. To put this one in its place, add --replace; to have ` +
        'both, give this one an --id of its own.',
    )
  }
  say(`${outcomes[outcome]} ${details.id} (${details.language}, ${details.name}), in ${folder}.`)
  say('A Rafiq that runs on this folder offers it within seconds, with no restart.')
}

function refused(format: string, problems: readonly ReadingProblem[]): ImportError {
  const more = problems.length - PROBLEMS_NAMED
  return new ImportError(
    [
      `Nothing was imported. Read as ${format}, the file has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}:`,
      ...problems.slice(0, PROBLEMS_NAMED).map(problemSentence),
      ...(more > 0 ? [`… and ${more} more.`] : []),
    ].join('\n'),
  )
}

function checked(given: GivenDetails) {
  try {
    return translationDetails(given)
  } catch (error) {
    throw error instanceof DetailsError ? new ImportError(error.message) : error
  }
}
