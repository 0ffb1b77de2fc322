import type { ImportedCollection } from '#features/hadiths/core/import/imported-collection.ts'
import type { ImportFormat } from '#features/hadiths/core/imported-hadith.ts'
import { type ImportDetails, storeCollection } from '#features/hadiths/server/imported/store-collection.ts'
import { InvalidOptionError, singleLineOption } from '#shared/core/import-options.ts'
import type { Database } from '#shared/server/database/database.ts'
import { ImportError } from '../import-error.ts'
import type { AddOptions, Given } from '../import-kind.ts'
import { namedProblems } from '../import-messages.ts'
import { progressBar } from '../progress-bar.ts'
import { readCollections } from './read-collections.ts'

const LONGEST_LICENCE = 500
const LONGEST_SOURCE = 200

const formatNames: Readonly<Record<ImportFormat, string>> = {
  'hadith-json': 'AhmedBaset/hadith-json',
  'hadith-json-chapters': 'AhmedBaset/hadith-json, by chapter',
  'hadith-api': 'fawazahmed0/hadith-api',
}

interface GivenDetails {
  readonly licence: string
  /** The name of the format unless the operator gave another. */
  readonly source: string | undefined
}

/** The options of the import, checked. Throws {@link ImportError}. */
export function importDetails({ licence, source }: Given): GivenDetails {
  try {
    return {
      licence: singleLineOption('licence', licence, LONGEST_LICENCE),
      source: source === undefined ? undefined : singleLineOption('source', source, LONGEST_SOURCE),
    }
  } catch (error) {
    throw error instanceof InvalidOptionError ? new ImportError(error.message) : error
  }
}

/**
 * Imports the collections at a path, each completely or not at all, so that an import that was interrupted continues when it
 * is run again. Problems are named and skipped. Throws {@link ImportError}.
 */
export async function importHadiths(
  path: string,
  { licence, source }: GivenDetails,
  database: Pick<Database, 'db'>,
  { replace, dryRun, say }: Pick<AddOptions, 'replace' | 'dryRun' | 'say'>,
): Promise<void> {
  const show = progressBar(dryRun ? 'Reading' : 'Importing')
  const problems: string[] = []
  const lines: string[] = []
  try {
    for await (const { collection, done, share } of readCollections(path, (each) => problems.push(each))) {
      const { slug, format, hadiths } = collection
      if (dryRun) lines.push(`${slug}: ${hadiths.length} hadiths.`)
      else {
        let stored = 0
        const onStored = (count: number) => {
          stored += count
          show(done + (share * stored) / hadiths.length)
        }
        const details: ImportDetails = { licence, source: source ?? formatNames[format] }
        lines.push(
          lineAbout(collection, await storeCollection(database, collection, details, { replace, onStored })),
        )
      }
      show(done + share)
    }
  } finally {
    for (const line of [...lines, ...countOf(problems)]) say(line)
  }
  say(dryRun ? 'Nothing saved.' : 'A running Rafiq shows them within a minute.')
}

function lineAbout(
  { slug, format, hadiths }: ImportedCollection,
  stored: Awaited<ReturnType<typeof storeCollection>>,
): string {
  if (stored === 'taken') {
    return (
      `${slug}: not imported. It was imported in another format than ${formatNames[format]}, with other numbers. ` +
      'Add --replace to replace it.'
    )
  }
  const { added, changed } = stored
  return `${slug}: ${added} new, ${changed} changed, ${hadiths.length - added - changed} unchanged.`
}

const countOf = (problems: readonly string[]) =>
  problems.length === 0
    ? []
    : [`Skipped because of errors: ${problems.length}.`, ...namedProblems(problems, (each) => each)]
