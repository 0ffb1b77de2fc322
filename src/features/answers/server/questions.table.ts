import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { directoryColumns, directoryIndexes } from '#shared/server/directory/directory-columns.ts'
import { feedbackStatuses, feedbackTypes, reportReasons } from '../core/feedback.ts'
import { answerCategories, type BuiltQuestion } from '../core/question.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The questions of `content/answers`. */
export const questions = pgTable(
  'questions',
  {
    ...directoryColumns<BuiltQuestion>(),
    category: text({ enum: answerCategories }).notNull(),
    /** The folded words of question, answer and views, from `searchTextOf`. */
    allText: text('all_text').notNull(),
  },
  (table) => directoryIndexes('questions', table, { category: table.category }),
)

/** Suggested questions, and reports about answers. They have no name and no address of a sender. */
export const answerFeedback = pgTable(
  'answer_feedback',
  {
    id: uuid().primaryKey().defaultRandom(),
    type: text({ enum: feedbackTypes }).notNull(),
    /** The id of the question that a report is about. */
    question: text(),
    reason: text({ enum: reportReasons }),
    text: text().notNull(),
    language: text().notNull(),
    status: text({ enum: feedbackStatuses }).notNull().default('open'),
    receivedAt: instant('received_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [index('answer_feedback_status').on(table.status, table.receivedAt)],
)

export const tableGroups: TableGroups = { questions: 'nobody', answer_feedback: 'suggestions' }
