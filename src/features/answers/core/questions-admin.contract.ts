import { z } from 'zod'
import { exportQuery, tableAnswer, tableQuery } from '#shared/core/admin/admin-table.contract.ts'
import { actionsOn, editedVersion, entryFields, entryFilterQuery } from '#shared/core/admin/entry.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, linesText, lineText, nameIn } from '#shared/core/contract/fields.ts'
import { withRulesOf } from '#shared/core/contract/with-rules.ts'
import { graders } from '#shared/core/source.ts'
import { questionId } from './answers.contract.ts'
import { quotedCollections, quotedGrades } from './numbered-hadith.ts'
import { answerCategories, schools } from './question.ts'
import { questionTroubles } from './question-troubles.ts'
import { QUESTION_LENGTHS } from './question-values.ts'

const errors = ['not_signed_in', 'forbidden'] as const
const params = z.object({ id: questionId })

const row = z.object({
  id: described(z.string(), 'The end of its address.', 'what-breaks-wudu'),
  question: described(z.string(), 'The question in English.', 'What breaks wudu?'),
  questionArabic: described(z.string(), 'The question in Arabic.', 'ما الذي ينقض الوضوء؟'),
  category: described(z.enum(answerCategories), 'Its part of the list.', 'purity'),
  schools: described(z.number().int(), 'The number of schools whose views it reports.', 5),
  references: described(z.number().int(), 'The number of verses, hadiths and works it refers to.', 4),
  ...entryFields,
})
export type AdminQuestion = z.output<typeof row>

const query = {
  ...tableQuery('questions and answers in both languages', ['order', 'question', 'views', 'edited']),
  ...entryFilterQuery,
  category: described(nameIn(answerCategories).optional(), 'Only questions of this category.', 'purity'),
}

export const listAdminQuestions = endpoint({
  method: 'GET',
  path: '/api/admin/questions',
  summary: 'Lists questions, unpublished ones included, in the order of the public list',
  query: z.object(query),
  answer: tableAnswer(row),
  errors,
})

export const exportQuestions = endpoint({
  method: 'GET',
  path: '/api/admin/questions/export',
  summary: 'Exports the questions of a search as CSV or JSON',
  query: z.object(exportQuery(query)),
  answer: z.array(row),
  errors,
})

const { question, short, answer, view, line, items } = QUESTION_LENGTHS

const text = (most: number, about: string, example: string) =>
  described(linesText(most).default(''), about, example)
const name = (about: string, example: string) => described(lineText(line).default(''), about, example)
const list = <Item extends z.ZodType>(item: Item, about: string, example: unknown) =>
  described(z.array(item).max(items, 'too_many').readonly().default([]), about, example)

const viewOfSchool = z.strictObject({
  school: described(z.enum(schools), 'The school of law.', 'hanafi'),
  text: text(view, 'Its view in English.', 'Bleeding breaks wudu.'),
  textArabic: text(view, 'Its view in Arabic.', 'ينقضه الدم السائل.'),
  source: name('The work that has it, in English.', 'al-Marghinani, al-Hidayah'),
  sourceArabic: name('The work in Arabic.', 'المرغيناني، الهداية'),
})

const hadith = z.strictObject({
  collection: described(z.enum(quotedCollections), 'The collection.', 'abu-dawud'),
  number: described(z.number().int(), 'The number in its usual scheme.', 61),
  grade: described(z.enum(quotedGrades).nullable().default(null), 'Its grade outside the two Sahihs.'),
  gradedBy: described(z.enum(graders).nullable().default(null), 'The scholar who gave the grade.'),
})

const work = z.strictObject({
  author: name('The author in English.', 'an-Nawawi'),
  authorArabic: name('The author in Arabic.', 'النووي'),
  title: name('The title in English.', 'al-Majmu'),
  titleArabic: name('The title in Arabic.', 'المجموع'),
  chapter: name('The part of the work in English.', 'book of purity'),
  chapterArabic: name('The part of the work in Arabic.', 'كتاب الطهارة'),
})

const values = {
  id: described(
    z.string().max(QUESTION_LENGTHS.id, 'too_long'),
    'The end of its address; it can’t be changed later.',
    'sample-question',
  ),
  category: described(z.enum(answerCategories), 'Its part of the list.', 'purity'),
  question: text(question, 'The question in English.', 'What breaks wudu?'),
  questionArabic: text(question, 'The question in Arabic.', 'ما الذي ينقض الوضوء؟'),
  short: text(short, 'The answer in a sentence or two, in English.', 'Sleep does.'),
  shortArabic: text(short, 'The answer in a sentence or two, in Arabic.', 'ينقضه النوم.'),
  answer: text(
    answer,
    'The answer in English, with an empty line between paragraphs. Verses and hadiths that it names, such as `2:183` and `al-Bukhari 135`, are listed below it.',
    'Sleep breaks it (al-Bukhari 135).',
  ),
  answerArabic: text(
    answer,
    'The answer in Arabic, with as many paragraphs and the same references.',
    'ينقضه النوم (البخاري ١٣٥).',
  ),
  views: described(
    z.array(viewOfSchool).max(schools.length, 'too_many').readonly().default([]),
    'The views of all schools, or of none where the answer doesn’t depend on the school.',
  ),
  quran: list(lineText(line), 'Verses, such as `2:255` or `2:255-257`.', ['5:6']),
  hadiths: described(z.array(hadith).max(items, 'too_many').readonly().default([]), 'Hadiths.'),
  sources: described(z.array(work).max(items, 'too_many').readonly().default([]), 'Works.'),
  keywords: list(lineText(line), 'Words for the search, in English.', ['wudu']),
  keywordsArabic: list(lineText(line), 'Words for the search, in Arabic.', ['وضوء']),
  related: list(questionId, 'Questions about the same.', ['doubt-about-wudu']),
  isPublished: described(z.boolean().default(false), 'Whether it is public.', false),
}

/** The rules of the content build, which the editor checks too. */
const withRules = withRulesOf(questionTroubles)

const edited = row.extend({
  values: described(z.object(values), 'The texts and references as an editor writes them.'),
})
export type EditedQuestion = z.output<typeof edited>

export const readAdminQuestion = endpoint({
  method: 'GET',
  path: '/api/admin/questions/{id}',
  summary: 'Reads one question with its texts and references',
  params,
  answer: edited,
  errors: [...errors, 'not_found'],
})

export const createQuestion = endpoint({
  method: 'POST',
  path: '/api/admin/questions',
  summary: 'Creates a question',
  body: withRules({
    ...values,
    suggestion: described(
      z.uuid().optional(),
      'The suggestion that it answers, which is marked as done.',
      '3f6d2c1e-8a54-4f0e-9b7d-5c1f2a3b4c5d',
    ),
  }),
  answer: edited,
  status: 201,
  errors: [...errors, 'slug_taken'],
})

export const updateQuestion = endpoint({
  method: 'PUT',
  path: '/api/admin/questions/{id}',
  summary: 'Saves a new version of a question; the content doesn’t change it afterwards',
  params,
  body: withRules({ ...values, version: editedVersion }),
  answer: edited,
  errors: [...errors, 'not_found', 'version_conflict'],
})

export const actOnQuestions = actionsOn('/api/admin/questions/actions', 'questions')
