import { join } from 'node:path'
import type { BuiltQuestion, Question } from '#features/answers/core/question.ts'
import type { Hadith } from '#features/hadiths/core/hadith.ts'
import type { NumberScheme } from '#features/hadiths/core/index.ts'
import { readItems } from './directory/read-items.ts'
import { writeJson } from './quran/write-files.ts'

export const name = 'answers'

const content = join(import.meta.dirname, '../../content')

/** The editions as the content names them. */
const schemes: Readonly<Record<string, NumberScheme>> = {
  'Fath al-Bari (Muhammad Fuʾad ʿAbd al-Baqi)': 'fath-al-bari',
  'Muhammad Fuʾad ʿAbd al-Baqi': 'abd-al-baqi',
  'Muhammad Muhyi ad-Din ʿAbd al-Hamid': 'abd-al-hamid',
  'Ahmad Muhammad Shakir': 'shakir',
  'ʿAbd al-Fattah Abu Ghuddah': 'abu-ghuddah',
}

/** Writes all questions into one file; hadiths that have a page get its address. */
export async function build(outFolder: string): Promise<void> {
  await writeJson(join(outFolder, 'answers.json'), await readQuestions())
}

/** The questions of the content, with the editions and pages of their hadiths. Throws for an unknown edition. */
export async function readQuestions(): Promise<readonly BuiltQuestion[]> {
  const hadiths = await readItems<Hadith>(join(content, 'hadiths/items'), ({ id }) => id)
  const pages = new Map(hadiths.map(({ collection, number, id }) => [`${collection} ${number}`, id]))
  const questions = await readItems<Question>(join(content, 'answers'), ({ id }) => id)
  return questions.map((question) => ({
    ...question,
    hadiths: question.hadiths.map((hadith) => ({
      ...hadith,
      scheme: schemeOf(hadith.scheme),
      page: pages.get(`${hadith.collection} ${hadith.number}`) ?? null,
    })),
  }))
}

function schemeOf(edition: string): NumberScheme {
  const scheme = schemes[edition]
  if (!scheme) throw new RangeError(`${edition} is not a known edition.`)
  return scheme
}
