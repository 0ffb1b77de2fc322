import { z } from 'zod'
import { exportQuery, tableAnswer, tableQuery } from '#shared/core/admin/admin-table.contract.ts'
import { actionsOn, editedVersion, entryFilterQuery, entryState } from '#shared/core/admin/entry.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, linesText, lineText, nameIn } from '#shared/core/contract/fields.ts'
import { withRulesOf } from '#shared/core/contract/with-rules.ts'
import { slug } from '#shared/core/directory/directory.contract.ts'
import { lessonCategories, lessonLevels, lessonUnits } from './lesson.ts'
import { lessonTroubles } from './lesson-troubles.ts'
import { LESSON_LENGTHS, stepKinds } from './lesson-values.ts'

const errors = ['not_signed_in', 'forbidden'] as const
const params = z.object({ id: slug })
const { line, text, steps, texts } = LESSON_LENGTHS

const row = z.object({
  id: described(z.string(), 'Its name, which doesn’t change.', 'wudu'),
  title: described(z.string(), 'In English.', 'Wudu, step by step'),
  titleArabic: described(z.string(), 'In Arabic.', 'الوضوء خطوة خطوة'),
  unit: described(z.enum(lessonUnits), 'The part of the path.', 'prayer'),
  category: described(z.enum(lessonCategories), 'Its category.', 'basics'),
  difficulty: described(z.enum(lessonLevels), 'Its level.', 'beginner'),
  minutes: described(z.number(), 'How long it takes.', 10),
  steps: described(z.number(), 'The number of its steps.', 18),
  questions: described(z.number(), 'The number of its questions.', 3),
  ...entryState,
})
export type AdminLesson = z.output<typeof row>

const query = {
  ...tableQuery('titles, introductions and texts', ['order', 'edited']),
  ...entryFilterQuery,
  unit: described(nameIn(lessonUnits).optional(), 'Only lessons of this part of the path.', 'letters'),
  category: described(nameIn(lessonCategories).optional(), 'Only lessons of this category.', 'tajweed'),
  difficulty: described(nameIn(lessonLevels).optional(), 'Only lessons of this level.', 'beginner'),
}

export const listAdminLessons = endpoint({
  method: 'GET',
  path: '/api/admin/lessons',
  summary: 'Lists the lessons, unpublished ones included',
  query: z.object(query),
  answer: tableAnswer(row),
  errors,
})

export const exportLessons = endpoint({
  method: 'GET',
  path: '/api/admin/lessons/export',
  summary: 'Exports the lessons of a search as CSV or JSON',
  query: z.object(exportQuery(query)),
  answer: z.array(row),
  errors,
})

const oneLine = (about: string, example: string) => described(lineText(line).default(''), about, example)
const long = (about: string, example: string) => described(linesText(text).default(''), about, example)

const step = z.strictObject({
  from: described(
    z.number().int().nonnegative().nullable().default(null),
    'Its place among the stored steps, from 0; `null` for a new text or question.',
    0,
  ),
  kind: described(z.enum(stepKinds), 'What kind of step it is.', 'text'),
  about: described(
    z.array(z.string().max(text, 'too_long')).max(texts, 'too_many').readonly().default([]),
    'What each text belongs to, such as a word of the verse; not saved.',
    [],
  ),
  texts: described(
    z
      .array(z.strictObject({ en: long('In English.', 'Allah'), ar: long('In Arabic.', 'الله') }))
      .max(texts, 'too_many')
      .readonly()
      .default([]),
    'Its texts; of a question the question, why the answer is right, and the choices.',
  ),
  answer: described(
    z.number().int().nonnegative().nullable().default(null),
    'Of a question, the index of the right choice.',
    1,
  ),
})

const values = {
  title: oneLine('In English; the name of a new lesson is made of it.', 'Wudu, step by step'),
  titleArabic: oneLine('In Arabic.', 'الوضوء خطوة خطوة'),
  intro: long('What one learns, in English.', 'Wash before you pray.'),
  introArabic: long('The same in Arabic.', 'تتوضأ قبل الصلاة.'),
  unit: described(z.enum(lessonUnits), 'The part of the path.', 'prayer'),
  category: described(z.enum(lessonCategories), 'Its category.', 'basics'),
  difficulty: described(z.enum(lessonLevels), 'Its level.', 'beginner'),
  minutes: described(z.number().int().nullable().default(null), 'How long it takes.', 10),
  steps: described(
    z.array(step).max(steps, 'too_many').readonly().default([]),
    'In their order. Steps of the stored lesson that are missing are removed.',
  ),
  isPublished: described(z.boolean().default(false), 'Whether it is public.', false),
}

/** The rules of the content, which the editor checks too. */
const withRules = withRulesOf(lessonTroubles)

const edited = row
  .omit({ steps: true })
  .extend({ values: described(z.object(values), 'The texts as an editor writes them.') })
export type EditedLesson = z.output<typeof edited>

export const readAdminLesson = endpoint({
  method: 'GET',
  path: '/api/admin/lessons/{id}',
  summary: 'Reads one lesson with its texts',
  params,
  answer: edited,
  errors: [...errors, 'not_found'],
})

export const createLesson = endpoint({
  method: 'POST',
  path: '/api/admin/lessons',
  summary: 'Adds a lesson at the end of its part of the path',
  body: withRules(values),
  answer: edited,
  status: 201,
  errors: [...errors, 'slug_taken'],
})

export const updateLesson = endpoint({
  method: 'PUT',
  path: '/api/admin/lessons/{id}',
  summary: 'Saves a new version of a lesson; the content doesn’t change it afterwards',
  params,
  body: withRules({ ...values, version: editedVersion }),
  answer: edited,
  errors: [...errors, 'not_found', 'version_conflict'],
})

export const actOnLessons = actionsOn('/api/admin/lessons/actions', 'lessons')
