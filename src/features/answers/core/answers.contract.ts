import { z } from 'zod'
import { numberSchemes } from '#features/hadiths/core/index.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, languageText, nameIn } from '#shared/core/contract/fields.ts'
import { pageQuery, pagination, slug } from '#shared/core/directory/directory.contract.ts'
import { quotedCollections, quotedGrades } from './numbered-hadith.ts'
import { answerCategories, answerLanguages, QUESTIONS_PER_PAGE, schools } from './question.ts'

const EXAMPLE = 'what-breaks-wudu'
export const questionId = slug.meta({ ...slug.meta(), example: EXAMPLE })

const summary = z.object({
  id: questionId,
  category: described(z.enum(answerCategories), 'Its part of the list.', 'purity'),
  question: described(z.string(), 'The question.', 'What breaks wudu?'),
  short: described(z.string(), 'The answer in one or two sentences.', 'Sleep and relieving oneself do.'),
  language: described(z.enum(answerLanguages), 'The language of the texts.'),
})

const listed = summary.extend({
  schools: described(z.number().int(), 'The number of schools whose views it reports.', 5),
})

const view = z.object({
  school: described(z.enum(schools), 'The school of law.', 'hanafi'),
  text: described(z.string(), 'Its view.', 'Bleeding breaks wudu.'),
  source: described(z.string(), 'The work that has it.', 'al-Marghinani, al-Hidayah, book of purity'),
})

const hadith = z.object({
  collection: described(z.enum(quotedCollections), 'The collection.', 'bukhari'),
  number: described(z.number().int(), 'The number of the hadith.', 135),
  scheme: described(z.enum(numberSchemes), 'The edition whose number it is.', 'fath-al-bari'),
  grade: described(z.enum(quotedGrades).optional(), 'Its grade; absent in al-Bukhari and Muslim.', 'sahih'),
  gradedBy: described(z.string().optional(), 'The scholar who gave the grade.', 'al-Albani'),
  page: described(
    z.string().nullable(),
    'The end of its address below `/hadiths`; null without a page.',
    null,
  ),
})

const work = z.object({
  author: described(z.string(), 'The author.', 'an-Nawawi'),
  title: described(z.string(), 'The title of the work.', 'al-Majmu'),
  chapter: described(z.string(), 'The part of the work.', 'book of purity'),
})

const answer = listed.extend({
  answer: described(z.string(), 'The answer in paragraphs, separated by an empty line.', 'Sleep breaks it.'),
  schoolViews: described(z.array(view).readonly(), 'The views of the schools where they differ.'),
  quran: described(z.array(z.string()).readonly(), 'The verses that it refers to.', ['5:6']),
  hadiths: described(z.array(hadith).readonly(), 'The hadiths that it refers to.'),
  sources: described(z.array(work).readonly(), 'The works that it refers to.'),
  keywords: described(z.array(z.string()).readonly(), 'Words for the search.', ['wudu']),
  related: described(z.array(summary).readonly(), 'Questions about the same.'),
})

export type QuestionSummary = z.output<typeof summary>
export type ListedQuestion = z.output<typeof listed>
export type AnswerAnswer = z.output<typeof answer>

const language = described(
  languageText.default('en'),
  'The language of the texts: Arabic for `ar`, English for all others. Default: en.',
  'ar',
)

export const readAnswers = endpoint({
  method: 'GET',
  path: '/api/answers',
  anyOrigin: true,
  summary: 'Questions with short answers, a page at a time',
  query: z.object({
    category: described(nameIn(answerCategories).optional(), 'Only questions of this category.', 'purity'),
    ...pageQuery(
      QUESTIONS_PER_PAGE,
      'questions and answers in both languages, with one wrong letter in a word',
    ),
    language,
  }),
  answer: z.object({
    answers: described(z.array(listed).readonly(), 'The questions of this page.'),
    pagination,
  }),
})

export const readAnswer = endpoint({
  method: 'GET',
  path: '/api/answers/{id}',
  anyOrigin: true,
  summary: 'One question with its answer, the schools’ views and all references',
  params: z.object({ id: questionId }),
  query: z.object({ language }),
  answer,
  errors: ['not_found'],
})
