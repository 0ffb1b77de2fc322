import { readTranslation } from '#features/quran/core/import/read-translation.ts'
import { problemSentence } from '#features/quran/core/import/reading-problem.ts'
import {
  DetailsError,
  type GivenDetails,
  translationDetails,
} from '#features/quran/core/import/translation-details.ts'
import { keepTranslation } from '#features/quran/server/imported/keep-translation.ts'
import { ImportError, writeError } from './import-error.ts'
import { readTextFile } from './read-text-file.ts'

const PROBLEMS_NAMED = 20

const outcomes = {
  added: 'Imported',
  replaced: 'Imported in place of the version before:',
  unchanged: 'Already there, the same:',
} as const

/**
 * Imports a file into `folder`, or only checks it. Returns what there is to say, line by line. Throws
 * {@link ImportError}, and then nothing has changed.
 */
export async function importTranslation(
  path: string,
  given: GivenDetails,
  { folder, dryRun }: { readonly folder: string; readonly dryRun: boolean },
): Promise<string[]> {
  const details = checked(given)
  const { format, surahs, problems, notes } = readTranslation(await readTextFile(path))
  if (problems.length > 0) {
    const named = problems.slice(0, PROBLEMS_NAMED).map(problemSentence)
    const more = problems.length - named.length
    throw new ImportError(
      [
        `Nothing was imported. Read as ${format}, the file has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}:`,
        ...named,
        ...(more > 0 ? [`… and ${more} more.`] : []),
      ].join('\n'),
    )
  }
  const lines = [`Read ${surahs.flat().length} verses (${format}).`, ...notes]
  if (dryRun) return [...lines, `Nothing was written. It would be ${details.id}.`]
  const outcome = await keepTranslation(folder, details, surahs).catch((error) => {
    throw writeError(error, folder)
  })
  return [
    ...lines,
    `${outcomes[outcome]} ${details.id} (${details.language}, ${details.name}).`,
    'A running Rafiq offers it within seconds, with no restart; answers that were kept last up to an hour.',
  ]
}

function checked(given: GivenDetails) {
  try {
    return translationDetails(given)
  } catch (error) {
    throw error instanceof DetailsError ? new ImportError(error.message) : error
  }
}
