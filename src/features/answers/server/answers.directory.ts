import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, like, sql } from 'drizzle-orm'
import { otherForms } from '#features/hadiths/core/index.ts'
import en from '#locales/en/answers.json' with { type: 'json' }
import { lookupKey, searchTextOf } from '#shared/core/directory/search-text.ts'
import { interfaceCodes } from '#shared/core/languages.ts'
import { foldedWords } from '#shared/core/text-search.ts'
import type { Database } from '#shared/server/database/database.ts'
import { type Directory, type ListRequest, openDirectory } from '#shared/server/directory/directory.ts'
import { seedDirectory } from '#shared/server/directory/seed-directory.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import { answerCategories, type BuiltQuestion } from '../core/question.ts'
import { type QuestionWords, textsOf } from './question-words.ts'
import { questions } from './questions.table.ts'

/** The interface’s texts about questions, by language. */
export const textsIn = interfaceTexts('answers', en)

/** The questions as a directory, in the order of the categories. */
export const questionsDirectory = (
  database: Pick<Database, 'db'>,
  readWords?: () => Promise<QuestionWords>,
): Directory<BuiltQuestion> =>
  openDirectory(database, {
    table: questions,
    filters: {
      category: questions.category,
      anywhere: (text) => {
        // Folded words have no sign that `like` reads as a pattern.
        const words = foldedWords(String(text)).map((word) => like(questions.allText, `%${word}%`))
        return and(...words) ?? sql`true`
      },
    },
    exactKeys: (search) => [lookupKey(search)],
    otherForms,
    ...(readWords && { meantWords: async (word) => (await readWords()).near(word) }),
  })

/**
 * Lists questions. A search that finds none is repeated with the words that say what it is about, then in the whole
 * answers, and then with its rarest word alone, so that a question in plain words is rarely without an answer.
 */
export function searchingList(directory: Directory<BuiltQuestion>, readWords: () => Promise<QuestionWords>) {
  return async ({ search, ...request }: ListRequest) => {
    const found = await directory.list({ ...request, search })
    if (found.pagination.total > 0 || search === undefined) return found
    const words = await readWords()
    const subject = words.subject(search)
    if (subject.length === 0) return found
    const anywhere = (text: string) => ({ ...request, filters: { ...request.filters, anywhere: text } })
    for (const attempt of [
      { ...request, search: subject.join(' ') },
      anywhere(subject.join(' ')),
      anywhere(words.rarest(subject) ?? ''),
    ]) {
      const again = await directory.list(attempt)
      if (again.pagination.total > 0) return again
    }
    return found
  }
}

/** The place of new questions, after the content’s ones of their category. */
const LAST = 999

/** A question’s row. It stays at the place that its `sortKey` has. */
export const questionRow = (entry: BuiltQuestion, sortKey: string | undefined) =>
  rowAt(entry, Number(sortKey?.split('-')[1] ?? LAST))

function rowAt(entry: BuiltQuestion, place: number): typeof questions.$inferInsert {
  const { id, category, question, short, keywords } = entry
  const categories = interfaceCodes.map((code) => textsIn(code).categories[category])
  const words = [...keywords.en, ...keywords.ar]
  return {
    slug: id,
    sortKey: `${padded(answerCategories.indexOf(category))}-${padded(place)}-${id}`,
    entry,
    searchText: searchTextOf([question.en, question.ar, short.en, short.ar, ...words, ...categories]),
    keys: [...new Set([question.en, question.ar, ...words].map(lookupKey))],
    category,
    allText: searchTextOf(textsOf(entry)),
  }
}

const padded = (number: number) => String(number).padStart(3, '0')

/** Writes the content’s questions into the database. */
export async function seedQuestions(database: Pick<Database, 'db'>, contentFolder: string): Promise<void> {
  const file = await readFile(join(contentFolder, 'answers', 'answers.json'), 'utf8')
  const content: readonly BuiltQuestion[] = JSON.parse(file)
  await seedDirectory(database, questions, content.map(rowAt))
}
