import { join } from 'node:path'
import type { BuiltQuestion, Question } from '#features/answers/core/question.ts'
import { editions, type NumberScheme, numberSchemes } from '#features/hadiths/core/collection-names.ts'
import { readItems } from './directory/read-items.ts'
import { writeJson } from './quran/write-files.ts'

export const name = 'answers'

const folder = join(import.meta.dirname, '../../content/answers')

/** Writes all questions into one file. */
export async function build(outFolder: string): Promise<void> {
  await writeJson(join(outFolder, 'answers.json'), await readQuestions())
}

/** The questions of the content, with the editions of their hadiths. Throws for an unknown edition. */
export async function readQuestions(): Promise<readonly BuiltQuestion[]> {
  const questions = await readItems<Question>(folder, ({ id }) => id)
  return questions.map((question) => ({
    ...question,
    hadiths: question.hadiths.map((hadith) => ({ ...hadith, scheme: schemeOf(hadith.scheme) })),
  }))
}

function schemeOf(edition: string): NumberScheme {
  const scheme = numberSchemes.find((each) => editions[each] === edition)
  if (!scheme) throw new RangeError(`${edition} is not a known edition.`)
  return scheme
}
