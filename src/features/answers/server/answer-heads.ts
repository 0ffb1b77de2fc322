import type { Database } from '#shared/server/database/database.ts'
import { type AddressHeads, directoryHeads } from '#shared/server/directory/directory-head.ts'
import { readAnswers } from '../core/answers.contract.ts'
import { answerLanguageFor, type BuiltQuestion, QUESTIONS_PER_PAGE } from '../core/question.ts'
import { questionsDirectory, textsIn } from './answers.directory.ts'

/** A question with its answer for search engines. */
function questionData({ question, short, answer }: BuiltQuestion, code: string) {
  const language = answerLanguageFor(code)
  return {
    '@type': 'Question',
    name: question[language],
    answerCount: 1,
    acceptedAnswer: {
      '@type': 'Answer',
      text: `${short[language]}\n\n${answer[language]}`,
      inLanguage: language,
    },
  }
}

/** The heads of `/islamic-qa`, a `FAQPage`, and of each question’s page, a `QAPage`. */
export function answerHeads(database: Pick<Database, 'db'>): AddressHeads {
  const directory = questionsDirectory(database)
  const headOf = directoryHeads({
    directory,
    paths: ['/islamic-qa'],
    limit: QUESTIONS_PER_PAGE,
    asks: ({ code }) => [`${readAnswers.path}?language=${code}`],
    asksOf: (slug, { code }) => `${readAnswers.path}/${slug}?language=${code}`,
    slugOf: ({ id }) => id,
    headOf: ({ entry }, { code }) => {
      const language = answerLanguageFor(code)
      const question = entry.question[language]
      return {
        name: question,
        title: textsIn(code).page.title.replace('{{question}}', () => question),
        description: entry.short[language],
        structuredData: { '@type': 'QAPage', mainEntity: questionData(entry, code) },
      }
    },
  })
  return async (request) => {
    const head = await headOf(request)
    if (request.path !== '/islamic-qa' || head === undefined || head === 'missing') return head
    const { entries } = await directory.list({ page: 1, limit: QUESTIONS_PER_PAGE, filters: {} })
    return {
      ...head,
      structuredData: {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        inLanguage: request.language.code,
        mainEntity: entries.map(({ entry }) => questionData(entry, request.language.code)),
      },
    }
  }
}
