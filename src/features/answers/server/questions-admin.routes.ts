import { and, inArray, isNull } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import { oneRow } from '#shared/server/admin/admin-table.ts'
import { addEntry, type EditedDirectory, saveEntry } from '#shared/server/directory/edit-entries.ts'
import { entryRoutes } from '#shared/server/directory/entry-routes.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { ServerFeature, Services } from '#shared/server/services.ts'
import type { BuiltQuestion } from '../core/question.ts'
import { questionTroubles } from '../core/question-troubles.ts'
import { type QuestionValues, questionFrom, valuesOfQuestion } from '../core/question-values.ts'
import {
  actOnQuestions,
  createQuestion,
  exportQuestions,
  listAdminQuestions,
  readAdminQuestion,
  updateQuestion,
} from '../core/questions-admin.contract.ts'
import { questionRow } from './answers.directory.ts'
import { mayEditQuestions, mayReadAllQuestions } from './answers.policy.ts'
import { markSuggestionDone } from './feedback.repository.ts'
import { questions } from './questions.table.ts'
import { editedQuestions, questionsTable } from './questions-table.ts'

const directory: EditedDirectory<BuiltQuestion> = {
  table: questions,
  itemType: 'question',
  rowOf: questionRow,
  isComplete: (entry) => Object.keys(questionTroubles(valuesOfQuestion(entry, true))).length === 0,
}

/** Editors list, write, publish and delete questions. */
export const questionsAdminFeature: ServerFeature = (app, services) => {
  const { database } = services
  const by = entryRoutes(app, services, {
    mayRead: mayReadAllQuestions,
    mayEdit: mayEditQuestions,
    calls: {
      list: listAdminQuestions,
      export: exportQuestions,
      read: readAdminQuestion,
      act: actOnQuestions,
    },
    directory,
    table: questionsTable,
    edited: editedQuestions,
  })

  guardedRoute(app, mayEditQuestions, createQuestion, async ({ body: { suggestion, ...body }, session }) => {
    await refuseUnknownRelated(services, body)
    await addEntry(by(session), directory, {
      entry: questionFrom(body),
      columns: columnsOf(body),
      also: async (run) => {
        if (suggestion) await markSuggestionDone({ db: run }, suggestion, services.clock())
      },
    })
    return oneRow(database, editedQuestions, body.id)
  })

  guardedRoute(
    app,
    mayEditQuestions,
    updateQuestion,
    async ({ params: { id }, body: { version, ...values }, session }) => {
      await refuseUnknownRelated(services, values)
      const entry = questionFrom({ ...values, id })
      await saveEntry(by(session), directory, id, { entry, columns: columnsOf(values), version })
      return oneRow(database, editedQuestions, id)
    },
  )
}

const columnsOf = ({ isPublished }: Pick<QuestionValues, 'isPublished'>) => ({ isPublished })

/** Throws `invalid_request` for a related question that isn’t there. */
async function refuseUnknownRelated(
  { database: { db } }: Pick<Services, 'database'>,
  { related }: Pick<QuestionValues, 'related'>,
): Promise<void> {
  const wanted = [...new Set(related)]
  const known = await db.$count(questions, and(inArray(questions.slug, wanted), isNull(questions.deletedAt)))
  if (known < wanted.length)
    throw new AppError('invalid_request', 400, 'A related question doesn’t exist.', [
      { field: 'related', code: 'no_such_question' },
    ])
}
