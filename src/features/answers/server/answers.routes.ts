import type { RankedDirectory } from '#shared/server/directory/count-popularity.ts'
import { existing, type Listed } from '#shared/server/directory/directory.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import {
  type AnswerAnswer,
  type ListedQuestion,
  type QuestionSummary,
  readAnswer,
  readAnswers,
} from '../core/answers.contract.ts'
import { type AnswerLanguage, answerLanguageFor, type BuiltQuestion } from '../core/question.ts'
import { questionsDirectory, searchingList, seedQuestions } from './answers.directory.ts'
import { answerFeedbackFeature } from './feedback.routes.ts'
import { openQuestionWords } from './question-words.ts'
import { questions } from './questions.table.ts'
import { questionsAdminFeature } from './questions-admin.routes.ts'

const CACHE = { cacheControl: 'public, max-age=300, stale-while-revalidate=86400' }

/** What the popularity of questions is counted from. */
export const rankedQuestions: RankedDirectory = { table: questions, path: '/islamic-qa', target: 'question' }

/** Finds the hadiths among these that have a page, by the ends of their addresses. */
type FindHadiths = (ids: readonly string[]) => Promise<ReadonlySet<string>>

/** Questions with their answers, what people report about them, and their administration. */
export const answersFeature =
  (findHadiths: FindHadiths): ServerFeature =>
  async (app, services) => {
    const { database, contentFolder } = services
    await seedQuestions(database, contentFolder)
    const words = openQuestionWords(database)
    const directory = questionsDirectory(database, words)
    const list = searchingList(directory, words)

    route(
      app,
      readAnswers,
      async ({ query: { language, search, page, limit, ...filters } }) => {
        const { entries, pagination } = await list({ search, page, limit, filters })
        const inLanguage = answerLanguageFor(language)
        return { answers: entries.map((listed) => toListed(listed, inLanguage)), pagination }
      },
      CACHE,
    )
    route(
      app,
      readAnswer,
      async ({ params: { id }, query: { language } }) => {
        const listed = existing(await directory.find(id))
        const related = await Promise.all(listed.entry.related.map(directory.find))
        const pages = await findHadiths(listed.entry.hadiths.map(pageOf))
        const inLanguage = answerLanguageFor(language)
        return {
          ...toAnswer(listed, pages, inLanguage),
          related: related.flatMap((found) => (found ? [toSummary(found.entry, inLanguage)] : [])),
        }
      },
      CACHE,
    )
    await answerFeedbackFeature(app, services)
    await questionsAdminFeature(app, services)
  }

/** The end of a hadith’s address below `/hadiths`, if it has a page. */
const pageOf = ({ collection, number }: BuiltQuestion['hadiths'][number]) => `${collection}-${number}`

function toSummary(entry: BuiltQuestion, language: AnswerLanguage): QuestionSummary {
  const { id, category, question, short } = entry
  return { id, category, question: question[language], short: short[language], language }
}

function toListed({ entry }: Listed<BuiltQuestion>, language: AnswerLanguage): ListedQuestion {
  return { ...toSummary(entry, language), schools: entry.views.length }
}

function toAnswer(
  listed: Listed<BuiltQuestion>,
  pages: ReadonlySet<string>,
  language: AnswerLanguage,
): Omit<AnswerAnswer, 'related'> {
  const { answer, views, quran, hadiths, sources, keywords } = listed.entry
  return {
    ...toListed(listed, language),
    answer: answer[language],
    schoolViews: views.map(({ school, text, source }) => ({
      school,
      text: text[language],
      source: source[language],
    })),
    quran,
    hadiths: hadiths.map((hadith) => ({
      ...hadith,
      page: pages.has(pageOf(hadith)) ? pageOf(hadith) : null,
    })),
    sources: sources.map(({ author, title, chapter }) => ({
      author: author[language],
      title: title[language],
      chapter: chapter[language],
    })),
    keywords: keywords[language],
  }
}
