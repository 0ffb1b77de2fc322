import type { SaveOutcome } from '#shared/server/save-outcome.ts'
import { ImportError } from './import-error.ts'

const PROBLEMS_NAMED = 20

/** The first problems, each with its line, and the number of others. */
export function namedProblems<Problem>(
  problems: readonly Problem[],
  sentenceOf: (problem: Problem) => string,
): string[] {
  const more = problems.length - PROBLEMS_NAMED
  return [...problems.slice(0, PROBLEMS_NAMED).map(sentenceOf), ...(more > 0 ? [`… and ${more} more.`] : [])]
}

/** The reasons for rejecting a file. */
export function refused<Problem>(
  format: string,
  problems: readonly Problem[],
  sentenceOf: (problem: Problem) => string,
): ImportError {
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`
  const head = `Nothing imported. Read as ${format}, the file has ${count}:`
  return new ImportError([head, ...namedProblems(problems, sentenceOf)].join('\n'))
}

const outcomes = {
  added: 'Imported',
  replaced: 'Replaced',
  unchanged: 'Already imported, unchanged:',
} as const

/**
 * The outcome of an import, as the beginning of a sentence about it. Throws {@link ImportError} if the id is
 * taken.
 */
export function formatOutcome(outcome: SaveOutcome, id: string): string {
  if (outcome !== 'taken') return `${outcomes[outcome]} ${id}`
  throw new ImportError(
    `Nothing imported: ${id} already exists. Add --replace to replace it, or give this one ` +
      'another --id to have both.',
  )
}
