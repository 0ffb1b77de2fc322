import { eq } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import { oneRow } from '#shared/server/admin/admin-table.ts'
import { addEntry, type EditedDirectory, saveEntry } from '#shared/server/directory/edit-entries.ts'
import { entryRoutes } from '#shared/server/directory/entry-routes.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import type { Lesson } from '../core/lesson.ts'
import { lessonTroubles } from '../core/lesson-troubles.ts'
import { keepsCards, type LessonValues, lessonFrom, lessonId, valuesOfLesson } from '../core/lesson-values.ts'
import {
  actOnLessons,
  createLesson,
  exportLessons,
  listAdminLessons,
  readAdminLesson,
  updateLesson,
} from '../core/lessons-admin.contract.ts'
import { lessonRow } from './lessons.directory.ts'
import { mayEditLessons, mayReadAllLessons } from './lessons.policy.ts'
import { lessons } from './lessons.table.ts'
import { editedLessons, lessonsTable } from './lessons-table.ts'

const directory: EditedDirectory<Lesson> = {
  table: lessons,
  itemType: 'lesson',
  rowOf: lessonRow,
  isComplete: (entry) => Object.keys(lessonTroubles(valuesOfLesson(entry, true))).length === 0,
}

/** Editors list, add, correct and delete the lessons. */
export const lessonsAdminFeature: ServerFeature = (app, services) => {
  const { database } = services
  const by = entryRoutes(app, services, {
    mayRead: mayReadAllLessons,
    mayEdit: mayEditLessons,
    calls: { list: listAdminLessons, export: exportLessons, read: readAdminLesson, act: actOnLessons },
    directory,
    table: lessonsTable,
    edited: editedLessons,
  })

  const stored = async (id: string) => {
    const [row] = await database.db.select({ entry: lessons.entry }).from(lessons).where(eq(lessons.slug, id))
    return row?.entry
  }

  guardedRoute(app, mayEditLessons, createLesson, async ({ body, session }) => {
    const entry = lessonOf(lessonId(body), body)
    await addEntry(by(session), directory, { entry, columns: { isPublished: body.isPublished } })
    return oneRow(database, editedLessons, entry.id)
  })

  guardedRoute(
    app,
    mayEditLessons,
    updateLesson,
    async ({ params: { id }, body: { version, ...values }, session }) => {
      const before = await stored(id)
      if (before && !keepsCards(values, before)) throw wrongSteps('Cards that people review must stay.')
      const columns = { isPublished: values.isPublished }
      await saveEntry(by(session), directory, id, { entry: lessonOf(id, values, before), columns, version })
      return oneRow(database, editedLessons, id)
    },
  )
}

function lessonOf(id: string, values: LessonValues, before?: Lesson): Lesson {
  try {
    return lessonFrom(id, values, before)
  } catch (error) {
    throw error instanceof RangeError ? wrongSteps(error.message) : error
  }
}

const wrongSteps = (message: string) =>
  new AppError('invalid_request', 400, message, [{ field: 'steps', code: 'not_steps' }])
