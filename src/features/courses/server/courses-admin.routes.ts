import { actOnEach } from '#shared/server/admin/act-on-each.ts'
import { allRows, listRows } from '#shared/server/admin/admin-table.ts'
import { sendRows } from '#shared/server/admin/send-rows.ts'
import type { EditingEntries } from '#shared/server/directory/edit-entries.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import type { Session } from '#shared/server/session/session.ts'
import {
  createCourse,
  listCourseSources,
  readEditedCourse,
  updateCourse,
} from '../core/course-values.contract.ts'
import type { CourseValues } from '../core/course-values.ts'
import { actOnCourses, exportCourses, listAdminCourses } from '../core/courses-admin.contract.ts'
import type { CourseSources } from './course-from-values.ts'
import { mayEditCourses, mayListCourses, mayPublishCourses } from './courses.policy.ts'
import { coursesTable } from './courses-table.ts'
import { actOnCourse, addCourse, findEditedCourse, saveCourse } from './edited-courses.ts'

export type ReadCourseSources = (services: Services) => Promise<CourseSources>

/** Editors list, write, publish, delete and export courses. */
export function coursesAdminRoutes(
  app: RafiqServer,
  services: Services,
  readSources: ReadCourseSources,
): void {
  const { database } = services
  const by = ({ account }: Session): EditingEntries => ({ ...services, actorId: account.id })

  guardedRoute(app, mayListCourses, listAdminCourses, async ({ query }) => {
    const { data, pagination } = await listRows(database, coursesTable, query)
    return { courses: data, pagination }
  })

  guardedRoute(app, mayListCourses, exportCourses, ({ query: { format, ...query }, reply }) =>
    sendRows(reply, exportCourses, format, allRows(database, coursesTable, query)),
  )

  guardedRoute(app, mayPublishCourses, actOnCourses, ({ body: { action, ids }, session }) =>
    actOnEach(ids, (id) => actOnCourse(by(session), id, action)),
  )

  guardedRoute(app, mayEditCourses, listCourseSources, async () => ({
    sources: (await readSources(services)).flatMap(({ kind, id, title }) =>
      kind === 'text' ? [] : [{ kind, id, title: title.en, titleArabic: title.ar }],
    ),
  }))

  guardedRoute(app, mayEditCourses, readEditedCourse, ({ params: { id } }) => findEditedCourse(database, id))

  guardedRoute(app, mayEditCourses, createCourse, async ({ body, session }) => {
    const id = await addCourse(by(session), body as CourseValues, await readSources(services))
    return findEditedCourse(database, id)
  })

  guardedRoute(
    app,
    mayEditCourses,
    updateCourse,
    async ({ params: { id }, body: { version, ...values }, session }) => {
      const sources = await readSources(services)
      await saveCourse(by(session), id, values as CourseValues, { version, sources })
      return findEditedCourse(database, id)
    },
  )
}
