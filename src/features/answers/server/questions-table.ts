import { type SQL, sql } from 'drizzle-orm'
import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import { entryFilters, entryStateOf, storedEntryColumns } from '#shared/server/directory/edit-entries.ts'
import type { AnswerCategory } from '../core/question.ts'
import { valuesOfQuestion } from '../core/question-values.ts'
import type { AdminQuestion, EditedQuestion } from '../core/questions-admin.contract.ts'
import { questions } from './questions.table.ts'

type Row = typeof questions.$inferSelect

const { filters, otherwise } = entryFilters(questions)

const columns = {
  ...storedEntryColumns(questions),
  views: questions.views,
}

const textOf = (field: 'question' | 'short' | 'answer', language: 'en' | 'ar'): SQL =>
  sql`(${questions.entry} #>> ${`{${field},${language}}`}::text[])`

/** All questions as editors see them. */
export const questionsTable: AdminTable<AdminQuestion> = {
  table: questions,
  columns,
  key: questions.slug,
  searched: [
    questions.slug,
    ...(['question', 'short', 'answer'] as const).flatMap((field) => [
      textOf(field, 'en'),
      textOf(field, 'ar'),
    ]),
  ],
  words: questions.allText,
  sorts: {
    order: questions.sortKey,
    question: textOf('question', 'en'),
    views: questions.views,
    edited: questions.editedAt,
  },
  filters: {
    ...filters,
    category: (category: AnswerCategory) => sql`${questions.category} = ${category}`,
  },
  otherwise,
  toRow: rowOf,
}

/** All questions with what an editor writes. */
export const editedQuestions: AdminTable<EditedQuestion> = {
  ...questionsTable,
  toRow: (row: Row) => ({ ...rowOf(row), values: valuesOfQuestion(row.entry, row.isPublished) }),
}

function rowOf({ entry, ...row }: Row): AdminQuestion {
  const { id, question, category, views, quran, hadiths, sources } = entry
  return {
    id,
    question: question.en,
    questionArabic: question.ar,
    category,
    schools: views.length,
    references: quran.length + hadiths.length + sources.length,
    views: row.views,
    ...entryStateOf(row),
  }
}
