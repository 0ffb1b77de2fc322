import { LRUCache } from 'lru-cache'
import { isOneEditApart } from '#features/hadiths/core/index.ts'
import { isFrameWord } from '#features/quran/core/index.ts'
import { foldedWords } from '#shared/core/text-search.ts'
import type { Database } from '#shared/server/database/database.ts'
import { changesOf } from '#shared/server/directory/directory-changes.ts'
import { isListed } from '#shared/server/directory/directory-columns.ts'
import type { BuiltQuestion } from '../core/question.ts'
import { questions } from './questions.table.ts'

/** Shorter words are one letter away from too many others. */
const SHORTEST_WITH_ERROR = 4

/** The words of all questions and answers, for searches with wrong letters and in whole sentences. */
export interface QuestionWords {
  /** Known words that differ from a word by one letter, or by two neighbours that changed places. */
  readonly near: (word: string) => readonly string[]
  /** The words of a search that say what it is about, known ones only. */
  readonly subject: (search: string) => readonly string[]
  /** The word that the fewest questions have. */
  readonly rarest: (words: readonly string[]) => string | undefined
}

/** The words are read again after this time, because another instance may have changed questions. */
const REUSED_FOR_MS = 60_000

/** Reads the words of the questions that people see. */
export function openQuestionWords({ db }: Pick<Database, 'db'>): () => Promise<QuestionWords> {
  const read = new LRUCache<number, QuestionWords>({
    max: 1,
    ttl: REUSED_FOR_MS,
    allowStale: true,
    ignoreFetchAbort: true,
    fetchMethod: async () => {
      const rows = await db.select({ entry: questions.entry }).from(questions).where(isListed(questions))
      return questionWords(rows.map(({ entry }) => entry))
    },
  })
  return () => read.forceFetch(changesOf(questions))
}

function questionWords(listed: readonly BuiltQuestion[]): QuestionWords {
  const counts = new Map<string, number>()
  for (const question of listed) {
    for (const word of new Set(foldedWords(textsOf(question).join(' ')))) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const known = [...counts.keys()]
  const near = (word: string) =>
    word.length < SHORTEST_WITH_ERROR
      ? []
      : known.filter(
          (each) => each !== word && each.length >= SHORTEST_WITH_ERROR && isOneEditApart(each, word),
        )
  const questionsWith = (word: string) =>
    known.reduce((sum, each) => sum + (each.includes(word) ? (counts.get(each) ?? 0) : 0), 0)
  return {
    near,
    subject: (search) =>
      foldedWords(search).filter(
        (word) => !isFrameWord(word) && (questionsWith(word) > 0 || near(word).length > 0),
      ),
    rarest: (words) => words.toSorted((a, b) => questionsWith(a) - questionsWith(b))[0],
  }
}

/** Every text of a question in both languages. */
export function textsOf({
  question,
  short,
  answer,
  views,
  keywords,
  sources,
}: BuiltQuestion): readonly string[] {
  return [
    ...[question, short, answer].flatMap(({ en, ar }) => [en, ar]),
    ...views.flatMap(({ text }) => [text.en, text.ar]),
    ...keywords.en,
    ...keywords.ar,
    ...sources.flatMap(({ author, title }) => [author.en, author.ar, title.en, title.ar]),
  ]
}
